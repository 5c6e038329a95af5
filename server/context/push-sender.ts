import type { OperationResponse } from '#contract/operations.ts';

/** The push as shown; `url`: the target of a tap, null for the app. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  /** Deduplicates: a message with the same tag replaces the earlier one. */
  readonly tag: string;
}

/** Configuration with which a browser subscribes. */
export type PushService = OperationResponse<'getPushService'>['data'];

/** The service did not accept the message now; a retry may succeed. */
export class PushUnavailable extends Error {
  override readonly name = 'PushUnavailable';
  /** Wait before a retry as the service asks; null: not stated. */
  readonly retryAfterMs: number | null;

  constructor(message: string, options: ErrorOptions & { readonly retryAfterMs?: number | null } = {}) {
    super(message, options);
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** Sends messages to devices through a push service. */
export interface PushSender {
  readonly service: () => Promise<PushService>;
  /**
   * `gone`: the device's token is no longer valid. `refused`: this message is invalid, the token may be
   * valid. Throws PushUnavailable if a retry may succeed.
   */
  readonly send: (
    token: string,
    message: PushMessage,
    signal: AbortSignal,
  ) => Promise<'sent' | 'gone' | 'refused'>;
}

/** TTL of a message for a device that is offline, in seconds. */
export const messageTtlSeconds = 24 * 60 * 60;
