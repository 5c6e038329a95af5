import { runWhenIdle } from '#src/flows/when-idle.ts';

/** While nothing else is to do, what opens without a network is brought to the device. Returns a function that cancels it. */
export function prepareOffline(mayPlan: boolean): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  const prepare = async () => (await import('./offline-reading.ts')).prepareOfflineReading(mayPlan);
  // what cannot be brought now is brought by another visit
  return runWhenIdle(() => prepare().catch(() => {}));
}
