import { expect, test, vi } from 'vitest';
import { reloadOnFailedImport } from './reload-on-failed-import.ts';

/** A tab, whose pages share the storage. */
function openTab({ onLine = true, storage = new Map<string, string>() } = {}) {
  const reload = vi.fn();
  const target = new EventTarget();
  const open = (version: string) =>
    reloadOnFailedImport(
      {
        addEventListener: target.addEventListener.bind(target),
        sessionStorage: {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => void storage.set(key, value),
        } as unknown as Storage,
        navigator: { onLine } as Navigator,
        location: { reload } as unknown as Location,
      },
      version,
    );
  const dispatch = (type: string) => target.dispatchEvent(new Event(type));
  return { open, dispatch, fail: () => dispatch('vite:preloadError'), reload };
}

test('EXT-22 a part of an earlier version that is gone loads the page once', () => {
  const tab = openTab();
  tab.open('main-1.js');
  tab.fail();
  tab.fail();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('EXT-22 a page of the next version may be loaded once again', () => {
  const storage = new Map([['reloaded-for', 'main-1.js']]);
  const tab = openTab({ storage });
  tab.open('main-2.js');
  tab.fail();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('without a network the page stays as it is', () => {
  const tab = openTab({ onLine: false });
  tab.open('main-1.js');
  tab.fail();
  expect(tab.reload).not.toHaveBeenCalled();
});

test('a part whose loading ends because another page is opened does not load this page again', () => {
  const tab = openTab();
  tab.open('main-1.js');
  tab.dispatch('beforeunload');
  tab.fail();
  expect(tab.reload).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown'])(
  'after a download the page is loaded again, since it is used: %s',
  (press) => {
    const tab = openTab();
    tab.open('main-1.js');
    tab.dispatch('beforeunload');
    tab.dispatch(press);
    tab.fail();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  },
);
