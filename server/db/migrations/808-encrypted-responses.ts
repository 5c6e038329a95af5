import { type Kysely, sql } from 'kysely';

/**
 * Responses of keyed changes say why a dish isn't for a member and name others of the household. They are encrypted
 * from now on, and forgotten as soon as something is taken back that they may repeat. The key itself stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // another type rewrites the table, so that nothing readable is left in it
  await sql`alter table applied_changes alter column answer type text using null`.execute(db);
  await sql`alter table applied_changes rename column answer to response_encrypted`.execute(db);
  await sql`alter table applied_changes add column target_encrypted text`.execute(db);
  await sql`
    create function forget_responses(members uuid[]) returns void language sql as $$
      update applied_changes set response_encrypted = null
      where user_id = any (members) and response_encrypted is not null
    $$`.execute(db);
  await sql`
    create function forget_responses_about_member() returns trigger language plpgsql as $$
    begin
      perform forget_responses(array(
        select old.user_id
        union
        select other.user_id from household_adults own
        join household_adults other on other.household_id = own.household_id
        where own.user_id = old.user_id
      ));
      return null;
    end $$`.execute(db);
  await sql`
    create function forget_responses_of_household() returns trigger language plpgsql as $$
    begin
      perform forget_responses(array(
        select old.user_id
        union
        select user_id from household_adults where household_id = old.household_id
      ));
      return null;
    end $$`.execute(db);
  const ofMember = sql.raw('forget_responses_about_member');
  const ofHousehold = sql.raw('forget_responses_of_household');
  const isFoodNeed = `(old.name = 'recipes_excluded_ingredients' or old.name like 'recipe\\_low\\_%')`;
  const endsSharing =
    '(old.shares_food and not new.shares_food) or (old.shares_energy and not new.shares_energy) or (old.shares_plan and not new.shares_plan)';
  for (const [table, event, when, run] of [
    ['consents', 'update', 'new.withdrawn_at is distinct from old.withdrawn_at', ofMember],
    ['health_answers', 'update', 'true', ofMember],
    ['health_answers', 'delete', 'true', ofMember],
    ['trigger_limits', 'update', 'true', ofMember],
    ['trigger_limits', 'delete', 'true', ofMember],
    ['trigger_programs', 'delete', 'true', ofMember],
    ['user_metas', 'update', `${isFoodNeed} and new.value is distinct from old.value`, ofMember],
    ['user_metas', 'delete', isFoodNeed, ofMember],
    ['household_adults', 'update', endsSharing, ofHousehold],
    ['household_adults', 'delete', 'true', ofHousehold],
    ['household_dependents', 'update', 'new.profile is distinct from old.profile', ofHousehold],
    ['household_dependents', 'delete', 'true', ofHousehold],
  ] as const)
    await sql`
      create trigger ${sql.ref(`forget_responses_${event}`)} after ${sql.raw(event)} on ${sql.ref(table)}
      for each row when (${sql.raw(when)}) execute function ${run}()`.execute(db);
}
