import { useSyncExternalStore } from 'react';

/** `system`: the color scheme of the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The script in index.html applies what is stored here before the first paint. */
const key = 'theme';
/** As in tokens.css, for the browser's own bars: one meta element for each scheme of the device. */
const paper = { light: '#faf6ee', dark: '#151814' } as const;
const listeners = new Set<() => void>();

function read(): ThemeChoice {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const choice = read();
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = paper[choice === 'system' ? own : choice];
  }
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    apply();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

function choose(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  apply();
  for (const listener of listeners) listener();
}

/** Light, dark, or as the device: one setting for the whole app, stored on this device. */
export function useTheme() {
  return { theme: useSyncExternalStore(subscribe, read), choose };
}
