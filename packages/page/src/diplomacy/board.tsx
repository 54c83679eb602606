import { useSignal } from '@preact/signals';
import { type LitTarget, type OrderScene, unitScale } from '@standoff/board';
import { STANDARD_BOARD } from '@standoff/board/standard';
import { type ProvinceCode, positionOf, provinceOf, retreatOptions, STANDARD_MAP } from '@standoff/diplomacy';
import { explainOrder, placeName } from '@standoff/language';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { BoardView, steppedScale } from '../map/board-view.tsx';
import { type Opening, onScreen, type Spot } from '../map/camera.ts';
import { drawingsOf } from '../map/drawings.ts';
import { type Mark, marksOf, provinceUnder, REACH, within } from '../map/hit.ts';
import { Lens } from '../map/lens.tsx';
import { type SheetPointer, type View, Viewport } from '../map/viewport.tsx';
import { Choices } from '../shell/choices.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { narrow, patterns, still } from '../shell/settings.ts';
import { SHELL } from '../shell/text.ts';
import { choicesAt, type Entry, IDLE, targetsOf, unitToOrder, VERBS, verbsOf } from '../state/entry.ts';
import { decidersOf, verdictsOf } from '../state/verdict.ts';
import { useAhead } from './ahead.tsx';
import { chosen, cursor, deciding, doc, entry, history, keyboard, mayOrder, side, tab, view } from './bench.ts';
import { march } from './march.ts';
import { menuItems, menuTitle } from './menu.ts';
import { orderName } from './name.ts';
import {
  coastAsked,
  entryBoard,
  hint,
  holdNow,
  hot,
  isOpen,
  opened,
  pointAt,
  refuse,
  select,
  setUpAt,
  take,
} from './point.ts';
import { afterwards, draftOf, tintsAfter, tintsIn, verdictsOn } from './scenes.ts';
import { builder, placeUnit } from './set-up.ts';
import { BENCH } from './text.ts';
import { PhaseTree } from './tree.tsx';

/** The margin of the drawing around the map, where its frame is. */
const MARGIN = 14;
const SHEET = { width: STANDARD_BOARD.width + 2 * MARGIN, height: STANDARD_BOARD.height + 2 * MARGIN };
const WIDE: Opening = { kind: 'all' };
const PHONE: Opening = { kind: 'fill', around: { x: 520, y: 640 }, width: 560 };

/** The scene of the phase as it is looked at. */
function sceneNow(): OrderScene {
  const now = view.value;
  if (now.node.judged !== true) return draftOf(now);
  return side.value === 'next' ? afterwards(now) : verdictsOn(now);
}

