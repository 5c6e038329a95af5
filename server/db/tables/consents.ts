import type { Generated } from 'kysely';

/** What a member agreed to. One row for each time; one that is withdrawn stays as the record of it. */
export interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  /** A ConsentId. */
  consent: string;
  version: string;
  given_at: Date;
  withdrawn_at: Date | null;
}
