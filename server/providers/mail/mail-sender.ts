/** A mail to one recipient, as text and HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A complete document without external resources. */
  readonly html: string;
}

export interface OutgoingMail extends Mail {
  /** The same for each attempt (Message-ID), so that mailboxes deduplicate. */
  readonly reference: string;
  readonly date: Date;
}

/** Sends mail. */
export interface MailSender {
  /** Resolves once the server has accepted the mail; throws MailError. Ends within `longestSendMs`. */
  readonly send: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  /** Whether the mail server is reachable. Never throws. */
  readonly isReachable: () => Promise<boolean>;
}

/** Hard timeout of an attempt. */
export const sendTimeoutMs = 30_000;

/**
 * Why a mail was not accepted. `unreachable`: the server failed; `later`: it wants a retry or rejects our
 * configuration; `never`: it does not know the recipient. `code` has the reason without personal data.
 */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly kind: 'unreachable' | 'later' | 'never';
  readonly code: string;

  constructor(kind: MailError['kind'], code: string) {
    super(`The mail was not taken (${code}).`);
    this.kind = kind;
    this.code = code;
  }
}
