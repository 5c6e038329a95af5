import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table meal_planners add column cooking jsonb`.execute(db);
}
