import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { inLanguage, language } from '../shell/language.ts';
import { viewOf } from '../state/document.ts';
import { layTree } from '../state/tree.ts';
import { doc, visit } from './bench.ts';
import { phaseTitle } from './name.ts';
import { BENCH } from './text.ts';

const STEP = 34;
const LANE = 21;

/** The phases as dots on lines, branches below one another. */
export function PhaseTree(): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const all = doc.value;
  const ref = useRef<HTMLDivElement>(null);
  const spots = layTree(all);
  const width = Math.max(...spots.map((spot) => spot.column)) * STEP + 32;
  const height = Math.max(...spots.map((spot) => spot.lane)) * LANE + 40;
  const x = (column: number): number => column * STEP + 16;
  const y = (lane: number): number => lane * LANE + 26;
  const place = new Map(spots.map((spot) => [spot.node.id, spot] as const));
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [all.current, spots.length]);
  let year = 0;
  return (
    <nav class="float tree" aria-label={text.tree}>
      <div class="tree-scroll" ref={ref} tabIndex={-1}>
        <div class="tree-sheet" style={{ width: `${width}px`, height: `${height}px` }}>
          <svg width={width} height={height} aria-hidden="true">
            {spots.map(({ node, column, lane, from }) => {
              const before = from === undefined ? undefined : place.get(from);
              if (before === undefined) return null;
              const [x0, y0, x1, y1] = [x(before.column), y(before.lane), x(column), y(lane)];
              const bend =
                y0 === y1 ? `L${x1} ${y1}` : `C${x0 + STEP * 0.6} ${y0} ${x1 - STEP * 0.6} ${y1} ${x1} ${y1}`;
              return <path key={node.id} class="branch" d={`M${x0} ${y0}${bend}`} />;
            })}
          </svg>
          {spots.map(({ node, column, lane }) => {
            const { phase } = viewOf(all, node).state;
            const isNew = lane === 0 && phase.year !== year;
            if (lane === 0) year = phase.year;
            const here = node.id === all.current;
            return (
              <button
                key={node.id}
                type="button"
                class={`node ${node.judged === true ? 'judged' : ''} ${phase.kind}`}
                style={{ left: `${x(column) - 12}px`, top: `${y(lane) - 12}px` }}
                title={phaseTitle(phase, lang)}
                aria-label={phaseTitle(phase, lang)}
                aria-current={here ? 'step' : undefined}
                onClick={() => visit(node.id)}
              >
                {isNew && <span class="year">{phase.year}</span>}
              </button>
            );
          })}
        </div>
      </div>
    </nav>
  );
}
