import type { Generated } from 'kysely';

/** Pending mail, mail that failed, and mail stored for viewing; deleted once sent. */
export interface OutboxTable {
  id: Generated<number>;
  /** Null: no recipient. Inserted where a response must not reveal whether an account exists. */
  user_id: string | null;
  /** A newer mail replaces a pending one of the same topic. */
  topic: string;
  /** The encrypted mail. */
  encrypted: string;
  created_at: Date;
  attempts: Generated<number>;
  /** Null: failed, or stored for viewing; not sent. */
  next_attempt_at: Date | null;
  /** Lease of the server that is sending it. */
  claimed_until: Date | null;
  give_up_at: Date;
  /** When it was refused or given up. */
  failed_at: Generated<Date | null>;
  /** Code of the last failure. */
  failure: Generated<string | null>;
  /** After this nobody needs it. */
  expires_at: Generated<Date | null>;
}
