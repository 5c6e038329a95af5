import { setImmediate as settled } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Module from './reload-on-failed-import.ts';

let module: typeof Module;
beforeEach(async () => {
  vi.resetModules();
  module = await import('./reload-on-failed-import.ts');
});

/** A tab, whose pages share the storage. */
function openTab({ answers = async () => new Response(), storage = new Map<string, string>() } = {}) {
  const reload = vi.fn();
  const target = new EventTarget();
  const open = (version: string) =>
    module.reloadOnFailedImport(
      {
        addEventListener: target.addEventListener.bind(target),
        sessionStorage: {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => void storage.set(key, value),
        } as unknown as Storage,
        location: { reload } as unknown as Location,
        fetch: answers,
      },
      version,
    );
  const dispatch = (type: string) => target.dispatchEvent(new Event(type));
  return { open, dispatch, fail: () => void dispatch('vite:preloadError'), reload };
}

test('a part of an earlier version that is gone loads the page once', async () => {
  const tab = openTab();
  tab.open('main-1.js');
  tab.fail();
  tab.fail();
  await settled();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('a page of the next version may be loaded once again', async () => {
  const storage = new Map([['reloaded-for', 'main-1.js']]);
  const tab = openTab({ storage });
  tab.open('main-2.js');
  tab.fail();
  await settled();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

const unreachable = [
  ['offline', async () => Promise.reject(new TypeError('no network'))],
  ['behind a proxy', async () => new Response('<html>', { status: 502 })],
] as const;

test.each(unreachable)(
  'while the server can’t be reached the page stays as it is: %s',
  async (_, answers) => {
    const tab = openTab({ answers });
    tab.open('main-1.js');
    tab.fail();
    await settled();
    expect(tab.reload).not.toHaveBeenCalled();
  },
);

test('a part whose loading ends because another page is opened does not load this page again', async () => {
  const tab = openTab();
  tab.open('main-1.js');
  tab.dispatch('beforeunload');
  tab.fail();
  await settled();
  expect(tab.reload).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown'])(
  'after a download the page is loaded again, since it is used: %s',
  async (press) => {
    const tab = openTab();
    tab.open('main-1.js');
    tab.dispatch('beforeunload');
    tab.dispatch(press);
    tab.fail();
    await settled();
    expect(tab.reload).toHaveBeenCalledTimes(1);
  },
);

test('SHELL-44 what failed to load is shown as failed only if the page is not loaded anew', async () => {
  const tab = openTab();
  tab.open('main-1.js');
  const shown = vi.fn();
  tab.fail();
  void module.untilReloadDecided().then(shown);
  tab.fail();
  void module.untilReloadDecided().then(shown);
  await settled();
  expect(tab.reload).toHaveBeenCalledTimes(1);
  expect(shown).not.toHaveBeenCalled();
});

test.each(unreachable)(
  'SHELL-44 without the server what failed to load is shown as failed: %s',
  async (_, answers) => {
    const tab = openTab({ answers });
    tab.open('main-1.js');
    tab.fail();
    await expect(module.untilReloadDecided()).resolves.toBeUndefined();
  },
);
