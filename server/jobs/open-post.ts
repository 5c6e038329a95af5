import type { Context, Post } from '#server/context.ts';
import { noSender } from '#server/providers/mail/no-sender.ts';
import { createSmtpSender } from '#server/providers/mail/smtp-sender.ts';
import { type Courier, createCourier } from './courier.ts';

export type OpenPost = Post & Pick<Courier, 'start' | 'stop'>;

/** Mail by SMTP as configured; without that it is kept at /outbox, and in production it waits for the operator. */
export function openPost(parts: Pick<Context, 'config' | 'db' | 'log' | 'now' | 'secrets'>): OpenPost {
  const { mail, production } = parts.config;
  if (mail === null && !production)
    return { delivery: 'kept', wake: () => {}, start: () => {}, stop: async () => {} };
  const { wake, start, stop } = createCourier(parts, mail === null ? noSender : createSmtpSender(mail));
  return { delivery: 'sent', wake, start, stop };
}
