/** Installs the service worker once the page is at rest. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const install = async () => (await import('./install-worker.ts')).installWorker(() => location.reload());
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  addEventListener('load', () => whenIdle(() => void install().catch(() => {})), { once: true });
}
