/** Present once the app has been installed from this browser. */
const key = 'app_installed';
const standalone = '(display-mode: standalone)';
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Listens to the browser for the app being installed, also while no screen asks. */
export function watchInstallation(): void {
  window.addEventListener('appinstalled', () => {
    localStorage.setItem(key, 'true');
    tell();
  });
  // the browser offers only what is not installed, or no longer
  window.addEventListener('beforeinstallprompt', () => {
    localStorage.removeItem(key);
    tell();
  });
}

/** Whether this is the installed app, or a tab of a browser that has it. */
export const isInstalled = (): boolean =>
  window.matchMedia(standalone).matches || localStorage.getItem(key) !== null;

/** Tells when the answer may have changed. Returns the way to stop listening. */
export function onInstallationChanged(listener: () => void): () => void {
  const mode = window.matchMedia(standalone);
  listeners.add(listener);
  mode.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    mode.removeEventListener('change', listener);
  };
}
