/** Start parameters of the worker thread. */
export interface ThreadSettings {
  /** Folder of the database; null: in memory. */
  readonly folder: string | null;
  /** A dump to start an in-memory database from. */
  readonly template: Uint8Array<ArrayBuffer> | null;
}

export type Request =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      /** The name of a statement that is parsed and planned once. */
      readonly prepared: string | null;
    }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** A PostgreSQL error as it is sent between threads. */
export interface ThreadError {
  readonly message: string;
  /** SQLSTATE; null for an error outside of PostgreSQL, after which the thread is unusable. */
  readonly code: string | null;
  readonly constraint: string | null;
}

export type Reply =
  | { readonly kind: 'open' }
  | { readonly kind: 'rows'; readonly rows: readonly unknown[]; readonly affectedRows: number | null }
  | { readonly kind: 'dumped'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly error: ThreadError };

const replyKinds: readonly unknown[] = [
  'open',
  'rows',
  'dumped',
  'closed',
  'failed',
] satisfies Reply['kind'][];

/** Whether a message of a worker's port is a reply, and not one of Node's own. */
export const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && 'kind' in message && replyKinds.includes(message.kind);
