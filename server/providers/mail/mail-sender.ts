/** A mail to one person, in both forms. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document that loads nothing from elsewhere. */
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
export const longestSendMs = 30_000;

/**
 * Why a mail was not taken. `unreachable`: the other side did not do its work; `later`: it wants the mail later or has
 * something against us; `never`: it does not know the recipient. `code` names the reason without saying who is concerned.
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
