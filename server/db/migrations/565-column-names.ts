import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const renamed = [
    ['recipes', 'in_catalogue', 'in_catalog'],
    ['outbox', 'sealed', 'encrypted'],
    ['health_answers', 'sealed', 'encrypted'],
    ['health_scores', 'sealed', 'encrypted'],
    ['meal_planners', 'calendar_sealed', 'calendar_encrypted'],
    ['authenticators', 'secret_sealed', 'secret_encrypted'],
    ['two_step_setups', 'secret_sealed', 'secret_encrypted'],
  ] as const;
  for (const [table, before, after] of renamed)
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(before)} to ${sql.ref(after)}`.execute(
      db,
    );
}
