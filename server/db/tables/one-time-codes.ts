import type { Generated } from 'kysely';
import type { CodePurpose } from '#domain/account/code-purposes.ts';

/** Codes that were mailed within the last day; of each subject at most one is alive. */
export interface OneTimeCodesTable {
  id: string;
  purpose: CodePurpose;
  /** HMAC of owner and purpose, so that no email address is stored here. */
  subject: string;
  /** Null: no such account, so no code is accepted. */
  user_id: string | null;
  /** HMAC, hexadecimal. */
  code_hash: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  /** Used or replaced. */
  ended_at: Date | null;
}
