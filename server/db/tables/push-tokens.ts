import type { Generated } from 'kysely';

/** Devices that want to be told; a token stands once per member. */
export interface PushTokensTable {
  id: Generated<number>;
  user_id: string;
  /** A Web Push subscription as JSON, or a token of Firebase. */
  token: string;
  created_at: Date;
  /** When the device last said that it is its own. */
  updated_at: Date;
}
