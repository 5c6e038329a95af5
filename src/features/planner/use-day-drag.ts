import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';

interface DraggedDay {
  readonly item: PlanItem;
  readonly x: number;
  readonly y: number;
  /** The day below the pointer. */
  readonly over: string | null;
}

/** Milliseconds of a long press before a touch drags, so that it can still scroll. */
const longPressMs = 350;
/** Pixels a mouse moves before it drags, and a touch may move during the long press. */
const dragThresholdPx = 8;

const dayAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-day]')?.getAttribute('data-day') ?? null)
    .find((day) => day !== null) ?? null;

/** Drags an item to a day: immediately with a mouse, after a long press by touch. Calls `onDrop` with the target. */
export function useDayDrag(onDrop: (item: PlanItem, day: string) => void) {
  const [dragged, setDragged] = useState<DraggedDay | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const begin = (event: ReactPointerEvent<HTMLElement>, item: PlanItem) => {
    const isControl =
      event.target instanceof Element && event.target.closest('button, input, label') !== null;
    if (event.button !== 0 || isControl) return;
    stop.current?.();
    const from = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === 'touch';
    let present: DraggedDay | null = null;
    const show = (next: DraggedDay | null) => {
      present = next;
      setDragged(next);
    };
    const lift = (x: number, y: number) => show({ item, x, y, over: dayAt(x, y) });
    const rest = isTouch ? setTimeout(() => lift(from.x, from.y), longPressMs) : undefined;

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      const isFar = Math.hypot(x - from.x, y - from.y) > dragThresholdPx;
      if (present !== null || (!isTouch && isFar)) lift(x, y);
      else if (isFar) end();
    };
    const drop = () => {
      const done = present;
      end();
      if (done === null) return;
      // the click that ends a drag must not open the recipe
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (done.over !== null) onDrop(done.item, done.over);
    };
    const keepStill = (touch: TouchEvent) => present !== null && touch.preventDefault();
    const noMenu = (menu: Event) => isTouch && menu.preventDefault();
    const noPicture = (drag: Event) => drag.preventDefault();
    const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    const end = () => {
      clearTimeout(rest);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('touchmove', keepStill);
      window.removeEventListener('contextmenu', noMenu);
      window.removeEventListener('dragstart', noPicture);
      window.removeEventListener('keydown', cancelOnEscape);
      stop.current = null;
      show(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', end);
    window.addEventListener('touchmove', keepStill, { passive: false });
    window.addEventListener('contextmenu', noMenu);
    window.addEventListener('dragstart', noPicture);
    window.addEventListener('keydown', cancelOnEscape);
    stop.current = end;
  };
  return { held: dragged, begin };
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
