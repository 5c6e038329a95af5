import type { OperationAnswer } from '#contract/operations.ts';

/** What a device shows, and where a press on it leads; null: to the app. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  /** Names the message: one that comes twice takes its own place. */
  readonly tag: string;
}

/** What a browser needs to get a token of the service. */
export type PushService = OperationAnswer<'getPushService'>['data'];

/** The service did not take the message now; it may later. */
export class PushUnavailable extends Error {
  override readonly name = 'PushUnavailable';
  /** So long the service wants to be left alone; null: it does not say. */
  readonly retryAfterMs: number | null;

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number | null } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** A service that brings messages to devices. */
export interface PushSender {
  readonly service: () => Promise<PushService>;
  /**
   * `gone`: this device is not to be reached any more. `refused`: this message will not be taken, which says nothing
   * of the device. Throws PushUnavailable where another try is worth it.
   */
  readonly send: (
    token: string,
    message: PushMessage,
    signal: AbortSignal,
  ) => Promise<'sent' | 'gone' | 'refused'>;
}

/** Seconds a service keeps a message for a device that is off. */
export const keptForSeconds = 24 * 60 * 60;
