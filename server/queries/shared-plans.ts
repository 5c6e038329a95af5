import { type RawBuilder, sql } from 'kysely';
import { maxItemsADay } from '#domain/meal-plan/plan-limits.ts';
import { displayName } from '#domain/member/display-name.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * The member whose rows are the plan and the shopping list that this member uses: the keeper of their household's plan if
 * they share it, otherwise themselves.
 */
export const planOwner = (userId: string): RawBuilder<string> => sql`coalesce((
  select keeper.user_id from household_adults me
  join households on households.id = me.household_id
  join household_adults keeper on keeper.id = households.plan_keeper_id
  where me.user_id = ${userId}::uuid and me.shares_plan), ${userId}::uuid)`;

/** The member and everybody who shares a plan with them: each sees what the others put on it. */
export const planSharers = (userId: string): RawBuilder<string> => sql`(
  select ${userId}::uuid union all
  select other.user_id from household_adults me
  join household_adults other on other.household_id = me.household_id and other.shares_plan
  where me.user_id = ${userId}::uuid and me.shares_plan)`;

interface Sharer {
  readonly userId: string;
  /** Their id in the household. */
  readonly adultId: number;
  readonly name: string;
}

export interface SharedPlan {
  readonly keeper: Sharer;
  readonly me: Sharer;
  /** Everybody else who shares it with the member. */
  readonly others: readonly Sharer[];
}

/** The name of another member who shares the plan; null for the member, and for somebody who no longer shares it. */
export const nameOfOther = (shared: SharedPlan | null, userId: string | null): string | null =>
  shared?.others.find((other) => other.userId === userId)?.name ?? null;

/** The plan that a member shares with their household; null without one. */
export async function findSharedPlan(db: Db, userId: string): Promise<SharedPlan | null> {
  const rows = await db
    .selectFrom('household_adults as me')
    .innerJoin('households', 'households.id', 'me.household_id')
    .innerJoin('household_adults as other', 'other.household_id', 'me.household_id')
    .innerJoin('users', 'users.id', 'other.user_id')
    .select(['other.id', 'other.user_id', 'users.name', 'users.email', 'households.plan_keeper_id'])
    .where('me.user_id', '=', userId)
    .where('me.shares_plan', '=', true)
    .where('other.shares_plan', '=', true)
    .orderBy('other.id')
    .execute();
  const sharers = rows.map((row) => ({ userId: row.user_id, adultId: row.id, name: displayName(row) }));
  const keeper = sharers.find(({ adultId }) => adultId === rows[0]?.plan_keeper_id);
  const me = sharers.find((sharer) => sharer.userId === userId);
  if (keeper === undefined || me === undefined) return null;
  return { keeper, me, others: sharers.filter((sharer) => sharer !== me) };
}

/**
 * Increments the version of the plan that a member shares and locks the household, which serializes changes by its
 * sharers. False for a member who shares no plan.
 */
