import {
  type BoardMap,
  centreLayer,
  coverBoxes,
  defsLayer,
  frameLayer,
  groundLayer,
  type LitTarget,
  linesLayer,
  litLayer,
  nameLayer,
  type OrderScene,
  optionLayer,
  sealLayer,
  type Tints,
  tintLayer,
  UNIT_SCALE,
  unitLayer,
  unitScale,
  washLayer,
} from '@standoff/board';
import type { Location, ProvinceCode } from '@standoff/diplomacy';
import type { Language } from '@standoff/language';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { drawingsOf } from './drawings.ts';
import { Layer } from './layer.tsx';

interface Props {
  readonly map: BoardMap;
  readonly scene: OrderScene;
  readonly tints: Tints;
  readonly lang: Language;
  /** Pixels a map unit, for the size of names and units. */
  readonly scale: number;
  readonly patterns?: boolean;
  readonly lit?: readonly LitTarget[];
  readonly selected?: Location | undefined;
  /** Numbered places to retreat to, and those that are closed. */
  readonly options?: { readonly open: readonly Location[]; readonly closed: readonly Location[] } | undefined;
  /** Only these provinces are shown in full. */
  readonly kept?: ReadonlySet<ProvinceCode> | undefined;
  /** The order whose reason is looked at: its arrow is thicker. */
  readonly strong?: string | undefined;
  readonly plates?: boolean;
  /** Names step aside for arrows: for pictures that stay as they are. */
  readonly aside?: boolean;
  /** The province the keyboard is at. */
  readonly cursor?: { readonly x: number; readonly y: number } | undefined;
  readonly id?: string;
  /** Drawn over all: an arrow under the finger. */
  readonly children?: ComponentChildren;
  /** A part of the sheet instead of the whole: left, top, width, height. */
  readonly crop?: readonly [number, number, number, number];
}

/** Scales that names and units are set for: steps of an eighth, so that little is drawn anew. */
export function steppedScale(k: number): number {
  return 2 ** (Math.round(Math.log2(Math.max(0.05, k)) * 4) / 4);
}

/** The board in layers, each drawn anew only when what it shows changes. */
export function BoardView(props: Props): JSX.Element {
  const {
    map,
    scene,
    tints,
    lang,
    patterns = false,
    lit,
    selected,
    options,
    kept,
    strong,
    plates = false,
    aside = false,
    cursor,
  } = props;
  const ids = useMemo(() => ({ id: props.id ?? 'board' }), [props.id]);
  const scale = steppedScale(props.scale);
  const size = unitScale(scale);
  const defs = useMemo(() => defsLayer(map, { ...ids, scale }), [map, ids, scale]);
  const ground = useMemo(() => groundLayer(map, ids), [map, ids]);
  const lines = useMemo(() => linesLayer(map, ids), [map, ids]);
  const tint = useMemo(() => tintLayer(map, tints, { ...ids, patterns }), [map, ids, tints, patterns]);
  const drawn = drawingsOf(map, scene, size);
  const avoid = useMemo(() => (aside ? coverBoxes(drawn) : undefined), [aside, drawn]);
  const names = useMemo(
    () =>
      nameLayer(map, {
        lang,
        scale,
        unitScale: size,
        ...(kept === undefined ? {} : { kept }),
        ...(avoid === undefined ? {} : { avoid }),
      }),
    [map, lang, scale, size, kept, avoid],
  );
  const centres = useMemo(() => centreLayer(map, kept), [map, kept]);
  const lights = useMemo(
    () => (lit === undefined && selected === undefined ? '' : litLayer(map, lit ?? [], selected, ids)),
    [map, lit, selected, ids],
  );
  const wash = useMemo(() => (kept === undefined ? '' : washLayer(map, kept, tints, ids)), [map, kept, tints, ids]);
  const seals = useMemo(() => {
    const contested = (scene.contested ?? []).filter((at) => kept === undefined || kept.has(at));
    return sealLayer(map, { ...scene, contested });
  }, [map, scene, kept]);
  const units = useMemo(
    () =>
      unitLayer(map, scene.units, {
        scale: size,
        letters: patterns,
        ...(selected === undefined ? {} : { selected }),
        ...(kept === undefined ? {} : { kept }),
      }),
    [map, scene, size, patterns, selected, kept],
  );
  const numbers = useMemo(
    () => (options === undefined ? '' : optionLayer(map, options.open, options.closed)),
    [map, options],
  );
  const all = (part: 'below' | 'ring' | 'above' | 'plate'): string =>
    drawn
      .map((one) => (one.key === strong ? one[part].replace('class="order', 'class="strong order') : one[part]))
      .join('');
  const crop = props.crop ?? [-14, -14, map.width + 28, map.height + 28];
  const box = { viewBox: crop.join(' '), width: crop[2], height: crop[3], preserveAspectRatio: 'xMidYMid slice' };
  const clip = `url(#${ids.id}-sheet)`;
  // The ground lies in a drawing of its own: what changes above it does not have it drawn anew.
  return (
    <div class="board-stack">
      <svg class="board ground-sheet" {...box} aria-hidden="true">
        <Layer svg={defs} />
        <g clip-path={clip}>
          <Layer svg={ground} />
          <Layer svg={tint} />
          <Layer svg={lines} />
        </g>
        {props.crop === undefined && <Layer svg={frameLayer(map)} />}
      </svg>
      <svg
        class={`board lively-sheet ${kept === undefined ? '' : 'deciding'}`}
        {...box}
        style={{ '--order-scale': String(size / UNIT_SCALE) }}
        aria-hidden="true"
      >
        <g clip-path={clip}>
          <Layer svg={lights} />
          <Layer svg={wash} />
          <Layer svg={centres} />
          <Layer svg={names} />
          <Layer svg={all('below') + all('ring')} />
          <Layer svg={units} />
          <Layer svg={all('above') + seals} />
          <Layer svg={numbers} />
          {plates && <Layer svg={all('plate')} />}
          {cursor !== undefined && <circle class="focus-ring" cx={cursor.x} cy={cursor.y} r={17 * size} />}
          {props.children}
        </g>
      </svg>
    </div>
  );
}
