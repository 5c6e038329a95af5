import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { watchInstallation } from '#src/pwa/installation.ts';
import { installPromptFlow } from './install-prompt-flow.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Waits until the page was shown for a while. */
async function load(time = 1000) {
  const actor = createActor(installPromptFlow).start();
  const announce = vi.fn();
  actor.on('*', announce);
  await vi.advanceTimersByTimeAsync(time);
  return { actor, said: announce, isShown: () => actor.getSnapshot().hasTag('shown') };
}
const newSession = () => sessionStorage.clear();
const asStandalone = () => {
  const inTab = window.matchMedia;
  onTestFinished(() => void vi.stubGlobal('matchMedia', inTab));
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...inTab(query),
    matches: query.includes('standalone'),
  }));
};

test('PWA-07 OR-30 CONST-27 on iOS the hint appears at visits 2 and 3 after 1 s; a reload is not a visit', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
  const shown: boolean[] = [];
  for (let visit = 1; visit <= 5; visit += 1) {
    newSession();
    const early = await load(999);
    expect(early.isShown()).toBe(false);
    early.actor.stop();
    shown.push((await load()).isShown());
  }
  expect(shown).toEqual([false, true, true, false, false]);
});

test('PWA-07 OR-30 a dismissed hint is not shown again in this visit; the installed app never shows it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
  localStorage.setItem('install_visits', '1');
  const { actor } = await load();
  actor.send({ type: 'prompt.dismissed' });
  await vi.advanceTimersByTimeAsync(0);
  expect((await load()).isShown()).toBe(false);
  newSession();
  expect((await load()).isShown()).toBe(true);
  localStorage.setItem('install_visits', '1');
  newSession();
  asStandalone();
  expect((await load()).isShown()).toBe(false);
});

test('PWA-02 PWA-04 OK-09 the event is deferred, its dialog opened on request, and after a no not offered for 30 days', async () => {
  watchInstallation();
  const { actor, said, isShown } = await load();
  expect(isShown()).toBe(false);
  const prompt = vi.fn(() => Promise.resolve());
  const offer = () => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) });
    window.dispatchEvent(event);
    return event;
  };
  expect(offer().defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(isShown()).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  actor.send({ type: 'install.requested' });
  await vi.advanceTimersByTimeAsync(0);
  expect(prompt).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'App installation cancelled' }));

  newSession();
  offer();
  expect((await load()).isShown()).toBe(false);
  vi.setSystemTime(Date.now() + 30 * 24 * 60 * 60 * 1000);
  expect((await load()).isShown()).toBe(true);
});
