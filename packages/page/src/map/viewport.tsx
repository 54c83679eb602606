import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import {
  bounded,
  type Camera,
  centred,
  type Opening,
  onSheet,
  openingCamera,
  panned,
  pinched,
  type Size,
  type Spot,
  zoomed,
} from './camera.ts';

/** A pointer on the sheet. */
export interface SheetPointer {
  /** In units of the sheet. */
  readonly at: Spot;
  /** In pixels of the box. */
  readonly on: Spot;
  readonly touch: boolean;
}

/** What happens on the sheet. A press that `onPress` answers with `true` is a drag of its own; any other moves the sheet. */
export interface SheetEvents {
  readonly onPress?: (pointer: SheetPointer) => boolean;
  readonly onDrag?: (pointer: SheetPointer) => void;
  readonly onDrop?: (pointer: SheetPointer) => void;
  readonly onCancel?: () => void;
  readonly onTap?: (pointer: SheetPointer) => void;
  readonly onHover?: (pointer: SheetPointer | undefined) => void;
  /** A finger that stays for 350 ms; answered with `true`, the press becomes a drag of its own, dropped where it is lifted. */
  readonly onLinger?: (pointer: SheetPointer) => boolean;
}

/** The view of a sheet: its camera at rest, and how to change it. */
export interface View {
  /** Settled: it does not change while fingers move. */
  readonly camera: Signal<Camera>;
  readonly box: Signal<Size>;
  /** While true the sheet moves. */
  readonly moving: Signal<boolean>;
  /** Set by the viewport; zooms about the middle. */
  zoom: (factor: number) => void;
  /** Brings a point into sight where it is out of it, or nearer to the edge than so many pixels. */
  show: (at: Spot, edge?: number) => void;
  reset: () => void;
}

export function newView(): View {
  const nothing = (): void => undefined;
  return {
    camera: signal({ x: 0, y: 0, k: 0.7 }),
    box: signal({ width: 0, height: 0 }),
    moving: signal(false),
    zoom: nothing,
    show: nothing,
    reset: nothing,
  };
}

const SLIP = 6;
const LINGER = 350;
const DOUBLE = 280;

interface ViewportProps extends SheetEvents {
  readonly view: View;
  readonly sheet: Size;
  readonly opening: Opening;
  readonly children: ComponentChildren;
  /** Lies over the sheet and does not move with it: menus, buttons. */
  readonly over?: ComponentChildren;
  readonly class?: string;
}

interface Finger {
  readonly start: Spot;
  now: Spot;
}

/**
 * A box with a sheet in it that is moved, zoomed and pinched. While it moves, the sheet is only transformed; when it
 * rests, `view.camera` is told, so that what depends on the scale is drawn anew once.
 */
