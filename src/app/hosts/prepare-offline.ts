import { whenIdle } from '#src/flows/when-idle.ts';

/** While nothing else is to do, what opens without a network is brought to the device. Returns the way to call it off. */
export function prepareOffline(mayPlan: boolean): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return undefined;
  const left = new AbortController();
  const prepare = async () => {
    await whenIdle();
    if (!left.signal.aborted) await (await import('./offline-reading.ts')).prepareOfflineReading(mayPlan);
  };
  void prepare().catch(() => {});
  return () => left.abort();
}
