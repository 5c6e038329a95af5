import type { Context } from '#server/context.ts';
import { metrics } from '#server/metrics.ts';
import { type Mail, MailError, type MailSender, sendTimeoutMs } from '#server/providers/mail/mail-sender.ts';
import { giveUpExpiredMails, setMailFailed } from '#server/queries/failed-mails.ts';
import {
  claimMails,
  deleteMail,
  isMailWaiting,
  makePendingMailDue,
  postponeMail,
} from '#server/queries/outbox.ts';
import { addMs } from '#server/security/lifetimes.ts';

export interface OutboxWorker {
  /** Starts polling for due mail. */
  readonly start: () => void;
  /** Polls at once; call it after the transaction that inserted a mail. */
  readonly flush: () => void;
  /** Sends all due mail; resolves when none is left or in flight. */
  readonly settle: () => Promise<void>;
  /** Gives sends in flight a moment to finish, then aborts them; they are sent after the next start. */
  readonly stop: () => Promise<void>;
}

/** Mails sent at the same time. */
const concurrency = 10;
/** Longer than any attempt takes, so that no mail has two senders. */
const claimMs = 4 * sendTimeoutMs;
const minBackoffMs = 5_000;
const maxBackoffMs = 15 * 60_000;
const pollEveryMs = 5_000;
const stopMs = 5_000;
const abortMs = 1_000;

/** Waits for the work, up to a timeout. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}

/** Back-off in milliseconds after a failed attempt (1 is the first). */
export const backoffAfter = (attempts: number) =>
  Math.min(minBackoffMs * 2 ** Math.min(attempts - 1, 20), maxBackoffMs);

type WorkerContext = Pick<Context, 'db' | 'log' | 'now' | 'secrets'>;
type Claimed = Awaited<ReturnType<typeof claimMails>>[number];

/**
 * Sends the mails of the outbox, each at least once. Any number of servers may share one database.
 * The log names a mail by its number, never by its recipient.
 */
export function createOutboxWorker(
  { db, log, now, secrets }: WorkerContext,
  sender: MailSender,
): OutboxWorker {
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  /** Whether the mail server is known to be reachable; unknown after a start. */
  let isReachable = false;
  let probe: Promise<void> | null = null;
  let turn: Promise<void> = Promise.resolve();
  let queued: Promise<void> | null = null;
  /** The last batch was full, so more mail may be due. */
  let hasMore = false;

  async function attempt(mail: Claimed): Promise<void> {
    const opened = secrets.decrypt(mail.encrypted);
    if (opened === null) {
      log.warn({ mail: mail.id }, 'A pending mail was encrypted with another key; it was deleted.');
      return deleteMail(db, mail.id);
    }
    try {
      const parts: Mail = JSON.parse(opened);
      const reference = secrets.mac('mail', String(mail.id)).slice(0, 32);
      await sender.send({ ...parts, reference, date: mail.createdAt }, stopping.signal);
    } catch (error) {
      return failed(mail, error);
    }
    await deleteMail(db, mail.id);
    await markReachable();
  }

  /** The mail server has responded. After an outage, pending mail becomes due at once. */
  async function markReachable(): Promise<void> {
    if (isReachable) return;
    isReachable = true;
    await makePendingMailDue(db, now());
    flush();
  }

  async function failed({ id, attempts }: Claimed, error: unknown): Promise<void> {
    const { kind, code } = error instanceof MailError ? error : new MailError('unreachable', 'defect');
    const facts = { mail: id, attempts, code };
    metrics.count('kindfare_mail_failures_total', { kind });
    if (kind === 'never') {
      log.warn(facts, 'A mail was refused permanently; it is not sent again.');
      return setMailFailed(db, { id, failure: code, now: now() });
    }
    if (kind === 'unreachable') isReachable = false;
    else await markReachable();
    await postponeMail(db, { id, attempts, failure: code }, addMs(now(), backoffAfter(attempts)));
    log.warn(facts, 'A mail was not taken; it is tried again.');
  }

  function begin(mail: Claimed): void {
    const sending: Promise<void> = attempt(mail)
      .catch((error: unknown) => log.error({ err: error, mail: mail.id }, 'sending a mail failed'))
      .finally(() => {
        inFlight.delete(sending);
        if (hasMore) flush();
      });
    inFlight.add(sending);
  }

  async function sendDue(): Promise<void> {
    for (const { id, attempts } of await giveUpExpiredMails(db, now()))
      log.warn({ mail: id, attempts }, 'A mail could not be sent in time; it was given up.');
    const max = concurrency - inFlight.size;
    if (max <= 0 || isStopping) return;
    const at = now();
    const mails = await claimMails(db, { now: at, until: addMs(at, claimMs), most: max });
    hasMore = mails.length === max;
    for (const mail of mails) begin(mail);
  }

  /** One run at a time. A caller during a run gets the next one, which sees what the caller wrote. */
  function poll(): Promise<void> {
    queued ??= turn.then(() => {
      queued = null;
      return sendDue();
    });
    turn = queued.catch(() => undefined);
    return queued;
  }

  /** Probes the mail server during an outage, while mail is pending. */
  async function probeServer(): Promise<void> {
    if (isReachable || isStopping || !(await isMailWaiting(db, now()))) return;
    if (await sender.isReachable()) await markReachable();
  }

  async function pollAndProbe(): Promise<void> {
    await poll();
    probe ??= probeServer().finally(() => {
      probe = null;
    });
    await probe;
  }

  const inBackground = (work: Promise<void>) => {
    work.catch((error: unknown) => log.error({ err: error }, 'polling for mail failed'));
  };
  const flush = () => inBackground(poll());

  return {
    flush,
    start: () => {
      timer = setInterval(() => inBackground(pollAndProbe()), pollEveryMs).unref();
      inBackground(pollAndProbe());
    },
    settle: async () => {
      await pollAndProbe();
      await poll();
      while (inFlight.size > 0) {
        await Promise.all(inFlight);
        await poll();
      }
    },
    stop: async () => {
      clearInterval(timer);
      isStopping = true;
      const ended = Promise.all([turn, ...inFlight]);
      await atMost(stopMs, ended);
      stopping.abort();
      await atMost(abortMs, ended);
    },
  };
}
