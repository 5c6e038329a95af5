/** What can change behind a screen, with what the announcement says. */
export interface Changes {
  /** A week plan. */
  readonly plan: null;
  readonly favorite: { readonly userId: string; readonly id: number; readonly isFavorite: boolean };
  /** The pending changes of this device. */
  readonly pending: null;
  /** Pending changes were sent. */
  readonly sent: null;
}
/** What the browser reports: the page is visible again, the network is back, a push message arrived. */
export type Signal = 'seen' | 'online' | 'pushed';

type Details = Changes & Readonly<Record<Signal, null>>;
type Topic = keyof Details;
type Listener<T extends Topic> = (detail: Details[T]) => void;
type Stop = () => void;

interface Subscription {
  /** Tells every other subscription of this tab and of other tabs. */
  readonly announce: <T extends keyof Changes>(topic: T, detail: Changes[T]) => void;
  readonly stop: Stop;
}

interface Message {
  readonly topic: keyof Changes;
  readonly detail: unknown;
}

/** Browser objects, of which a test has its own. */
export interface Surroundings {
  readonly page: EventTarget & { readonly visibilityState: string };
  readonly window: EventTarget;
  /** Null without a service worker. */
  readonly worker: EventTarget | null;
  /** Null without BroadcastChannel; then only this tab hears. */
  readonly openChannel: (() => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>) | null;
}

/** Says when something that was read is out of date: docs/decisions/070-freshness.md. */
export function createFreshness(surroundings: () => Surroundings) {
  const listeners = new Map<string, Set<(detail: never) => void>>();
  let connected: { readonly around: Surroundings; readonly post: (message: Message) => void } | null = null;
  let disconnect: Stop = () => {};

  function notify(topic: string, detail: unknown, except?: unknown): void {
    for (const listener of [...(listeners.get(topic) ?? [])])
      if (listener !== except) listener(detail as never);
  }

  function announce(topic: keyof Changes, detail: unknown, except?: unknown): void {
    notify(topic, detail, except);
    connect().post({ topic, detail });
  }

  /** At first use, as a page that is rendered on the server has none of it. */
  function connect() {
    if (connected !== null) return connected;
    const around = surroundings();
    const { page, window, worker, openChannel } = around;
    const channel = openChannel?.() ?? null;
    if (channel !== null)
      channel.onmessage = ({ data }: MessageEvent<Message>) => notify(data.topic, data.detail);
    const ending = new AbortController();
    const { signal } = ending;
    // a page from the back/forward cache is seen once, although it may report that twice
    let isSeen = false;
    const see = () => {
      isSeen = true;
      notify('seen', null);
    };
    page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && see(), { signal });
    window.addEventListener('pagehide', () => (isSeen = false), { signal });
    window.addEventListener(
      'pageshow',
      (event) => (event as PageTransitionEvent).persisted && !isSeen && see(),
      { signal },
    );
    window.addEventListener('online', () => notify('online', null), { signal });
    worker?.addEventListener(
      'message',
      (event) => (event as MessageEvent).data === 'notification-arrived' && notify('pushed', null),
      { signal },
    );
    disconnect = () => {
      ending.abort();
      channel?.close();
      connected = null;
    };
    connected = { around, post: (message) => channel?.postMessage(message) };
    return connected;
  }

  /** Calls for every change and signal at once, in a hidden page too. */
  function onChange<T extends Topic>(topic: T, listener: Listener<T>): Subscription {
    connect();
    const own = listeners.get(topic) ?? new Set();
    listeners.set(topic, own.add(listener));
    return {
      announce: (changed, detail) => announce(changed, detail, listener),
      stop: () => void own.delete(listener),
    };
  }

  return {
    onChange,
    announce: <T extends keyof Changes>(topic: T, detail: Changes[T]): void => announce(topic, detail),
    /** Reads again after any of these. A hidden page waits until it is seen, and then reads once. */
    keepFresh(topics: readonly Topic[], read: () => void): Subscription {
      const { page } = connect().around;
      let isMissed = false;
      const readOrWait = () => {
        isMissed = page.visibilityState !== 'visible';
        if (!isMissed) read();
      };
      const waiting = topics.filter((topic) => topic !== 'seen').map((topic) => onChange(topic, readOrWait));
      const seen = onChange('seen', () => {
        if (topics.includes('seen') || isMissed) readOrWait();
      });
      return {
        announce: (changed, detail) => announce(changed, detail, readOrWait),
        stop: () => {
          for (const { stop } of [...waiting, seen]) stop();
        },
      };
    },
    /** Ends it for this tab, as when it is closed. */
    close: () => disconnect(),
  };
}

export const { onChange, announce, keepFresh } = createFreshness(() => ({
  page: document,
  window,
  worker: navigator.serviceWorker ?? null,
  openChannel: 'BroadcastChannel' in globalThis ? () => new BroadcastChannel('freshness') : null,
}));
