import type { Generated } from 'kysely';

/** One row for each consent given; a withdrawn one stays as a record. */
export interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  /** A ConsentId. */
  consent: string;
  version: string;
  given_at: Date;
  withdrawn_at: Date | null;
}
