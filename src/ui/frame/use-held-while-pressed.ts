import { useEffect, useRef, useState } from 'react';

const ends = ['pointerup', 'pointercancel'] as const;

/**
 * The value, but the former one while a pointer is down: if content moves between press and release, the browser
 * fires no click, and the tap is lost.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const [isPressed, setPressed] = useState(false);
  const shown = useRef(value);
  useEffect(() => {
    if (!isPressed) shown.current = value;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    let release: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(release);
      setPressed(true);
    };
    // the click follows the release
    const end = () => {
      release = setTimeout(() => setPressed(false));
    };
    document.addEventListener('pointerdown', press, options);
    for (const name of ends) document.addEventListener(name, end, options);
    return () => {
      clearTimeout(release);
      listeners.abort();
    };
  }, []);
  return isPressed ? shown.current : value;
}
