import { MailError, type MailSender } from './mail-sender.ts';

/** In production, as long as SMTP_URL is not set: nothing is sent and nothing is shown. */
export const noSender: MailSender = {
  send: async () => {
    throw new MailError('unreachable', 'SMTP_URL is not set');
  },
  isReachable: async () => false,
};
