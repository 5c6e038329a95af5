import type { Generated } from 'kysely';

/** A factor that was removed less than 7 days ago is restored when the change is reverted. */
interface Removable {
  created_at: Date;
  removed_at: Date | null;
}

/** Authenticator apps; at most one of a member is not removed. */
export interface AuthenticatorsTable extends Removable {
  id: string;
  user_id: string;
  /** TOTP secret, base32. */
  secret_encrypted: string;
  /** Time step of the last accepted code: no code is accepted twice. */
  last_step: number;
}

export interface PasskeysTable extends Removable {
  id: string;
  user_id: string;
  /** Base64url, unique among all accounts. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Signature counter of the authenticator; 0 if it doesn't count. */
  counter: number;
  transports: string[];
  name: string;
  last_used_at: Date | null;
}

/** A set of codes is replaced as a whole. */
export interface RecoveryCodesTable extends Removable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

/** Factors that are being set up; one of each kind and session. */
export interface TwoStepSetupsTable {
  session_id: string;
  kind: 'authenticator' | 'passkey';
  user_id: string;
  /** The authenticator's secret, or the challenge of the passkey. */
  secret_encrypted: string;
  tries: Generated<number>;
  expires_at: Date;
}

/** Sign-ins that have passed the first step. */
export interface TwoStepTokensTable {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  user_id: string;
  /** The session that the second step opens. */
  session_id: string;
  /** For passkeys, base64url. */
  challenge: string;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
}

/** Members who have just confirmed their identity. */
export interface ConfirmationsTable {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  user_id: string;
  session_id: string;
  expires_at: Date;
}
