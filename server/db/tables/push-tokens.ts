import type { Generated } from 'kysely';

/** Devices subscribed to pushes; a token is unique per member. */
export interface PushTokensTable {
  id: Generated<number>;
  user_id: string;
  /** The device's session; null: not known. */
  session_id: string | null;
  /** A Web Push subscription as JSON, or a token of Firebase. */
  token: string;
  created_at: Date;
  /** When the device last confirmed the token. */
  updated_at: Date;
}
