/**
 * Installs the service worker once the page is at rest. A new version takes over while nobody looks: when the page
 * is hidden it is asked to, and the page is loaded again.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const install = async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) registration.waiting?.postMessage('take-over');
      else void registration.update();
    });
  };
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne && document.hidden) location.reload();
  });
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  addEventListener('load', () => whenIdle(() => void install().catch(() => {})), { once: true });
}
