import type { OperationAnswer } from '#contract/operations.ts';

/** The push as shown; `url`: the target of a tap, null for the app. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  /** Deduplicates: a message with the same tag replaces the earlier one. */
  readonly tag: string;
}

/** Configuration with which a browser subscribes. */
export type PushService = OperationAnswer<'getPushService'>['data'];

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
   * `gone`: this device is not to be reached any more. `refused`: this message will not be taken, which says nothing
   * of the device. Throws PushUnavailable where another try is worth it.
   */
  readonly send: (
    token: string,
    message: PushMessage,
    signal: AbortSignal,
  ) => Promise<'sent' | 'gone' | 'refused'>;
}

/** TTL of a message for a device that is offline, in seconds. */
export const keptForSeconds = 24 * 60 * 60;
