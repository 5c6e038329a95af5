/** File storage for members' uploads. The server generates the names: `reviews/{22 letters}.webp`. */
export interface Storage {
  /** Resolves once the whole file is durable. Throws StorageError. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. Throws StorageError. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** Idempotent; also removes leftovers of an aborted `put`. Throws StorageError. */
  readonly remove: (name: string) => Promise<void>;
}

/** `full`: out of space. `gone`: unreachable or failing. */
export type StorageFailureReason = 'full' | 'gone';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly failure: StorageFailureReason;

  /** The message is for the operator's log. */
  constructor(failure: StorageFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/** Of every file in storage; all are WebP. */
export const fileName = /^(?:avatars|reviews|recipes)\/[\w-]{22}\.webp$/;
