/** Where files of members are kept. Names are of the server's making: `reviews/{22 letters}.webp`. */
export interface Storage {
  /** Resolves when the file is safe: it survives a power cut from then on, whole. Throws StorageError. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. Throws StorageError. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** Harmless when there is none; takes along what a broken-off `put` left. Throws StorageError. */
  readonly remove: (name: string) => Promise<void>;
}

/** `full`: there is no room left. `gone`: it does not answer, or not as it should. */
export type StorageTrouble = 'full' | 'gone';

export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly trouble: StorageTrouble;

  /** The message is for the operator's log. */
  constructor(trouble: StorageTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
  }
}

/** Of every file in storage; all are WebP. */
export const fileName = /^(?:avatars|reviews|recipes)\/[\w-]{22}\.webp$/;
