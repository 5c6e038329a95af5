import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activateNewest, isOutdatedPage, isScriptQuestion } from './newest-version.ts';

/** A worker whose version consists of the scripts; null: of before it answers questions. */
const worker = (scripts: readonly string[] | null) => ({
  postMessage: vi.fn((question: unknown, ports: readonly MessagePort[] = []) => {
    if (scripts !== null && isScriptQuestion(question))
      ports[0]?.postMessage(scripts.includes(question.path));
  }),
});
type Worker = ReturnType<typeof worker>;
let registration: { active: Worker | null; waiting: Worker | null; installing: Worker | null } | undefined;
const update = vi.fn(async () => {});
const workers = new EventTarget();

beforeEach(() => {
  registration = { active: worker(['/assets/main-1.js']), waiting: null, installing: null };
  update.mockReset();
  document.head.innerHTML = '<script type="module" src="/assets/main-1.js"></script>';
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(workers, {
      getRegistration: async () => registration && { ...registration, update },
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('a page is outdated once a worker of another version is installed', async () => {
  expect(await isOutdatedPage()).toBe(false);
  expect(update).toHaveBeenCalledOnce();
  registration = {
    active: worker(['/assets/main-1.js']),
    waiting: worker(['/assets/main-2.js']),
    installing: null,
  };
  expect(await isOutdatedPage()).toBe(true);
});

test('a page is outdated once another tab has activated a new version', async () => {
  registration = { active: worker(['/assets/main-2.js']), waiting: null, installing: null };
  expect(await isOutdatedPage()).toBe(true);
});

test('a page that the server already sent in the new version is not outdated', async () => {
  registration = {
    active: worker(['/assets/main-0.js']),
    waiting: worker(['/assets/main-1.js']),
    installing: null,
  };
  expect(await isOutdatedPage()).toBe(false);
});

test('a version that is being installed is not offered yet', async () => {
  const next = worker(['/assets/main-2.js']);
  registration = { active: worker(['/assets/main-1.js']), waiting: null, installing: next };
  expect(await isOutdatedPage()).toBe(false);
  expect(next.postMessage).not.toHaveBeenCalled();
});

test('without a worker, or with one that never answers, nothing is offered', async () => {
  registration = undefined;
  expect(await isOutdatedPage()).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  registration = { active: worker(null), waiting: null, installing: null };
  const answer = isOutdatedPage();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toBe(false);
});

test('a new version is activated once it controls the page', async () => {
  await activateNewest();
  const waiting = worker(['/assets/main-2.js']);
  registration = { active: worker(['/assets/main-1.js']), waiting, installing: null };
  const activated = vi.fn();
  const activation = activateNewest().then(activated);
  await expect.poll(() => waiting.postMessage).toHaveBeenCalledWith('take-over');
  expect(activated).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await activation;
  expect(activated).toHaveBeenCalledOnce();
});
