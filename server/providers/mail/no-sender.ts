import { MailError, type MailSender } from './mail-sender.ts';

/** The sender of a public server without SMTP_URL: mail stays pending. */
export const noSender: MailSender = {
  send: async () => {
    throw new MailError('unreachable', 'SMTP_URL is not set');
  },
  isReachable: async () => false,
};
