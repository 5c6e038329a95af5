import { createOutboxWorker, type OutboxWorker } from '#server/jobs/outbox-worker.ts';
import { MailError, type MailSender, type OutgoingMail } from '#server/providers/mail/mail-sender.ts';
import { addMail } from '#server/queries/outbox.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

export const minute = 60_000;

/** Fake mail server; `behave` overrides its responses. */
export function otherSide(
  behave: (mail: OutgoingMail, signal: AbortSignal) => Promise<void> = async () => {},
) {
  const taken: OutgoingMail[] = [];
  const side = { taken, tried: 0, behave, isThere: true };
  const sender: MailSender = {
    send: async (mail, signal) => {
      side.tried += 1;
      if (!side.isThere) throw new MailError('unreachable', 'ECONNREFUSED');
      await side.behave(mail, signal);
      taken.push(mail);
    },
    isReachable: async () => side.isThere,
  };
  return Object.assign(side, { sender });
}

export const subjects = (mails: readonly OutgoingMail[]) => mails.map(({ subject }) => subject);

/** An app with a mail worker that runs on command, and a member as recipient. */
export async function startMailSetup() {
  const app: TestApp = await startTestApp({ context: { mailer: { delivery: 'sent', flush: () => {} } } });
  const { token } = await app.member('mary@example.com');
  const member = (await app.ok('getCurrentUser', { token })).data.id;
  const post = async (
    subject: string,
    more: { topic?: string; expiresAt?: Date; userId?: string | null } = {},
  ) => {
    const mail = { to: 'mary@example.com', subject, text: 'secret 123456', html: '<p>secret 123456</p>' };
    await addMail(app.db, {
      userId: more.userId === undefined ? member : more.userId,
      topic: more.topic ?? subject,
      encrypted: app.context.secrets.encrypt(JSON.stringify(mail)),
      now: app.clock.now(),
      dueAt: app.clock.now(),
      expiresAt: more.expiresAt ?? null,
    });
  };
  const workers: OutboxWorker[] = [];
  return {
    app,
    post,
    worker: (sender: MailSender) => {
      const worker = createOutboxWorker(app.context, sender);
      workers.push(worker);
      return worker;
    },
    waiting: () =>
      app.db.selectFrom('outbox').selectAll().where('failed_at', 'is', null).orderBy('id').execute(),
    /** Listed for the operator. */
    failed: () =>
      app.db.selectFrom('outbox').selectAll().where('failed_at', 'is not', null).orderBy('id').execute(),
    /** Reset for the next test: stops the workers and empties the outbox. */
    empty: async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await app.db.deleteFrom('outbox').execute();
    },
  };
}
