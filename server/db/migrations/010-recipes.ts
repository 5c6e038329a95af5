import { type Kysely, sql } from 'kysely';

/**
 * Own ids start above those of outside sources, so that an id in a URL identifies one recipe. Columns of
 * searches come first: PostgreSQL reads a row up to the last column it needs. GIN indexes have no pending
 * list: the embedded database has no background process to empty it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create extension if not exists pg_trgm`,
    sql`
      create table recipes (
        id bigint generated always as identity (start with 1000000001) primary key,
        tags integer[] not null,
        food_ids text[] not null,
        calories double precision,
        ready_in_minutes integer not null,
        created_at timestamptz not null,
        title_key text collate "C" not null,
        oxalate_above_low text[] not null,
        oxalate_above_medium text[] not null,
        histamine_above_low text[] not null,
        histamine_above_medium text[] not null,
        sulfur_above_low text[] not null,
        sulfur_above_medium text[] not null,
        fodmap_above_low text[] not null,
        fodmap_above_medium text[] not null,
        salicylate_above_low text[] not null,
        salicylate_above_medium text[] not null,
        ref_id text not null constraint recipes_ref_id_taken unique,
        spoonacular_id bigint unique check (spoonacular_id between 1 and 1000000000),
        title text not null,
        summary text not null,
        servings integer not null check (servings > 0),
        author_name text,
        author_photo text,
        partner_id text,
        meal_types text[] not null,
        diets text[] not null,
        allergens text[] not null,
        protein_sources text[] not null,
        price_class smallint not null,
        levels jsonb not null,
        art_hash text not null,
        in_catalogue boolean not null,
        reviews_count integer not null default 0,
        reviews_sum integer not null default 0,
        content_hash text not null
      )`,
    sql`
      create index recipes_by_criteria on recipes using gin (
        tags, oxalate_above_low, oxalate_above_medium, histamine_above_low, histamine_above_medium,
        sulfur_above_low, sulfur_above_medium, fodmap_above_low, salicylate_above_low
      ) with (fastupdate = off)`,
    // The leading space makes the first word match like every other one.
    sql`create index recipes_by_words on recipes using gin ((' ' || title_key) gin_trgm_ops) with (fastupdate = off)`,
    sql`create index recipes_by_title on recipes (title_key, id)`,
    sql`create index recipes_by_age on recipes (created_at, id)`,
    sql`create index recipes_by_minutes on recipes (ready_in_minutes, id)`,
    sql`create index recipes_by_calories on recipes (calories)`,
    sql`
      create table recipe_details (
        recipe_id bigint primary key references recipes on delete cascade,
        ingredients jsonb not null,
        steps jsonb not null,
        instructions_html text not null,
        nutrients jsonb not null,
        verdicts jsonb not null,
        art jsonb not null
      )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
