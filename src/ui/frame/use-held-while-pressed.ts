import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

let isPressed = false;
let release: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
const listeners = new Set<() => void>();

function setPressed(next: boolean) {
  clearTimeout(release);
  if (next === isPressed) return;
  isPressed = next;
  for (const listener of listeners) listener();
}

/** Follows the pointer from the first use on, so that what mounts during a press knows of it. */
function watchPresses() {
  if (isWatching) return;
  isWatching = true;
  const press = ({ button }: PointerEvent) => button === 0 && setPressed(true);
  // the click follows the release
  const end = () => {
    clearTimeout(release);
    release = setTimeout(() => setPressed(false));
  };
  document.addEventListener('pointerdown', press, true);
  for (const name of ['pointerup', 'pointercancel', 'contextmenu'])
    document.addEventListener(name, end, true);
  // released outside of the window
  window.addEventListener('blur', end);
}

/** Calls the listener when a pointer goes down anywhere, and after the click that follows its release. */
export function onPressChange(listener: () => void): () => void {
  watchPresses();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isPointerDown = () => isPressed;

/**
 * The value, but the former one while a pointer is down: if content moves or appears between press and release, the
 * browser fires no click, or fires it at what has appeared. `initial` is held by what mounts during a press. A press
 * alone renders nothing.
 */
export function useHeldWhilePressed<Value>(value: Value, initial: Value = value): Value {
  const shown = useRef(initial);
  const now = () => (isPressed ? shown.current : value);
  const held = useSyncExternalStore(onPressChange, now, now);
  // a layout effect, since a press may begin before other effects ran
  useLayoutEffect(() => {
    if (!isPressed) shown.current = value;
  });
  return held;
}
