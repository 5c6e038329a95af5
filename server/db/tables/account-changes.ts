/** Changes of how a member signs in, which the former address can take back. */
export interface AccountChangesTable {
  id: string;
  user_id: string;
  kind: 'email' | 'password';
  former_email: string;
  former_email_key: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
