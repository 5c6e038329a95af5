import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installWorker } from './install-worker.ts';

let waiting: { postMessage: ReturnType<typeof vi.fn> } | null;
let changed: () => void;
let ended: AbortController;
const reload = vi.fn();
const update = vi.fn(async () => {});

function look(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const type = () => document.dispatchEvent(new Event('input'));
async function install(): Promise<void> {
  const serviceWorker = {
    controller: {},
    addEventListener: (_: string, hear: () => void) => {
      changed = hear;
    },
    register: async () => ({
      get waiting() {
        return waiting;
      },
      update,
    }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  await installWorker(reload, ended.signal);
}

beforeEach(() => {
  ended = new AbortController();
  waiting = null;
  reload.mockClear();
  update.mockClear();
  history.replaceState(null, '', '/dashboard');
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('PWA-01 a waiting version is activated when the next page is opened, which is reloaded', async () => {
  waiting = { postMessage: vi.fn() };
  await install();
  expect(waiting.postMessage.mock.calls).toEqual([['take-over']]);
  changed();
  expect(reload).toHaveBeenCalledOnce();
});

test('PWA-01 a later version is activated while the page is hidden; showing it checks for updates', async () => {
  await install();
  look(false);
  expect(update).toHaveBeenCalledOnce();
  waiting = { postMessage: vi.fn() };
  look(true);
  expect(waiting.postMessage).toHaveBeenCalledOnce();
  changed();
  expect(reload).toHaveBeenCalledOnce();
});

test('PWA-01 no input is lost: the page is not reloaded until its URL changes', async () => {
  waiting = { postMessage: vi.fn() };
  document.body.innerHTML = '<input value="half a sentence">';
  await install();
  look(true);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  // another tab has activated the new version
  changed();
  look(true);
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/recipes');
  type();
  look(true);
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/account');
  look(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('PWA-01 a visible page is not reloaded when another tab activates a version', async () => {
  await install();
  look(false);
  changed();
  expect(reload).not.toHaveBeenCalled();
  look(true);
  expect(reload).toHaveBeenCalledOnce();
});
