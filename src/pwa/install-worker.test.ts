import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installWorker } from './install-worker.ts';

let waiting: { postMessage: ReturnType<typeof vi.fn> } | null;
let changed: () => void;
let ended: AbortController;
const reload = vi.fn();
const update = vi.fn(async () => {});

function setHidden(isHidden: boolean): void {
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

test('a waiting version is activated when the next page is opened, which is reloaded', async () => {
  waiting = { postMessage: vi.fn() };
  await install();
  expect(waiting.postMessage.mock.calls).toEqual([['take-over']]);
  changed();
  expect(reload).toHaveBeenCalledOnce();
});

test('a later version is activated while the page is hidden; showing it checks for updates', async () => {
  await install();
  setHidden(false);
  expect(update).toHaveBeenCalledOnce();
  waiting = { postMessage: vi.fn() };
  setHidden(true);
  expect(waiting.postMessage).toHaveBeenCalledOnce();
  changed();
  expect(reload).toHaveBeenCalledOnce();
});

test('no tap is lost: a page that was pressed is reloaded only while hidden', async () => {
  waiting = { postMessage: vi.fn() };
  const installed = install();
  document.dispatchEvent(new Event('pointerdown'));
  await installed;
  expect(waiting.postMessage).not.toHaveBeenCalled();
  // another tab has activated the new version
  changed();
  expect(reload).not.toHaveBeenCalled();
  setHidden(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('no tap is lost: nor is one reloaded that was pressed while the new version took over', async () => {
  waiting = { postMessage: vi.fn() };
  await install();
  expect(waiting.postMessage).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('pointerdown'));
  changed();
  expect(reload).not.toHaveBeenCalled();
});

test('no input is lost: the page is not reloaded until its URL changes', async () => {
  waiting = { postMessage: vi.fn() };
  document.body.innerHTML = '<input value="half a sentence">';
  await install();
  setHidden(true);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  // another tab has activated the new version
  changed();
  setHidden(true);
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/recipes');
  type();
  setHidden(true);
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/account');
  setHidden(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a visible page is not reloaded when another tab activates a version', async () => {
  await install();
  setHidden(false);
  changed();
  expect(reload).not.toHaveBeenCalled();
  setHidden(true);
  expect(reload).toHaveBeenCalledOnce();
});
