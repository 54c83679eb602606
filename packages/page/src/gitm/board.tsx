import { useSignal } from '@preact/signals';
import {
  battleFlags,
  battleRings,
  SQUARE_SIZE,
  squareAtPoint,
  squarePoint,
  stateClass,
  TAC_SIZE,
  TAC_VIEW,
  tacGround,
  tacLights,
  tacMoves,
  tacUnits,
} from '@standoff/board';
import type { Entry, Square, TacPhase, UnitId } from '@standoff/gitm';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { steppedScale } from '../map/board-view.tsx';
import { type Opening, onScreen, type Spot } from '../map/camera.ts';
import { Layer } from '../map/layer.tsx';
import { type SheetPointer, type View, Viewport } from '../map/viewport.tsx';
import { Choices } from '../shell/choices.tsx';
import { inLanguage } from '../shell/language.ts';
import { narrow } from '../shell/settings.ts';
import { SHELL } from '../shell/text.ts';
import { cursor, doing, hovered, letGo, menu, phase, picked, placing, tool, view } from './bench.ts';
import { freeName } from './edit.ts';
import {
  askWhere,
  atItsTurn,
  beginInterception,
  entries,
  lights,
  pick,
  pointAt,
  send,
  squareOf,
  unitsAt,
} from './point.ts';
import { GITM } from './text.ts';
import { stateOf } from './unit-tag.tsx';

const [LEFT, UP, WIDTH, HEIGHT] = TAC_VIEW;
const SHEET = { width: WIDTH, height: HEIGHT };

function toSheet(square: Square): Spot {
  const [x, y] = squarePoint(square);
  return { x: x - LEFT, y: y - UP };
}

function squareAt({ x, y }: Spot): Square | undefined {
  return squareAtPoint([x + LEFT, y + UP]);
}

/** The squares that a phase is about, as the part of the map a small screen begins with. */
export function openingOf({ start, events }: TacPhase): Opening {
  const squares = [
    ...start.map(({ square }) => square),
    ...events.map((event) => (event.type === 'move' ? event.to : event.at)),
  ];
  if (!narrow.value || squares.length === 0) return { kind: 'all' };
  const spots = squares.map(toSheet);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, bottom - top) + 2.4 * SQUARE_SIZE;
  return {
    kind: 'fill',
    around: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: Math.max(8 * SQUARE_SIZE, width),
  };
}

function Outline({ at, name }: { readonly at: Square; readonly name: string }): JSX.Element {
  const [x, y] = squarePoint(at);
  const half = SQUARE_SIZE / 2 - 1;
  return <rect class={name} x={x - half} y={y - half} width={2 * half} height={2 * half} rx={2} />;
}

/** What an entry is marked with on the map, as in the reports: begins, attacks, defends, kept out, beside allies. */
function markOf({ outcome, side, with: others }: Entry): string {
  if (outcome === 'begins' || outcome === 'meets') return 'x';
  if (outcome === 'joins') return side === 'attack' ? 'a' : 'd';
  if (outcome === 'refused') return 'o';
  return outcome === 'enters' && others.length > 0 ? '+' : '';
}

function EntryMarks(): JSX.Element {
  return (
    <g class="entry-marks">
      {entries.value.map((one) => {
        const mark = markOf(one);
        if (mark === '') return null;
        const [x, y] = squarePoint(one.square);
        return (
          <g key={one.square} transform={`translate(${x + SQUARE_SIZE / 2} ${y - SQUARE_SIZE / 2})`} data-mark={mark}>
            <circle r="7" />
            <text y="3.6">{mark}</text>
          </g>
        );
      })}
    </g>
  );
}

/** What one may do next, in a line over the map; its keys can be tapped. */
export function Hint(): JSX.Element {
  const text = inLanguage(GITM);
  const unit = picked.value;
  const use = tool.value;
  if (unit === undefined) {
    const words =
      placing.value && use.kind === 'place'
        ? text.placeHelp(freeName(phase.value, use.state, use.arm))
        : placing.value && use.kind === 'ground'
          ? text.hintGround
          : placing.value
            ? text.hintPlace
            : text.hint;
    return <p class="float hint">{words}</p>;
  }
  const key = (letter: string, name: string, on: boolean, take: () => void): JSX.Element => (
    <button type="button" class={`key ${on ? 'on' : ''}`} aria-pressed={on} onClick={take}>
      {narrow.value ? name : `${letter}: ${name}`}
    </button>
  );
  const words = placing.value
    ? text.shiftTo(unit)
    : doing.value === 'intercept'
      ? text.whereMeet(unit)
      : text.whereTo(unit);
  return (
    <div class="float hint" role="group" aria-label={unit}>
      <b class="grow">{words}</b>
      {!placing.value && key('I', text.interception, doing.value === 'intercept', () => beginInterception(unit))}
      {!placing.value && key('W', text.where, doing.value === 'where', () => askWhere(unit))}
      <button type="button" class="key" onClick={letGo}>
        {narrow.value ? text.leave : `Esc: ${text.leave}`}
      </button>
    </div>
  );
}

