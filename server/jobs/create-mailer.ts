import type { Context, Mailer } from '#server/context.ts';
import { noSender } from '#server/providers/mail/no-sender.ts';
import { createSmtpSender } from '#server/providers/mail/smtp-sender.ts';
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts';

export type RunningMailer = Mailer & Pick<OutboxWorker, 'start' | 'stop'>;

/** Mail by SMTP as configured; without it, mail is stored for /outbox, and on a public server it stays pending. */
export function createMailer(
  parts: Pick<Context, 'config' | 'db' | 'log' | 'now' | 'secrets'>,
): RunningMailer {
  const { mail, isPublic } = parts.config;
  if (mail === null && !isPublic)
    return { delivery: 'stored', flush: () => {}, start: () => {}, stop: async () => {} };
  const { flush, start, stop } = createOutboxWorker(parts, mail === null ? noSender : createSmtpSender(mail));
  return { delivery: 'sent', flush, start, stop };
}
