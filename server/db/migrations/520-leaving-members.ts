import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table reviews add column hidden boolean not null default false`,
    sql`
      create or replace function count_review() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' and not old.hidden then
            update recipes set reviews_count = reviews_count - 1, reviews_sum = reviews_sum - old.rating
            where id = old.recipe_id;
          end if;
          if tg_op <> 'DELETE' and not new.hidden then
            update recipes set reviews_count = reviews_count + 1, reviews_sum = reviews_sum + new.rating
            where id = new.recipe_id;
          end if;
          return null;
        end
      $$`,
    sql`
      update reviews set hidden = true
      where user_id in (select id from users where deletion_due_at is not null)`,
    // codes of accounts that were deleted before this migration
    sql`
      update users set referred_by = null
      where referred_by is not null and not exists
        (select from users as referrer where lower(referrer.referral_code) = lower(users.referred_by))`,
    sql`alter table referral_sales alter column referral_code drop not null`,
    sql`
      update referral_sales set referral_code = null
      where not exists
        (select from users as referrer where lower(referrer.referral_code) = lower(referral_sales.referral_code))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
