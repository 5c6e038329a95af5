import { type Kysely, sql } from 'kysely';

/** A member has one version of a recipe, which outlives the recipe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipes add column version_of bigint references recipes on delete set null`.execute(
    db,
  );
  await sql`create unique index recipes_own_version on recipes (owner_id, version_of) where version_of is not null`.execute(
    db,
  );
  await sql`create index recipes_by_version_of on recipes (version_of) where version_of is not null`.execute(
    db,
  );
}
