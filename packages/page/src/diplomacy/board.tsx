import type { LitTarget, OrderScene } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import {
  type Location,
  type ProvinceCode,
  positionOf,
  provinceOf,
  retreatOptions,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { BOARD_SHEET, phoneOpening, sheetPoint, WIDE_OPENING } from '../map/board-sheet.ts';
import { BoardView, steppedScale } from '../map/board-view.tsx';
import type { Spot } from '../map/camera.ts';
import { marksOf } from '../map/hit.ts';
import { Lens } from '../map/lens.tsx';
import { type View, Viewport } from '../map/viewport.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { narrow, patterns, still } from '../shell/settings.ts';
import { SHELL } from '../shell/text.ts';
import { targetsOf, unitToOrder } from '../state/entry.ts';
import { decidersOf, verdictsOf } from '../state/verdict.ts';
import { useAhead } from './ahead.tsx';
import { standing } from './aim.ts';
import { hot } from './asked.ts';
import { chosen, cursor, deciding, doc, entry, keyboard, laid, side, tab, view } from './bench.ts';
import { BoardHint } from './board-hint.tsx';
import { BoardMenus } from './board-menus.tsx';
import { drag, lens, tip } from './gesture.ts';
import { march } from './march.ts';
import { entryBoard, isOpen } from './point.ts';
import { usePointer } from './pointer.ts';
import { afterwards, draftOf, tintsAfter, tintsIn, verdictsOn } from './scenes.ts';
import { Tip } from './tip.tsx';
import { PhaseTree } from './tree.tsx';

/** The scene of the phase as it is looked at. */
function sceneNow(): OrderScene {
  const now = view.value;
  if (now.node.judged !== true) return draftOf(now);
  return side.value === 'next' ? afterwards(now) : verdictsOn(now);
}

function placesNow(): readonly Location[] {
  const { units, dislodged } = view.value.state;
  return [...units, ...dislodged].map(({ at }) => at);
}

export function BenchBoard({ sheetView }: { readonly sheetView: View }): JSX.Element {
  const lang = language.value;

  const now = view.value;
  const judged = now.node.judged === true;
  const showsNext = judged && side.value === 'next';
  const scene = useMemo(sceneNow, [now, judged, showsNext]);
  const tints = useMemo(() => (showsNext ? tintsAfter(doc.value, now) : tintsIn(doc.value, now)), [now, showsNext]);
  const board = entryBoard();
  const at = entry.value;
  const targets = useMemo(() => (isOpen() ? targetsOf(at, board) : []), [at, now, judged, tab.value]);
  const lit = useMemo(
    () =>
      targets.length === 0
        ? undefined
        : targets.map((target): LitTarget => ({ ...target, ...(target.at === hot.value ? { hot: true } : {}) })),
    [targets, hot.value],
  );
  const selected = at.step === 'idle' ? undefined : at.at;

  const verdict =
    judged && side.value === 'verdicts' && chosen.value !== undefined
      ? verdictsOf(now.result)[chosen.value]
      : undefined;
  const deciders = useMemo(
    () => (verdict === undefined ? [] : decidersOf(verdict.judged.reason, verdict.at)),
    [verdict],
  );
  const kept = useMemo(() => {
    if (!deciding.value || verdict?.at === undefined) return undefined;
    const order = verdict.kind === 'order' ? verdict.judged.order : undefined;
    const to = order !== undefined && 'to' in order ? [provinceOf(order.to)] : [];
    return new Set<ProvinceCode>([verdict.at, ...to, ...deciders]);
  }, [deciding.value, verdict, deciders]);
  const keyOf = (province: ProvinceCode): string => (now.state.phase.kind === 'retreat' ? `${province}*` : province);
  const shown = useMemo(() => {
    if (kept === undefined || verdict?.at === undefined) return scene;
    return { ...scene, kept: new Set([verdict.at, ...deciders].map(keyOf)) };
  }, [scene, kept, verdict, deciders]);
  const strong = verdict?.at === undefined ? undefined : keyOf(verdict.at);

  const retreating = now.state.phase.kind === 'retreat' && isOpen() && selected !== undefined;
  const options = useMemo(() => {
    if (!retreating || selected === undefined) return undefined;
    const one = retreatOptions(STANDARD_MAP, positionOf(now.state), now.state.rules).find(
      ({ unit }) => provinceOf(unit.at) === selected,
    );
    return one === undefined
      ? undefined
      : { open: one.open, closed: one.closed.filter(({ why }) => why !== 'occupied').map(({ to }) => to) };
  }, [retreating, selected, now]);

  // The new board is walked to, not only shown; with reduced motion it simply stands there.
  const shownNext = useRef(false);
  useLayoutEffect(() => {
    const begins = showsNext && !shownNext.current;
    shownNext.current = showsNext;
    const lively = document.querySelector('[data-board] .sheet-layer .lively-sheet');
    if (begins && !still.value && lively !== null) march(lively, now);
  }, [showsNext, now]);

  useAhead(sheetView.camera.value.k);

  const count = laid.value;
  useEffect(() => {
    if (narrow.value) sheetView.reset();
  }, [count, sheetView]);

  // What is chosen in the list is brought into sight; what one points at is there already.
  const looked = verdict?.at ?? selected;
  useEffect(() => {
    if (looked !== undefined) sheetView.show(sheetPoint(looked), 0);
  }, [looked, sheetView]);

  const events = usePointer(sheetView, scene);
  const camera = sheetView.camera.value;
  const moving = sheetView.moving.value;
  const arrow = drag.value === undefined || entry.value.step === 'idle' ? undefined : drag.value;
  const from = arrow === undefined ? undefined : standing().find((mark) => mark.at === arrow.from);
  const place =
    cursor.value === undefined || !keyboard.value
      ? undefined
      : marksOf(STANDARD_BOARD, [unitToOrder(now.state, cursor.value)?.at ?? cursor.value])[0];
  const tipped = tip.value === undefined ? undefined : verdictsOf(now.result)[tip.value.index];

  return (
    <Viewport
      view={sheetView}
      sheet={BOARD_SHEET}
      opening={narrow.value ? phoneOpening(placesNow()) : WIDE_OPENING}
      {...events}
      over={
        <>
          <div class="over-left">
            <PhaseTree />
            <BoardHint />
          </div>
          <div class="float zoom">
            <button
              type="button"
              class="btn small icon-only"
              aria-label={inLanguage(SHELL).zoomIn}
              onClick={() => sheetView.zoom(1.5)}
            >
              <Icon name="plus" />
            </button>
            <button
              type="button"
              class="btn small icon-only"
              aria-label={inLanguage(SHELL).zoomOut}
              onClick={() => sheetView.zoom(1 / 1.5)}
            >
              <Icon name="minus" />
            </button>
          </div>
          <BoardMenus sheetView={sheetView} />
          {lens.value !== undefined && (
            <Lens at={lens.value.at} on={lens.value.on} k={camera.k} box={sheetView.box.value}>
              <BoardView
                map={STANDARD_BOARD}
                scene={shown}
                tints={tints}
                lang={lang}
                scale={camera.k * 2.2}
                {...(lit === undefined ? {} : { lit })}
                selected={selected}
                id="lens"
                crop={lensCrop(lens.value.at, camera.k)}
              />
            </Lens>
          )}
          {tipped !== undefined && tip.value !== undefined && !moving && !narrow.value && (
            <Tip on={tip.value.on} index={tip.value.index} box={sheetView.box.value} />
          )}
        </>
      }
    >
      <BoardView
        map={STANDARD_BOARD}
        scene={shown}
        tints={tints}
        lang={lang}
        scale={steppedScale(camera.k)}
        patterns={patterns.value}
        {...(lit === undefined ? {} : { lit })}
        selected={selected}
        options={options}
        kept={kept}
        strong={strong}
        plates={kept !== undefined}
        cursor={place}
      >
        {arrow !== undefined && from !== undefined && (
          <path class="dragged" d={`M${from.x} ${from.y}L${arrow.to.x} ${arrow.to.y}`} />
        )}
      </BoardView>
    </Viewport>
  );
}

const LENS = 192;

function lensCrop(at: Spot, k: number): readonly [number, number, number, number] {
  const width = LENS / (k * 2.2);
  return [at.x - width / 2, at.y - width / 2, width, width];
}