export function BenchBoard({ sheetView }: { readonly sheetView: View }): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const drag = useSignal<{ readonly from: ProvinceCode; readonly to: Spot } | undefined>(undefined);
  const lens = useSignal<
    | {
        readonly at: Spot;
        readonly on: Spot;
        readonly places: readonly ProvinceCode[];
        readonly choice: ProvinceCode | undefined;
      }
    | undefined
  >(undefined);
  const which = useSignal<{ readonly at: Spot; readonly places: readonly ProvinceCode[] } | undefined>(undefined);
  const tip = useSignal<{ readonly on: Spot; readonly index: number } | undefined>(undefined);
  const hoverTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

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

  const k = (): number => sheetView.camera.value.k;
  const onMap = ({ at: spot }: SheetPointer): Spot => ({ x: spot.x - MARGIN, y: spot.y - MARGIN });
  const pointOf = (province: ProvinceCode): Spot => {
    const [mark] = marksOf(STANDARD_BOARD, [province]);
    return mark === undefined ? { x: 0, y: 0 } : { x: mark.x + MARGIN, y: mark.y + MARGIN };
  };
  const standing = (): readonly Mark[] => {
    const list = now.state.phase.kind === 'retreat' ? now.state.dislodged : now.state.units;
    const places = list.map((unit) => unit.at);
    const homes =
      now.state.phase.kind === 'build' && isOpen()
        ? STANDARD_MAP.provinces.filter((code) => code !== '' && choicesAt(IDLE, code, board).length > 0)
        : [];
    if (now.state.phase.kind !== 'retreat') return marksOf(STANDARD_BOARD, [...places, ...homes]);
    return list.flatMap((unit) => {
      const province = STANDARD_BOARD.provinces[provinceOf(unit.at)];
      if (province === undefined) return [];
      const [x, y] = province.dislodged;
      return [{ at: provinceOf(unit.at), x, y }];
    });
  };

  /** What a spot means: the nearest lit target, else the nearest unit, else the province. */
  const meant = (spot: Spot, touch: boolean): ProvinceCode | undefined => {
    const under = provinceUnder(STANDARD_BOARD, spot);
    const reach = touch ? REACH : 13;
    const lights = marksOf(
      STANDARD_BOARD,
      targets.map((target) => target.at),
    );
    if (targets.length > 0) {
      if (!touch && under !== undefined && targets.some((target) => target.at === under)) return under;
      const near = within(lights, spot, k(), reach)[0];
      if (near !== undefined) return near.at;
      if (under !== undefined && targets.some((target) => target.at === under)) return under;
    }
    return within(standing(), spot, k(), reach)[0]?.at ?? under;
  };

  /** Lit targets that lie so near to a tap, and so equally near, that nobody can tell which is meant. */
  const crowded = (spot: Spot): readonly ProvinceCode[] => {
    const near = within(marksOf(STANDARD_BOARD, litNow(entry.value)), spot, k());
    const [first] = near;
    if (first === undefined || entry.value.step === 'idle') return [];
    const far = (mark: Mark): number => Math.hypot(mark.x - spot.x, mark.y - spot.y) * k();
    return near.filter((mark) => far(mark) - far(first) < 10).map((mark) => mark.at);
  };

  /** Where the heads of the arrows are; found once for a scene. */
  const tipsFor = useRef<{ readonly scene: OrderScene; readonly marks: readonly Mark[] } | undefined>(undefined);
  const tips = (): readonly Mark[] => {
    if (tipsFor.current?.scene !== scene) {
      const size = unitScale(steppedScale(k()));
      const marks = drawingsOf(STANDARD_BOARD, scene, size).map(
        (drawing): Mark => ({ at: drawing.key, x: drawing.tip[0], y: drawing.tip[1] }),
      );
      tipsFor.current = { scene, marks };
    }
    return tipsFor.current.marks;
  };

  /** The verdict at a spot: of the arrow whose head is there, else of the unit. */
  const verdictAt = (spot: Spot, touch: boolean): number | undefined => {
    const reach = touch ? REACH : 14;
    const heads = within(tips(), spot, k(), reach)[0]?.at.replace(/[*+].*$/, '');
    const province =
      heads ??
      within(
        marksOf(
          STANDARD_BOARD,
          now.state.units.map((unit) => unit.at),
        ),
        spot,
        k(),
        reach,
      )[0]?.at ??
      provinceUnder(STANDARD_BOARD, spot);
    const index = verdictsOf(now.result).findIndex((one) => one.at === province);
    return index < 0 ? undefined : index;
  };

  const onTap = (pointer: SheetPointer): void => {
    const spot = onMap(pointer);
    opened.value = undefined;
    coastAsked.value = undefined;
    which.value = undefined;
    if (tab.value === 'setup' && !judged) {
      const under = provinceUnder(STANDARD_BOARD, spot);
      if (under !== undefined) setUpAt(under);
      return;
    }
    if (judged) {
      if (side.value === 'next') return;
      chosen.value = verdictAt(spot, pointer.touch);
      if (chosen.value === undefined) deciding.value = false;
      return;
    }
    const crowd = pointer.touch ? crowded(spot) : [];
    if (crowd.length > 1) {
      which.value = { at: pointer.on, places: crowd };
      return;
    }
    const province = meant(spot, pointer.touch);
    if (province === undefined) entry.value = IDLE;
    else pointAt(province);
  };

  const onPress = (pointer: SheetPointer): boolean => {
    keyboard.value = false;
    if (!isOpen() || now.state.phase.kind === 'build') return false;
    const spot = onMap(pointer);
    const near = within(standing(), spot, k(), pointer.touch ? REACH : 14)[0];
    if (near === undefined || !mayOrder(unitToOrder(now.state, near.at)?.power ?? '')) return false;
    // With a unit chosen, a press on a lit target is a tap on it, not a new drag.
    if (entry.value.step !== 'idle' && entry.value.at !== near.at && targets.some((target) => target.at === near.at))
      return false;
    drag.value = { from: near.at, to: spot };
    return true;
  };
  /** Whether the finger stays on the board with a unit chosen, so that the lens goes with it. */
  const looking = useRef(false);
  const litNow = (from: Entry): readonly ProvinceCode[] => targetsOf(from, board).map((target) => target.at);
  const onDrag = (pointer: SheetPointer): void => {
    if (looking.current) {
      offerLens(pointer, litNow(entry.value), 1);
      return;
    }
    const held = drag.value;
    if (held === undefined) return;
    const spot = onMap(pointer);
    if (entry.value.step === 'idle' || entry.value.at !== held.from) entry.value = { step: 'unit', at: held.from };
    opened.value = undefined;
    drag.value = { ...held, to: spot };
    const lights = litNow({ step: 'unit', at: held.from });
    hot.value = meantAmong(lights, spot, pointer.touch);
    if (pointer.touch) offerLens(pointer, lights, 2);
  };
  const meantAmong = (lights: readonly ProvinceCode[], spot: Spot, touch: boolean): ProvinceCode | undefined => {
    const under = provinceUnder(STANDARD_BOARD, spot);
    const near = within(marksOf(STANDARD_BOARD, lights), spot, k(), touch ? REACH : 13)[0]?.at;
    if (!touch && under !== undefined && lights.includes(under)) return under;
    return near ?? (under !== undefined && lights.includes(under) ? under : undefined);
  };
  /** Shows the lens where several targets lie under the finger; `fewest`: where at least so many do. */
  const offerLens = (pointer: SheetPointer, lights: readonly ProvinceCode[], fewest: number): void => {
    const spot = onMap(pointer);
    const near = within(marksOf(STANDARD_BOARD, lights), spot, k()).map((mark) => mark.at);
    const under = provinceUnder(STANDARD_BOARD, spot);
    const places = [...new Set([...near, ...(under !== undefined && lights.includes(under) ? [under] : [])])];
    const choice = under !== undefined && places.includes(under) ? under : places[0];
    const shows = looking.current || places.length >= fewest;
    lens.value = shows ? { at: spot, on: pointer.on, places, choice } : undefined;
    if (choice !== undefined || looking.current) hot.value = choice;
  };
  const onDrop = (pointer: SheetPointer): void => {
    const held = drag.value;
    const wasLooking = looking.current;
    const looked = lens.value;
    onCancel();
    if (wasLooking) {
      if (looked?.choice !== undefined) pointAt(looked.choice);
      return;
    }
    if (held === undefined) return;
    const from: Entry = { step: 'unit', at: held.from };
    const spot = onMap(pointer);
    const lights = litNow(from);
    const to = looked?.choice ?? meantAmong(lights, spot, pointer.touch) ?? provinceUnder(STANDARD_BOARD, spot);
    if (to === undefined || to === held.from) return;
    if (lights.includes(to)) pointAt(to, from);
    else refuse(held.from, to);
  };
  const onCancel = (): void => {
    drag.value = undefined;
    lens.value = undefined;
    hot.value = undefined;
    looking.current = false;
  };
  /** A long press with a unit chosen opens the lens, which then follows the finger. */
  const onLinger = (pointer: SheetPointer): boolean => {
    if (!isOpen() || targets.length < 2 || drag.value !== undefined) return false;
    looking.current = true;
    offerLens(pointer, litNow(entry.value), 1);
    return true;
  };
  const onHover = (pointer: SheetPointer | undefined): void => {
    clearTimeout(hoverTimer.current);
    if (pointer === undefined) {
      hot.value = undefined;
      tip.value = undefined;
      return;
    }
    const spot = onMap(pointer);
    if (judged && side.value === 'verdicts') {
      const index = verdictAt(spot, false);
      if (tip.value?.index === index) return;
      tip.value = undefined;
      if (index !== undefined)
        hoverTimer.current = setTimeout(() => {
          tip.value = { on: pointer.on, index };
        }, 120);
      return;
    }
    if (targets.length === 0) return;
    const province = meant(spot, false);
    hot.value = targets.some((target) => target.at === province) ? province : undefined;
  };

  const camera = sheetView.camera.value;
  const moving = sheetView.moving.value;
  const open = opened.value;
  const choosing = coastAsked.value;
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
      sheet={SHEET}
      opening={narrow.value ? PHONE : WIDE}
      onPress={onPress}
      onDrag={onDrag}
      onDrop={onDrop}
      onCancel={onCancel}
      onTap={onTap}
      onHover={onHover}
      onLinger={onLinger}
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
          {open !== undefined && !moving && (
            <Choices
              title={menuTitle(open.entry, open.at, board, lang)}
              items={menuItems(open.entry, open.at, open.choices, board, text, lang, { take, select })}
              close={() => {
                opened.value = undefined;
              }}
              at={onScreen(camera, pointOf(open.at))}
              box={sheetView.box.value}
            />
          )}
          {which.value !== undefined && (
            <Choices
              title={text.lens(which.value.places.length)}
              items={which.value.places.map((one, index) => ({
                name: placeName(one, lang),
                key: String(index + 1),
                take: () => {
                  which.value = undefined;
                  pointAt(one);
                },
              }))}
              close={() => {
                which.value = undefined;
              }}
              at={which.value.at}
              box={sheetView.box.value}
            />
          )}
          {choosing !== undefined && !moving && (
            <Choices
              title={`${text.fleet} → ${placeName(choosing, lang)}`}
              items={(STANDARD_BOARD.provinces[choosing]?.coasts === undefined
                ? []
                : Object.keys(STANDARD_BOARD.provinces[choosing]?.coasts ?? {})
              ).map((coast) => ({
                name: placeName(`${choosing}/${coast}`, lang),
                icon: 'fleet' as const,
                key: coast.slice(0, 1),
                take: () => {
                  placeUnit(builder.value, 'F', `${choosing}/${coast}`);
                  coastAsked.value = undefined;
                },
              }))}
              close={() => {
                coastAsked.value = undefined;
              }}
              at={onScreen(camera, pointOf(choosing))}
              box={sheetView.box.value}
            />
          )}
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

