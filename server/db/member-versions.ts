import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Tables with rows of members whose changes give the member another version, by triggers of the database. */
export const memberTables = [
  'consents',
  'favorites',
  'health_answers',
  'household_adults',
  'household_dependents',
  'meal_planners',
  'recipe_notes',
  'recipes',
  'trigger_events',
  'trigger_limits',
  'trigger_programs',
  'user_metas',
  'users',
] as const;

export type MemberTable = (typeof memberTables)[number];

/** The same for the same rows of the member in these tables, committed so far. Empty before the first change. */
export async function readMemberVersion(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select token from member_versions where user_id = ${userId} order by token`.execute(db);
  return rows.map(({ token }) => token).join();
}
