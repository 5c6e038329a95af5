/** Changes that could not be sent, kept until they can be: none lost, none done twice. */
export interface WaitingChange {
  /** Sent along, so that the server does it once however often it comes. */
  readonly key: string;
  readonly userId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

export interface ChangeStore {
  readonly add: (change: WaitingChange) => Promise<void>;
  /** Oldest first. */
  readonly list: (userId: string) => Promise<readonly WaitingChange[]>;
  readonly remove: (key: string) => Promise<void>;
}

/** `later`: nobody knows whether it was done. */
export type Sending = 'done' | 'refused' | 'later';

export interface SendingReport {
  readonly sent: number;
  /** How many the server would not have; they are gone. */
  readonly refused: number;
  readonly left: number;
}

/** Sends what waits, in its order, until nothing is left or the server cannot be reached. */
export async function sendWaiting(
  store: Pick<ChangeStore, 'list' | 'remove'>,
  userId: string,
  send: (change: WaitingChange) => Promise<Sending>,
): Promise<SendingReport> {
  let [sent, refused] = [0, 0];
  for (;;) {
    const waiting = await store.list(userId);
    const [oldest] = waiting;
    if (oldest === undefined) return { sent, refused, left: 0 };
    const outcome = await send(oldest);
    if (outcome === 'later') return { sent, refused, left: waiting.length };
    await store.remove(oldest.key);
    if (outcome === 'refused') refused += 1;
    else sent += 1;
  }
}

/** What an answer means for a change. A session that has ended keeps what waits for the next one. */
export function sendingOf(status: number): Sending {
  if (status < 300) return 'done';
  return status >= 500 || status === 401 || status === 408 || status === 429 ? 'later' : 'refused';
}
