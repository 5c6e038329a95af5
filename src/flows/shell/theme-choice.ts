/** `system`: the color scheme of the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';
export type ColorScheme = 'light' | 'dark';

/** The script in index.html reads it before the first paint. */
const key = 'theme';
/** As in tokens.css, for the browser's own bars. */
const paper: Readonly<Record<ColorScheme, string>> = { light: '#faf6ee', dark: '#151814' };
const darkDevice = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

export function readThemeChoice(): ThemeChoice {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The color scheme on the screen. */
export function readColorScheme(): ColorScheme {
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return matchMedia(darkDevice).matches ? 'dark' : 'light';
}

/** Style sheets follow the attribute; the bars around the page follow the meta elements, one for each scheme. */
function applyThemeChoice(): void {
  const choice = readThemeChoice();
  document.documentElement.dataset['theme'] = choice === 'system' ? '' : choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media') === darkDevice ? 'dark' : 'light';
    meta.content = paper[choice === 'system' ? own : choice];
  }
}

function notify(): void {
  applyThemeChoice();
  for (const listener of listeners) listener();
}

/** Applies the stored choice, and those that other tabs make. */
export function watchThemeChoice(): void {
  applyThemeChoice();
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) notify();
  });
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  notify();
}

/** Calls the listener when the choice or the device's scheme changes; the returned function ends it. */
export function subscribeToTheme(listener: () => void): () => void {
  const device = matchMedia(darkDevice);
  listeners.add(listener);
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
  };
}
