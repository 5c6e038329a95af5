import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_runs (
      job text primary key,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      succeeded_at timestamptz,
      failures int not null,
      error text
    )`.execute(db);
  await sql`
    create table app_versions (
      version text primary key,
      first_started_at timestamptz not null,
      last_started_at timestamptz not null
    )`.execute(db);
}