/** Larger and smaller, for those who have no wheel or second finger. */
export function ZoomButtons({ view: sheet }: { readonly view: View }): JSX.Element {
  const text = inLanguage(SHELL);
  return (
    <div class="row tac-zoom">
      <button type="button" class="btn ghost icon-only" aria-label={text.zoomOut} onClick={() => sheet.zoom(1 / 1.5)}>
        <Icon name="minus" />
      </button>
      <button type="button" class="btn ghost icon-only" aria-label={text.zoomIn} onClick={() => sheet.zoom(1.5)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** The tac map: units to drag and tap, squares that are lit, and what the judge found. */
export function TacBoard({ sheetView, opening }: { readonly sheetView: View; readonly opening: Opening }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const drag = useSignal<{ readonly unit: UnitId; readonly to: Spot } | undefined>(undefined);
  const pressed = useRef<UnitId | undefined>(undefined);
  const { terrain } = phase.value;
  const ground = useMemo(() => tacGround(terrain), [terrain]);
  const now = view.value;
  const rings = useMemo(() => battleRings(now), [now]);
  const scale = steppedScale(sheetView.camera.value.k);
  const units = useMemo(() => tacUnits(now, scale), [now, scale]);
  const moves = useMemo(() => (placing.value ? '' : tacMoves(now)), [now, placing.value]);
  const flags = useMemo(() => battleFlags(now), [now]);
  const lit = lights.value;
  const lightLayer = useMemo(() => tacLights(lit), [lit]);
  const camera = sheetView.camera.value;

  /** The unit whose tag is under a point of the box, or near it where it is alone there. */
  const unitUnder = ({ on, at, touch }: SheetPointer): UnitId | undefined => {
    const frame = box.current?.getBoundingClientRect();
    const tags = [...(box.current?.querySelectorAll<SVGGElement>('.tac-units .tag') ?? [])];
    if (frame === undefined) return undefined;
    const [x, y] = [on.x + frame.left, on.y + frame.top];
    const room = touch ? 8 : 2;
    const near = tags
      .map((tag) => {
        const { left, right, top, bottom } = tag.getBoundingClientRect();
        const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
        return { unit: tag.dataset.unit, far };
      })
      .filter(({ far }) => far <= room)
      .sort((a, b) => a.far - b.far);
    const [first, second] = near;
    if (first?.unit !== undefined && (!touch || second === undefined || first.far + 4 < second.far)) return first.unit;
    if (near.length > 1) return undefined;
    const square = squareAt(at);
    const here = square === undefined ? [] : unitsAt(square);
    return here.length === 1 ? here[0] : undefined;
  };

  const onPress = (pointer: SheetPointer): boolean => {
    // Taps that place come fast: two are no zoom. Two fingers still move the map.
    if (placing.value && tool.value.kind !== 'shift') return true;
    pressed.current = unitUnder(pointer);
    return pressed.current !== undefined;
  };
  const onDrag = ({ at }: SheetPointer): void => {
    if (pressed.current === undefined) return;
    if (drag.value === undefined) pick(pressed.current);
    drag.value = { unit: pressed.current, to: at };
    hovered.value = squareAt(at);
  };
  const onDrop = ({ at }: SheetPointer): void => {
    const dragged = drag.value;
    drag.value = undefined;
    hovered.value = undefined;
    const square = squareAt(at);
    if (dragged === undefined) return;
    if (square === undefined) letGo();
    else send(dragged.unit, square);
  };
  const onTap = (pointer: SheetPointer): void => {
    const square = squareAt(pointer.at);
    if (menu.value !== undefined) {
      menu.value = undefined;
      return;
    }
    if (square === undefined) letGo();
    else pointAt(square, unitUnder(pointer));
  };

  const dragged = drag.value;
  const from = dragged === undefined ? undefined : squareOf(dragged.unit);
  const asked = menu.value;
  return (
    <div ref={box} class="tac-box">
      <Viewport
        view={sheetView}
        sheet={SHEET}
        opening={opening}
        onPress={onPress}
        onDrag={onDrag}
        onDrop={onDrop}
        onCancel={() => {
          drag.value = undefined;
          hovered.value = undefined;
        }}
        onTap={onTap}
        onHover={(pointer) => {
          hovered.value = pointer === undefined || pointer.touch ? undefined : squareAt(pointer.at);
        }}
        over={
          asked !== undefined && (
            <Choices
              title={asked.title}
              items={asked.items}
              close={() => {
                menu.value = undefined;
              }}
              at={onScreen(camera, toSheet(asked.square))}
              box={sheetView.box.value}
            />
          )
        }
      >
        <svg
          class={`board tac ${doing.value === 'where' ? 'asking' : ''}`}
          viewBox={TAC_VIEW.join(' ')}
          width={WIDTH}
          height={HEIGHT}
          aria-hidden="true"
        >
          <Layer svg={ground} />
          <Layer svg={rings} />
          <Layer svg={lightLayer} />
          <Layer svg={units} />
          <Layer svg={moves} />
          <Layer svg={flags} />
          {doing.value === 'where' && atItsTurn.value && <EntryMarks />}
          {hovered.value !== undefined && <Outline at={hovered.value} name="square-hover" />}
          {cursor.value !== undefined && <Outline at={cursor.value} name="square-cursor" />}
          {dragged !== undefined && from !== undefined && (
            <g class={stateClass(phase.value, stateOf(dragged.unit))}>
              <line
                class="tac-dragged"
                x1={squarePoint(from)[0]}
                y1={squarePoint(from)[1]}
                x2={dragged.to.x + LEFT}
                y2={dragged.to.y + UP}
              />
            </g>
          )}
          <rect x="0" y="0" width={TAC_SIZE} height={TAC_SIZE} fill="none" />
        </svg>
      </Viewport>
    </div>
  );
}