export async function noteSharedChange(tx: Db, userId: string, what: 'plan' | 'shopping'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('households')
    .set((eb) => ({
      plan_version: eb('plan_version', '+', 1),
      plan_changed_by: userId,
      plan_change: what,
    }))
    .where('plan_keeper_id', 'is not', null)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('household_adults')
        .select('household_id')
        .where('user_id', '=', userId)
        .where('shares_plan', '=', true),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface PlanVersion {
  readonly householdId: number;
  readonly version: number;
  readonly changedBy: string | null;
  readonly what: 'plan' | 'shopping' | null;
}

/** The current versions of these households' plans. */
export async function findPlanVersions(db: Db, householdIds: readonly number[]): Promise<PlanVersion[]> {
  const rows = await db
    .selectFrom('households')
    .select(['id', 'plan_version', 'plan_changed_by', 'plan_change'])
    .where('id', 'in', [...householdIds])
    .execute();
  return rows.map((row) => ({
    householdId: row.id,
    version: Number(row.plan_version),
    changedBy: row.plan_changed_by,
    what: row.plan_change,
  }));
}

/** Whose shared days are copied into whose plan when somebody stops sharing. */
export interface PlanCopy {
  readonly from: string;
  readonly to: string;
  /** The first of the days. */
  readonly first: string;
}

/** Servings by the id of an item. */
export type Portions = ReadonlyMap<number, number>;

/**
 * Copies the days of a plan from a date on, with the shopping ticks, into another member's plan, whose dishes stay; a day
 * takes as many as it has room for. Leaves out custom foods, and own recipes of anybody but the other member. `portions`:
 * what the other member eats of the items; of the rest the servings stay.
 */
async function copyPlan(tx: Db, { from, to, first }: PlanCopy, portions: Portions): Promise<void> {
  const servings = JSON.stringify(Object.fromEntries(portions));
  await sql`
    insert into meal_plans (user_id, date, seed)
    select ${to}::uuid, date, seed from meal_plans where user_id = ${from}::uuid and date >= ${first}::date
    on conflict (user_id, date) do nothing`.execute(tx);
  await sql`
    insert into plan_items (user_id, plan_id, recipe_id, slot, servings, generated, only_for, position, added_at)
    select ${to}::uuid, plan_id, recipe_id, slot, servings, generated, only_for, nth + last, added_at
    from (
      select theirs.id as plan_id, item.id, item.recipe_id, item.slot, item.generated, item.only_for, item.added_at,
        coalesce((${servings}::jsonb ->> item.id::text)::int, item.servings) as servings,
        row_number() over (partition by theirs.id order by item.position, item.id) as nth,
        held.count, held.last
      from plan_items item
      join meal_plans plan on plan.user_id = item.user_id and plan.id = item.plan_id
      join meal_plans theirs on theirs.user_id = ${to}::uuid and theirs.date = plan.date
      join recipes on recipes.id = item.recipe_id
      cross join lateral (
        select count(*), coalesce(max(position), 0) as last from plan_items mine
        where mine.user_id = ${to}::uuid and mine.plan_id = theirs.id
      ) held
      where plan.user_id = ${from}::uuid and plan.date >= ${first}::date
        and (recipes.owner_id is null or recipes.owner_id = ${to}::uuid)
        and not exists (
          select from plan_items there
          where there.user_id = ${to}::uuid and there.plan_id = theirs.id and there.recipe_id = item.recipe_id)
    ) copied
    where count + nth <= ${maxItemsADay}
    order by id`.execute(tx);
  await sql`
    update plan_items mine set leftover_of = cooking.id
    from plan_items item
    join meal_plans plan on plan.user_id = item.user_id and plan.id = item.plan_id
    join plan_items cooked on cooked.user_id = item.user_id and cooked.id = item.leftover_of
    join meal_plans cooked_plan on cooked_plan.user_id = cooked.user_id and cooked_plan.id = cooked.plan_id
    join meal_plans my_plan on my_plan.user_id = ${to}::uuid and my_plan.date = plan.date
    join meal_plans cooking_plan on cooking_plan.user_id = ${to}::uuid and cooking_plan.date = cooked_plan.date
    join plan_items cooking on cooking.user_id = ${to}::uuid and cooking.plan_id = cooking_plan.id and cooking.recipe_id = cooked.recipe_id
    where plan.user_id = ${from}::uuid and plan.date >= ${first}::date
      and mine.user_id = ${to}::uuid and mine.plan_id = my_plan.id and mine.recipe_id = item.recipe_id and mine.leftover_of is null`.execute(
    tx,
  );
  await sql`
    insert into shopping_ticks (user_id, starts_on, food_id, grams)
    select ${to}::uuid, starts_on, food_id, grams from shopping_ticks
    where user_id = ${from}::uuid and starts_on >= ${first}::date and food_id not like 'custom:%'
    on conflict do nothing`.execute(tx);
}

/** Removes own foods and own recipes of everybody but these from a member's plan: they are no longer visible there. */
async function removeOwnItemsOfOthers(tx: Db, owner: string, sharers: readonly string[]): Promise<void> {
  await sql`
    delete from plan_items where plan_items.user_id = ${owner}::uuid and (
      exists (select from recipes where recipes.id = recipe_id and owner_id <> all(${[...sharers]}::uuid[]))
      or exists (
        select from custom_foods where custom_foods.id = custom_food_id
          and custom_foods.user_id <> all(${[...sharers]}::uuid[])))`.execute(tx);
}

/** Starts sharing: the first adult who shares becomes the plan's keeper. The caller has locked the household. */
export async function sharePlan(
  tx: Db,
  { householdId, adultId }: { readonly householdId: number; readonly adultId: number },
  from: string,
): Promise<void> {
  await tx.updateTable('household_adults').set({ shares_plan: true }).where('id', '=', adultId).execute();
  await tx
    .updateTable('households')
    .set({ plan_keeper_id: adultId, plan_shared_from: from })
    .where('id', '=', householdId)
    .where('plan_keeper_id', 'is', null)
    .execute();
  await tx
    .updateTable('households')
    .set((eb) => ({ plan_version: eb('plan_version', '+', 1), plan_change: 'plan', plan_changed_by: null }))
    .where('id', '=', householdId)
    .execute();
}

interface SharingAdult {
  readonly householdId: number;
  readonly adultId: number;
}

/** Who keeps the plan and who gets a copy when one of those who share it stops; null for one who doesn't share it. */
async function findEnd(tx: Db, { householdId, adultId }: SharingAdult) {
  const sharers = await tx
    .selectFrom('household_adults')
    .innerJoin('households', 'households.id', 'household_adults.household_id')
    .select(['household_adults.id', 'user_id', 'plan_keeper_id', 'plan_shared_from'])
    .where('household_id', '=', householdId)
    .where('shares_plan', '=', true)
    .orderBy('joined_at')
    .orderBy('household_adults.id')
    .execute();
  const mine = sharers.find(({ id }) => id === adultId);
  if (mine === undefined) return null;
  const keeper = sharers.find(({ id }) => id === mine.plan_keeper_id) ?? mine;
  const isKeeper = keeper.id === adultId;
  const others = sharers.filter(({ id }) => id !== adultId);
  const next = isKeeper ? others[0] : keeper;
  return { mine, keeper, next, heir: isKeeper ? next : mine, remaining: isKeeper ? [keeper] : others };
}

const copyOf = ({ mine, keeper, heir }: NonNullable<Awaited<ReturnType<typeof findEnd>>>): PlanCopy | null =>
  heir === undefined
    ? null
    : { from: keeper.user_id, to: heir.user_id, first: mine.plan_shared_from ?? '9999-12-31' };

/** Finds what the member who gets a copy eats of its items. */
export type FindPortions = (copy: PlanCopy) => Promise<Portions>;

/**
 * Ends sharing for one adult, who takes a copy of the shared days along. If that is the keeper, the longest-standing of
 * the others becomes the keeper, with a copy of the plan. The caller has locked the household.
 */
export async function endPlanSharing(tx: Db, adult: SharingAdult, findPortions: FindPortions): Promise<void> {
  const end = await findEnd(tx, adult);
  if (end === null) return;
  const { householdId, adultId } = adult;
  const { mine, keeper, next, remaining } = end;
  const copy = copyOf(end);
  if (copy !== null) await copyPlan(tx, copy, await findPortions(copy));
  await removeOwnItemsOfOthers(
    tx,
    keeper.user_id,
    remaining.map(({ user_id }) => user_id),
  );
  await tx.updateTable('household_adults').set({ shares_plan: false }).where('id', '=', adultId).execute();
  await tx
    .updateTable('households')
    .set((eb) => ({
      plan_keeper_id: next?.id ?? null,
      plan_version: eb('plan_version', '+', 1),
      plan_change: 'plan',
      plan_changed_by: null,
    }))
    .where('id', '=', householdId)
    .execute();
  await tx
    .updateTable('meal_plans')
    .set({ changed_by: null })
    .where('changed_by', '=', mine.user_id)
    .execute();
  await tx
    .updateTable('shopping_ticks')
    .set({ ticked_by: null })
    .where('ticked_by', '=', mine.user_id)
    .execute();
}
