/** Set once the app has been installed from this browser. */
const key = 'app_installed';
const standalone = '(display-mode: standalone)';
/** `beforeinstallprompt`, a non-standard event of Chromium. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The deferred `beforeinstallprompt` event; its dialog can be opened once. */
let installPrompt: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Tracks installation events of the browser, also while no component subscribes. */
export function watchInstallation(): void {
  window.addEventListener('appinstalled', () => {
    installPrompt = null;
    localStorage.setItem(key, 'true');
    notifyListeners();
  });
  // the event only fires while the app is not installed
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt = event as InstallPromptEvent;
    localStorage.removeItem(key);
    notifyListeners();
  });
}

export const isStandalone = (): boolean => window.matchMedia(standalone).matches;

export const canOpenInstallDialog = (): boolean => installPrompt !== null;

/**
 * Resolves once the browser has offered its dialog; at once on the devices of Apple, whose browsers have none. Never in
 * the installed app.
 */
export const whenInstallable = (): Promise<void> =>
  new Promise((resolve) => {
    if (isStandalone()) return;
    if (installPrompt !== null || /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)) resolve();
    else listeners.add(resolve);
  });

/** Opens the deferred install dialog. Rejects if the browser has not offered one. */
export async function openInstallDialog(): Promise<'accepted' | 'dismissed'> {
  const dialog = installPrompt;
  if (dialog === null) throw new Error('The browser has offered no dialog.');
  installPrompt = null;
  await dialog.prompt();
  return (await dialog.userChoice).outcome;
}

/** Whether this is the installed app, or a tab of a browser that has it. */
export const isInstalled = (): boolean => isStandalone() || localStorage.getItem(key) !== null;

/** Notifies when the installation state may have changed. Returns a function that unsubscribes. */
export function onInstallationChanged(listener: () => void): () => void {
  const mode = window.matchMedia(standalone);
  listeners.add(listener);
  mode.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    mode.removeEventListener('change', listener);
  };
}
