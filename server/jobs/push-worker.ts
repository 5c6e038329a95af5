import { pushTextOf } from '#domain/notification/notification.ts';
import { type PushMessage, PushUnavailable } from '#server/context/push-sender.ts';
import type { Context } from '#server/context.ts';
import { metrics } from '#server/metrics.ts';
import { claimPushes, deleteDevice, deletePush, postponePush } from '#server/queries/pushes.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { backoffAfter } from './outbox-worker.ts';

export interface PushWorker {
  /** Starts polling for due messages. */
  readonly start: () => void;
  /** Sends all due messages; resolves when none is left. */
  readonly settle: () => Promise<void>;
  /** Aborts sends in flight; they are sent after the next start. */
  readonly stop: () => Promise<void>;
}

/** Messages sent at the same time. */
const concurrency = 10;
const sendMs = 10_000;
/** Longer than any attempt takes, so that no message has two senders. */
const claimMs = 4 * sendMs;
const pollEveryMs = 5_000;

type PushContext = Pick<Context, 'db' | 'log' | 'now' | 'push'>;
type Claimed = Awaited<ReturnType<typeof claimPushes>>[number];

const messageOf = ({ notificationId, payload }: Claimed): PushMessage => ({
  ...pushTextOf(payload),
  tag: `notification-${notificationId}`,
});

/**
 * Pushes notifications to devices, each at least once. Any number of servers may share one database. The log
 * names a message by its number, never by its recipient or content.
 */
export function createPushWorker({ db, log, now, push }: PushContext): PushWorker {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | null = null;

  async function attempt(claimed: Claimed): Promise<void> {
    const { userId, id, attempts, tokenId, token, readAt, isEnabled } = claimed;
    if (readAt !== null || isEnabled !== true) return deletePush(db, claimed);
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(sendMs)]);
    try {
      const outcome = await push.send(token, messageOf(claimed), signal);
      if (outcome === 'refused') metrics.count('kindfare_push_failures_total', { kind: 'refused' });
      if (outcome === 'refused') log.warn({ push: id }, 'A push was refused permanently; it was deleted.');
      if (outcome !== 'gone') return await deletePush(db, claimed);
      log.info({ push: id }, 'A device has unsubscribed; it was deleted.');
      return await deleteDevice(db, { userId, id: tokenId });
    } catch (error) {
      metrics.count('kindfare_push_failures_total', {
        kind: error instanceof PushUnavailable ? 'unavailable' : 'defect',
      });
      if (!(error instanceof PushUnavailable)) throw error;
      log.warn({ push: id, attempts, reason: error.message }, 'A push was not taken; it is tried again.');
      const pause = Math.max(backoffAfter(attempts), error.retryAfterMs ?? 0);
      return postponePush(db, claimed, addMs(now(), pause));
    }
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const at = now();
      const claimed = await claimPushes(db, { now: at, until: addMs(at, claimMs), most: concurrency });
      const ended = await Promise.allSettled(claimed.map(attempt));
      for (const end of ended) if (end.status === 'rejected') throw end.reason;
      if (claimed.length < concurrency) return;
    }
  }

  /** One run at a time. */
  function poll(): Promise<void> {
    turn ??= sendDue().finally(() => {
      turn = null;
    });
    return turn;
  }
  const inBackground = () => {
    poll().catch((error: unknown) => log.error({ err: error }, 'sending pushes failed'));
  };

  return {
    start: () => {
      timer = setInterval(inBackground, pollEveryMs).unref();
      inBackground();
    },
    settle: poll,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await turn?.catch(() => undefined);
    },
  };
}
