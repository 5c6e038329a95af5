import { type Kysely, sql } from 'kysely';

/**
 * Ages of children and guests count from the day on which they were given. Of those from before only the day of this
 * migration is known as one on which they had reached it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update household_dependents
    set profile = profile || jsonb_build_object('ageGivenOn', to_char(now() at time zone 'utc', 'YYYY-MM-DD'))
    where jsonb_typeof(profile -> 'age') = 'number'`.execute(db);
}
