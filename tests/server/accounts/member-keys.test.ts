import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#server/db/connect.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';

/** Keys without the member, and why; what to do about them before members are distributed is in docs/scale.md. */
const exceptions: readonly (readonly [reason: string, keys: readonly string[]])[] = [
  [
    'finds the member by an email, a code, a token, or a number of a provider',
    [
      'account_changes (token_hash)',
      'checkouts (provider, provider_id)',
      'confirmations (token_hash)',
      'files (url)',
      'household_invites (code_hash)',
      'meal_planners (calendar_hash)',
      'one_time_code_tokens (token_hash)',
      'one_time_codes (subject)',
      'passkeys (credential_id)',
      'report_links (token_hash)',
      'sign_in_codes (code_hash)',
      'social_identities (issuer, subject)',
      'subscriptions (provider, provider_id)',
      'token_owners (token_hash)',
      'two_step_tokens (token_hash)',
      'users (email_key)',
      'users (lower(referral_code))',
    ],
  ],
  [
    'a few rows of a member, or for days only, found by their own number',
    [
      'account_changes (id)',
      'authenticators (id)',
      'figure_reports (id)',
      'one_time_code_tokens (code_id) -> one_time_codes',
      'one_time_codes (id)',
      'passkeys (id)',
      'report_links (id)',
    ],
  ],
  [
    'a purchase outlives the account, and then has no member',
    [
      'checkouts (id)',
      'checkouts (replaces) -> subscriptions',
      'payments (id)',
      'payments (subscription_id) -> subscriptions',
      'redemptions (subscription_id)',
      'redemptions (subscription_id) -> subscriptions',
      'referral_rewards (id)',
      'referral_rewards (subscription_id) -> referral_sales',
      'referral_rewards (subscription_id, side)',
      'referral_sales (subscription_id)',
      'referral_sales (subscription_id) -> subscriptions',
      'refunds (id)',
      'refunds (payment_id) -> payments',
      'subscriptions (checkout_id)',
      'subscriptions (checkout_id) -> checkouts',
      'subscriptions (id)',
      'withdrawals (subscription_id)',
      'withdrawals (subscription_id) -> subscriptions',
    ],
  ],
  [
    'a household has several members',
    [
      'household_adults (household_id) -> households',
      'household_adults (id)',
      'household_dependents (household_id) -> households',
      'household_dependents (id)',
      'household_invites (household_id) -> households',
      'household_invites (id)',
      'household_seats (adult_id) -> household_adults',
      'household_seats (dependent_id) -> household_dependents',
      'household_seats (household_id) -> households',
      'household_seats (id)',
      'households (id)',
      'households (plan_changed_by) -> users',
      'households (plan_keeper_id) -> household_adults',
    ],
  ],
  [
    'who of the household has changed, bought, or shared it',
    [
      'collections (shared_by) -> household_adults',
      'meal_plans (changed_by) -> users',
      'notifications (about_id) -> users',
      'recipe_notes (shared_by) -> household_adults',
      'shopping_ticks (ticked_by) -> users',
    ],
  ],
  [
    'a food may be on the plan that its member shares with another',
    ['custom_foods (id)', 'plan_items (custom_food_id) -> custom_foods'],
  ],
  ['a mail may be to somebody without an account', ['outbox (id)']],
  ['reviews of a recipe are by everybody', ['reviews (id)']],
];

interface Key {
  readonly table: string;
  readonly columns: readonly string[];
  /** The table that a foreign key refers to, and its columns; null: a unique key. */
  readonly to: string | null;
  readonly toColumns: readonly string[];
}

let connection: Connection;
let keys: readonly Key[];
beforeAll(async () => {
  connection = await openTestDatabase();
  const columns = (numbers: string, table: string) =>
    sql.raw(`array(
      select attname::text from unnest(${numbers}) with ordinality as each (number, place)
      join pg_attribute on attrelid = ${table} and attnum = number order by place)`);
  const { rows } = await sql<Key>`
    select conrelid::regclass::text as table, ${columns('conkey', 'conrelid')} as columns,
      confrelid::regclass::text as to, ${columns('confkey', 'confrelid')} as "toColumns"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select indrelid::regclass::text, array(
      select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnkeyatts) as place
    ), null, '{}'
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`.execute(connection.db);
  keys = rows;
});
afterAll(() => connection.close());

/** Tables whose rows are of a member, also by the row that they belong to. Recipes are of the catalog. */
function tablesOfMembers(): ReadonlySet<string> {
  const tables = new Set(['users']);
  for (let size = 0; size < tables.size; ) {
    size = tables.size;
    for (const { table, to } of keys)
      if (to !== null && tables.has(to) && table !== 'recipes') tables.add(table);
  }
  return tables;
}

const memberOf = (table: string) => (table === 'users' ? 'id' : 'user_id');

test('each key of a table of members has the member, so that its rows can be distributed by member', () => {
  const tables = tablesOfMembers();
  const lacking = keys
    .filter(({ table, to }) => tables.has(table) && (to === null || tables.has(to)))
    .filter(
      ({ table, columns, to, toColumns }) =>
        !columns.includes(memberOf(table)) || (to !== null && !toColumns.includes(memberOf(to))),
    )
    .map(({ table, columns, to }) => `${table} (${columns.join(', ')})${to === null ? '' : ` -> ${to}`}`);
  expect([...new Set(lacking)].sort()).toEqual(exceptions.flatMap(([, reasoned]) => reasoned).sort());
});