/** What can be done now, in a line over the map; or why something cannot. */
function BoardHint(): JSX.Element | null {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const now = view.value;
  if (!isOpen() && tab.value !== 'setup') return null;
  if (hint.value !== '')
    return (
      <p class="float hint warn" role="status">
        {hint.value}
      </p>
    );
  const at = entry.value;
  if (at.step === 'idle' || tab.value === 'setup') {
    // On a phone the sentence goes once somebody knows how.
    if (tab.value === 'setup' || (narrow.value && history.value.past.length > 0)) return null;
    const words = now.state.phase.kind === 'build' ? text.chooseBuild : text.chooseUnit;
    return <p class={`float hint muted ${narrow.value ? 'hint-foot' : ''}`}>{words}</p>;
  }
  const verbs = verbsOf(at, entryBoard());
  const phone = narrow.value;
  const retreat = now.state.phase.kind === 'retreat';
  const still = retreat ? text.disband : text.hold;
  const verb = at.step === 'unit' || at.step === 'help' ? at.verb : undefined;
  return (
    <div class={`float hint ${phone ? 'hint-foot' : ''}`}>
      <b>{placeName(at.at, lang)}</b>{' '}
      {!phone && (
        <>
          <span>{text.selected}</span> <span class="muted">{text.tapLit}</span>{' '}
        </>
      )}
      {VERBS.filter((one) => verbs.includes(one)).map((one) => (
        <HintKey
          key={one}
          letter={one === 'via' ? 'V' : one.charAt(0).toUpperCase()}
          word={text.orderWord[one]}
          on={verb === one}
          take={() => {
            entry.value = verb === one ? { step: 'unit', at: at.at } : { step: 'unit', at: at.at, verb: one };
          }}
        />
      ))}
      <HintKey letter={retreat ? '0' : 'H'} word={still.toLowerCase()} take={() => holdNow(at.at)} />
      <HintKey
        letter="Esc"
        word={inLanguage(SHELL).close.toLowerCase()}
        take={() => {
          entry.value = IDLE;
        }}
      />
    </div>
  );
}

/** A command of the chosen unit: its key where there are keys, its word on a phone. */
function HintKey(props: {
  readonly letter: string;
  readonly word: string;
  readonly on?: boolean;
  readonly take: () => void;
}): JSX.Element {
  const { letter, word, on, take } = props;
  return (
    <button
      type="button"
      class={`key ${on === true ? 'on' : ''}`}
      title={word}
      aria-label={narrow.value ? word : `${letter}: ${word}`}
      aria-pressed={on}
      onClick={take}
    >
      {narrow.value ? word : letter}
    </button>
  );
}

/** The short reason beside the pointer. */
function Tip(props: {
  readonly on: Spot;
  readonly index: number;
  readonly box: { readonly width: number; readonly height: number };
}): JSX.Element | null {
  const verdict = verdictsOf(view.value.result)[props.index];
  if (verdict?.kind !== 'order') return null;
  const { judged } = verdict;
  return (
    <div
      class="tip"
      style={{
        left: `${Math.min(props.on.x + 14, props.box.width - 316)}px`,
        top: `${Math.min(props.on.y + 16, props.box.height - 120)}px`,
      }}
    >
      <b>{orderName(judged.order, language.value)}</b>
      <div>{explainOrder(judged, language.value)}</div>
    </div>
  );
}