export function Viewport(props: ViewportProps): JSX.Element {
  const { view, sheet, opening, children, over } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const sheetRef = useRef<HTMLDivElement>(null);
  const events = useRef(props);
  events.current = props;

  useEffect(() => {
    const box = boxRef.current;
    const moved = sheetRef.current;
    if (box === null || moved === null) return;
    let size: Size = { width: box.clientWidth, height: box.clientHeight };
    let camera: Camera = openingCamera(opening, size, sheet);
    let frame = 0;
    const fingers = new Map<number, Finger>();
    let resting: ReturnType<typeof setTimeout> | undefined;

    /** The scale the sheet is drawn at. While it moves it is only transformed: then no frame has anything to draw. */
    let drawn = camera.k;
    const put = (): void => {
      frame = 0;
      moved.style.transform = `translate(${camera.x}px,${camera.y}px) scale(${camera.k / drawn})`;
    };
    const settle = (): void => {
      if (fingers.size > 0) {
        resting = setTimeout(settle, 140);
        return;
      }
      drawn = camera.k;
      moved.style.width = `${sheet.width * drawn}px`;
      moved.style.height = `${sheet.height * drawn}px`;
      put();
      view.moving.value = false;
      view.camera.value = camera;
    };
    const change = (next: Camera): void => {
      camera = next;
      if (!view.moving.value) view.moving.value = true;
      if (frame === 0) frame = requestAnimationFrame(put);
      clearTimeout(resting);
      resting = setTimeout(settle, 140);
    };
    const open = (): void => {
      camera = openingCamera(events.current.opening, size, sheet);
      put();
      settle();
    };
    view.box.value = size;
    open();
    view.zoom = (factor) => change(zoomed(camera, factor, { x: size.width / 2, y: size.height / 2 }, size, sheet));
    view.reset = open;
    view.show = (at, edge = 40) => {
      const spot = { x: camera.x + at.x * camera.k, y: camera.y + at.y * camera.k };
      if (spot.x > edge && spot.y > edge && spot.x < size.width - edge && spot.y < size.height - edge) return;
      change(bounded(centred(at, camera.k, size), size, sheet));
    };
    const watcher = new ResizeObserver(() => {
      const next = { width: box.clientWidth, height: box.clientHeight };
      if (next.width === 0 || (next.width === size.width && next.height === size.height)) return;
      const middle = onSheet(camera, { x: size.width / 2, y: size.height / 2 });
      const grows = size.width === 0;
      const scale = fittedScale(next, sheet) / fittedScale(size, sheet);
      size = next;
      view.box.value = next;
      if (grows) {
        open();
        return;
      }
      camera = bounded(centred(middle, camera.k * scale, next), next, sheet);
      put();
      settle();
    });
    watcher.observe(box);

    let mode: 'none' | 'press' | 'pan' | 'own' | 'pinch' = 'none';
    let linger: ReturnType<typeof setTimeout> | undefined;
    let lingered = false;
    let lastTap = { time: 0, at: { x: 0, y: 0 } };

    const spot = (event: MouseEvent): Spot => {
      const { left, top } = box.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const pointer = (event: PointerEvent): SheetPointer => {
      const on = spot(event);
      return { on, at: onSheet(camera, on), touch: event.pointerType === 'touch' };
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || !(event.target instanceof Node) || !moved.parentElement?.contains(event.target)) return;
      if (event.target instanceof Element && event.target.closest('.over') !== null) return;
      const on = spot(event);
      fingers.set(event.pointerId, { start: on, now: on });
      if (fingers.size === 2) {
        lingered = false;
        clearTimeout(linger);
        if (mode === 'own') events.current.onCancel?.();
        mode = 'pinch';
        return;
      }
      if (fingers.size > 2) return;
      const at = pointer(event);
      mode = events.current.onPress?.(at) === true ? 'own' : 'press';
      clearTimeout(linger);
      if (at.touch && events.current.onLinger !== undefined)
        linger = setTimeout(() => {
          if (mode !== 'press' && mode !== 'own') return;
          if (events.current.onLinger?.(at) !== true) return;
          mode = 'own';
          lingered = true;
        }, LINGER);
    };
    const onMove = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) {
        if (event.pointerType !== 'touch') events.current.onHover?.(pointer(event));
        return;
      }
      const before = finger.now;
      const now = spot(event);
      if (mode === 'pinch') {
        const [a, b] = [...fingers.values()];
        if (a === undefined || b === undefined) return;
        const from: [Spot, Spot] = [a.now, b.now];
        finger.now = now;
        change(pinched(camera, from, [a.now, b.now], size, sheet));
        return;
      }
      const slipped = Math.hypot(now.x - finger.start.x, now.y - finger.start.y) > SLIP;
      if (mode === 'press' && slipped) {
        mode = 'pan';
        clearTimeout(linger);
        box.setPointerCapture(event.pointerId);
      }
      if (mode === 'own' && slipped) {
        clearTimeout(linger);
        box.setPointerCapture(event.pointerId);
      }
      finger.now = now;
      if (mode === 'pan') change(panned(camera, now.x - before.x, now.y - before.y, size, sheet));
      else if (mode === 'own' && (slipped || lingered)) events.current.onDrag?.(pointer(event));
    };
    const onUp = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      clearTimeout(linger);
      if (finger === undefined) return;
      const at = pointer(event);
      const slipped = Math.hypot(at.on.x - finger.start.x, at.on.y - finger.start.y) > SLIP;
      if (mode === 'pinch') {
        if (fingers.size === 0) mode = 'none';
        return;
      }
      const was = mode;
      mode = 'none';
      const held = lingered;
      lingered = false;
      if (was === 'own' && (slipped || held)) {
        events.current.onDrop?.(at);
        return;
      }
      if (was === 'pan') return;
      if (was === 'own') events.current.onCancel?.();
      events.current.onTap?.(at);
      const again =
        event.timeStamp - lastTap.time < DOUBLE && Math.hypot(at.on.x - lastTap.at.x, at.on.y - lastTap.at.y) < 24;
      if (again && was === 'press') change(zoomed(camera, 2, at.on, size, sheet));
      lastTap = { time: again ? 0 : event.timeStamp, at: at.on };
    };
    const onGone = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      clearTimeout(linger);
      lingered = false;
      if (mode === 'own') events.current.onCancel?.();
      if (fingers.size === 0) mode = 'none';
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.target instanceof Element && event.target.closest('.over') !== null) return;
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      change(zoomed(camera, Math.exp((-event.deltaY * lines) / 480), spot(event), size, sheet));
    };
    const onLeave = (): void => events.current.onHover?.(undefined);
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onGone);
    box.addEventListener('pointerleave', onLeave);
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      watcher.disconnect();
      clearTimeout(resting);
      clearTimeout(linger);
      cancelAnimationFrame(frame);
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onGone);
      box.removeEventListener('pointerleave', onLeave);
      box.removeEventListener('wheel', onWheel);
    };
  }, [view, sheet]);

  return (
    <div ref={boxRef} class={`viewport ${props.class ?? ''}`}>
      <div ref={sheetRef} class="sheet-layer">
        {children}
      </div>
      <div class="over">{over}</div>
    </div>
  );
}

function fittedScale(box: Size, sheet: Size): number {
  return Math.max(0.0001, Math.min(box.width / sheet.width, box.height / sheet.height));
}
