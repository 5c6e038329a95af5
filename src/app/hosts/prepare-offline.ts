/** While nothing else is to do, what opens without a network is brought to the device. Returns the way to call it off. */
export function prepareOffline(mayPlan: boolean): (() => void) | undefined {
  if (!('serviceWorker' in navigator) || !('requestIdleCallback' in window)) return undefined;
  const prepare = async () => (await import('./offline-reading.ts')).prepareOfflineReading(mayPlan);
  const id = window.requestIdleCallback(() => void prepare().catch(() => {}));
  return () => window.cancelIdleCallback(id);
}
