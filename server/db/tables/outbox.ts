import type { Generated } from 'kysely';

/** Mail that waits to be sent, or is kept to be looked at; gone once it was sent. */
export interface OutboxTable {
  id: Generated<number>;
  /** Null: it goes to nobody. Written where an answer must not tell whether there is an account. */
  user_id: string | null;
  /** A newer mail of the same topic takes the place of one that still waits. */
  topic: string;
  /** The mail, readable with the server's key alone. */
  sealed: string;
  created_at: Date;
  attempts: Generated<number>;
  /** Null: it is kept and never sent. */
  next_attempt_at: Date | null;
  /** One server is sending it; if it has not told by then, it will not. */
  claimed_until: Date | null;
  give_up_at: Date;
}
