const fields = 'input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea';

/** Whether a form on the page holds something already. */
const holdsInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value }) => value !== '',
  );

/**
 * Registers the service worker and brings new versions in: one that waits takes over when a page has just been
 * opened, or while nobody looks, and the page is loaded again. A page on which something was typed is left alone
 * until its address changes, so that nothing typed is lost. `signal` ends the listening.
 */
export async function installWorker(reload: () => void, signal?: AbortSignal): Promise<void> {
  const options = signal ? { signal } : {};
  const { serviceWorker } = navigator;
  /** The address at which something was typed last. */
  let typedAt = holdsInput() ? location.href : null;
  /** Another version answers now; this page is still of the one before. */
  let isOutdated = false;
  let isOwnWish = false;
  const isUntouched = () => typedAt !== location.href;
  const hadOne = serviceWorker.controller !== null;
  const noteTyped = () => {
    typedAt = location.href;
  };
  document.addEventListener('input', noteTyped, options);
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = hadOne;
    if (isOutdated && isUntouched() && (document.hidden || isOwnWish)) reload();
  });

  const registration = await serviceWorker.register('/service-worker.js');
  const takeOver = () => {
    if (!isUntouched() || registration.waiting === null) return;
    isOwnWish = true;
    registration.waiting.postMessage('take-over');
  };
  takeOver();
  const look = () => {
    if (!document.hidden) void registration.update();
    else if (isOutdated && isUntouched()) reload();
    else takeOver();
  };
  document.addEventListener('visibilitychange', look, options);
}
