import type { Generated } from 'kysely';

/** Pending pushes; deleted once sent or given up. */
export interface PushesTable {
  id: Generated<number>;
  user_id: string;
  notification_id: number;
  token_id: number;
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** Lease of the server that is sending it. */
  claimed_until: Date | null;
  give_up_at: Date;
}
