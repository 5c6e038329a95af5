import { useSyncExternalStore } from 'react';

export type Units = 'us' | 'metric';
const key = 'units';
const listeners = new Set<() => void>();

const read = (): Units => (localStorage.getItem(key) === 'metric' ? 'metric' : 'us');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function choose(units: Units): void {
  localStorage.setItem(key, units);
  for (const listener of listeners) listener();
}

/** US or metric units, one setting for the whole app, stored on this device. */
export function useUnits() {
  return { units: useSyncExternalStore(subscribe, read), choose };
}
