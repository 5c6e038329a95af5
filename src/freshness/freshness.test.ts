import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFreshness } from './freshness.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A tab of the browser, with its own document and window. */
function openTab({ hasChannel = true, visibilityState = 'visible' } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const [view, worker] = [new EventTarget(), new EventTarget()];
  const freshness = createFreshness(() => ({
    page,
    window: view,
    worker,
    openChannel: hasChannel ? () => new BroadcastChannel('freshness of the test') : null,
  }));
  open.push(freshness.close);
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const restore = () => view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  return { ...freshness, view, worker, show, restore };
}

/** What is broadcast arrives later; what was broadcast before has arrived by then. */
async function delivered(from: ReturnType<typeof openTab>, to: ReturnType<typeof openTab>): Promise<void> {
  const arrived = vi.fn();
  const { stop } = to.onChange('pending', arrived);
  from.announce('pending', null);
  await expect.poll(() => arrived.mock.calls.length > 0).toBe(true);
  stop();
}

describe('a change', () => {
  test('reaches the other subscriptions of the tab and of other tabs, not the one that made it', async () => {
    const [here, there] = [openTab(), openTab()];
    const [planner, sheet, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    const own = here.keepFresh(['plan'], planner);
    here.keepFresh(['plan', 'sent'], sheet);
    there.keepFresh(['plan'], elsewhere);
    own.announce('plan', null);
    expect(sheet).toHaveBeenCalledOnce();
    await expect.poll(() => elsewhere.mock.calls.length > 0).toBe(true);
    await delivered(there, here);
    expect([planner, sheet, elsewhere].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  });

  test('says what it changed', async () => {
    const [here, there] = [openTab(), openTab()];
    const heard = vi.fn();
    there.onChange('favorite', heard);
    const change = { userId: 'u1', id: 7, isFavorite: true };
    here.onChange('favorite', vi.fn()).announce('favorite', change);
    await expect.poll(() => heard.mock.calls.length > 0).toBe(true);
    expect(heard).toHaveBeenCalledWith(change);
  });

  test('reaches neither a closed tab nor a stopped subscription', async () => {
    const [here, closed, third] = [openTab(), openTab(), openTab()];
    const [late, stopped, heard] = [vi.fn(), vi.fn(), vi.fn()];
    closed.onChange('plan', late);
    third.onChange('plan', stopped).stop();
    third.onChange('plan', heard);
    closed.close();
    closed.show('visible');
    here.announce('plan', null);
    await expect.poll(() => heard.mock.calls.length > 0).toBe(true);
    expect(late).not.toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
  });

  test('without BroadcastChannel reaches its own tab', () => {
    const tab = openTab({ hasChannel: false });
    const [own, other] = [vi.fn(), vi.fn()];
    const planner = tab.keepFresh(['plan'], own);
    tab.keepFresh(['plan'], other);
    planner.announce('plan', null);
    expect(own).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
  });
});

describe('a hidden page', () => {
  test('reads once when it is seen, however much has changed', () => {
    const tab = openTab();
    const read = vi.fn();
    tab.keepFresh(['plan', 'online'], read);
    tab.show('hidden');
    tab.announce('plan', null);
    tab.announce('plan', null);
    tab.view.dispatchEvent(new Event('online'));
    expect(read).not.toHaveBeenCalled();
    tab.show('visible');
    expect(read).toHaveBeenCalledOnce();
    tab.show('hidden');
    tab.show('visible');
    expect(read).toHaveBeenCalledOnce();
  });

  test('hears a change at once where it is no read', () => {
    const tab = openTab({ visibilityState: 'hidden' });
    const heard = vi.fn();
    tab.onChange('pushed', heard);
    tab.worker.dispatchEvent(Object.assign(new Event('message'), { data: 'keep-screens' }));
    expect(heard).not.toHaveBeenCalled();
    tab.worker.dispatchEvent(Object.assign(new Event('message'), { data: 'notification-arrived' }));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('a page that is seen again', () => {
  test('reads again where that may have missed something', () => {
    const tab = openTab();
    const [user, review] = [vi.fn(), vi.fn()];
    const { stop } = tab.keepFresh(['seen'], user);
    tab.keepFresh(['sent'], review);
    tab.show('hidden');
    expect(user).not.toHaveBeenCalled();
    tab.show('visible');
    expect(user).toHaveBeenCalledOnce();
    expect(review).not.toHaveBeenCalled();
    stop();
    tab.show('visible');
    expect(user).toHaveBeenCalledOnce();
  });

  test('reads once after the back/forward cache, whether or not the browser reports both', () => {
    const tab = openTab();
    const read = vi.fn();
    tab.keepFresh(['seen'], read);
    const leave = () => tab.view.dispatchEvent(new Event('pagehide'));
    leave();
    tab.restore();
    expect(read).toHaveBeenCalledOnce();
    leave();
    tab.show('visible');
    tab.restore();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
