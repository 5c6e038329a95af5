import { savesData } from '#src/flows/saves-data.ts';
import { runWhenIdle } from '#src/flows/when-idle.ts';

/** Fills the offline cache while the browser is idle. Returns a function that cancels it. */
export function prepareOffline(mayPlan: boolean): (() => void) | undefined {
  if (!('serviceWorker' in navigator) || savesData()) return undefined;
  const prepare = async () => (await import('./offline-reading.ts')).prepareOfflineReading(mayPlan);
  // what cannot be fetched now is fetched on another visit
  return runWhenIdle(() => prepare().catch(() => {}));
}
