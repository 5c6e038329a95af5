import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { MailError, type MailSender, sendTimeoutMs } from './mail-sender.ts';

/** Timeouts in milliseconds: connection, greeting, idle. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 10_000,
};

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

interface Refusal {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly permanent?: unknown;
}

/** Reads only the numeric codes of a reply: its text can contain the address. */
function mailError(error: unknown): MailError {
  const { code, command, responseCode, permanent } = error as Refusal;
  const named = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
  if (typeof responseCode !== 'number') return new MailError('unreachable', named);
  // Only a refused recipient is permanent; a refused sender or login can be fixed by the operator.
  return new MailError(permanent === true && command === 'RCPT TO' ? 'never' : 'later', named);
}

/**
 * Sends by SMTP, each mail through a connection of its own. @param smtpUrl `smtp://` or `smtps://`;
 * Nodemailer's options may follow as a query @param patienceMs timeout of one mail
 */
export function createSmtpSender(
  { smtpUrl, from }: { readonly smtpUrl: string; readonly from: string },
  patienceMs = sendTimeoutMs,
): MailSender {
  const { hostname, username } = new URL(smtpUrl);
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? hostname;
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    // A password never crosses the network in clear.
    requireTLS: username !== '' && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, reference, date }, signal) => {
      try {
        await transport.sendMail({
          from,
          // As an object, so that an address cannot be parsed as several.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${reference}@${domain}>`,
          date,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        });
      } catch (error) {
        throw mailError(error);
      }
    },
    isReachable: async () => {
      try {
        return await transport.verify();
      } catch {
        return false;
      }
    },
  };
}
