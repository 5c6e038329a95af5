import type { Generated } from 'kysely';
import type { AccountChangeKind } from '#domain/account/account-changes.ts';

/** Changes of how a member signs in, of the last 30 days. Some can be reverted for 7 days. */
export interface AccountChangesTable {
  id: string;
  /** Increases with each change. */
  position: Generated<number>;
  user_id: string;
  kind: AccountChangeKind;
  /** The address that can revert it; null if it can't be reverted, or no longer. */
  former_email: string | null;
  former_email_key: string | null;
  /** When that address was confirmed; null: never, by then. */
  former_email_verified_at: Date | null;
  token_hash: string | null;
  created_at: Date;
  /** Until when it can be reverted. */
  expires_at: Date;
  used_at: Date | null;
  /** The device it was made on, as in `sessions`. */
  device: string | null;
  network: string | null;
}
