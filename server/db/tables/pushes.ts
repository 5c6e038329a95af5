import type { Generated } from 'kysely';

/** What has to be sent to a device; the row goes when it was sent or given up. */
export interface PushesTable {
  id: Generated<number>;
  notification_id: number;
  token_id: number;
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** Until then one server alone sends it. */
  claimed_until: Date | null;
  give_up_at: Date;
}
