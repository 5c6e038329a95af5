/** What the thread of the embedded database is started with. */
export interface ThreadSettings {
  /** Folder of the database; null keeps it in memory. */
  readonly folder: string | null;
  /** A dumped data folder to begin from, for databases in memory. */
  readonly template: Uint8Array<ArrayBuffer> | null;
}

export type Request =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

/** A PostgreSQL error as far as it can cross between threads. */
export interface ThreadError {
  readonly message: string;
  /** SQLSTATE; null when the error did not come from PostgreSQL and the thread is of no more use. */
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
