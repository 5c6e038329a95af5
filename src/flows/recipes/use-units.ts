import { useSyncExternalStore } from 'react';
import { storedValue } from '#src/flows/stored-value.ts';

export type Units = 'us' | 'metric';
const stored = storedValue('units');

const read = (): Units => (stored.read() === 'metric' ? 'metric' : 'us');
const choose = (units: Units) => stored.write(units);

/** US or metric units, one setting for the whole app, stored on this device. */
export function useUnits() {
  return { units: useSyncExternalStore(stored.subscribe, read), choose };
}
