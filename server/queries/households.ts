import type { Selectable } from 'kysely';
import type { StoredDependent } from '#domain/household/dependent-age.ts';
import { adultPersonId, dependentPersonId, type Sharing } from '#domain/household/household.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { json } from '#server/db/json.ts';
import type { HouseholdAdultsTable } from '#server/db/tables/households.ts';
import { deleteNotificationsAbout } from './notifications.ts';
import { forgetPersonOfDishes, keepOwnDishes, removeSeparateDishes } from './plan-items.ts';
import { endPlanSharing, type FindPortions } from './shared-plans.ts';

/** The member's place in their household. */
export interface Membership {
  readonly householdId: number;
  readonly adultId: number;
  readonly role: 'owner' | 'adult';
  readonly sharing: Sharing;
  readonly joinedAt: Date;
  /** Generated plans have only dishes that fit the others, too. */
  readonly plansForAll: boolean;
  /** Uses the plan of the household, instead of an own one. */
  readonly sharesPlan: boolean;
}

export interface AdultRow {
  readonly id: number;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'adult';
  readonly sharing: Sharing;
  /** Has asked for the deletion of the account, which is not shown to others until they come back. */
  readonly isLeaving: boolean;
}

export interface DependentRow {
  readonly id: number;
  readonly keeperId: string;
  readonly profile: StoredDependent;
}

export type AdultColumns = {
  readonly [Column in Exclude<keyof HouseholdAdultsTable, 'user_id'>]:
    | Selectable<HouseholdAdultsTable>[Column]
    | null;
};

/** Null without a household, for which the columns of an outer join are null. */
export function membershipOf(row: AdultColumns): Membership | null {
  const { household_id: householdId, id: adultId, role, joined_at: joinedAt } = row;
  if (householdId === null || adultId === null || role === null || joinedAt === null) return null;
  return {
    householdId,
    adultId,
    role,
    sharing: { food: row.shares_food === true, energy: row.shares_energy === true },
    joinedAt,
    plansForAll: row.plans_for_all === true,
    sharesPlan: row.shares_plan === true,
  };
}

/** The household of a member; undefined without one. */
export async function findMembership(db: Db, userId: string): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('household_adults')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && (membershipOf(row) ?? undefined);
}

/** Its adults, those who have been in it longest first. */
export async function findAdults(db: Db, householdId: number): Promise<readonly AdultRow[]> {
  const rows = await db
    .selectFrom('household_adults')
    .innerJoin('users', 'users.id', 'household_adults.user_id')
    .select(['household_adults.id', 'user_id', 'name', 'email', 'role', 'shares_food', 'shares_energy'])
    .select('users.deletion_due_at')
    .where('household_id', '=', householdId)
    .orderBy('joined_at')
    .orderBy('household_adults.id')
    .execute();
  return rows.map(({ id, user_id, name, email, role, shares_food, shares_energy, deletion_due_at }) => ({
    id,
    userId: user_id,
    name,
    email,
    role,
    sharing: { food: shares_food, energy: shares_energy },
    isLeaving: deletion_due_at !== null,
  }));
}

export async function findDependents(db: Db, householdId: number): Promise<readonly DependentRow[]> {
  const rows = await db
    .selectFrom('household_dependents')
    .select(['id', 'user_id', 'profile'])
    .where('household_id', '=', householdId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, user_id, profile }) => ({ id, keeperId: user_id, profile }));
}

/** The member's id in their household, as separate dishes name it; null without one. */
export async function findOwnPersonId(db: Db, userId: string): Promise<string | null> {
  const place = await findMembership(db, userId);
  return place === undefined ? null : adultPersonId(place.adultId);
}

/** Ids of everybody in the member’s household, as `adult-7` and `dependent-4`. */
export async function findPersonIds(db: Db, userId: string): Promise<string[]> {
  const place = await findMembership(db, userId);
  if (place === undefined) return [];
  const [adults, dependents] = [
    await findAdults(db, place.householdId),
    await findDependents(db, place.householdId),
  ];
  return [...adults.map(({ id }) => adultPersonId(id)), ...dependents.map(({ id }) => dependentPersonId(id))];
}

/** Waits for concurrent changes of the household; false if it has ended meanwhile. */
export async function lockHousehold(tx: Db, householdId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('households')
    .select('id')
    .where('id', '=', householdId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a member to a household; false if they are in one already. */
export async function addAdult(
  tx: Db,
  place: {
    readonly householdId: number;
    readonly userId: string;
    readonly role: 'owner' | 'adult';
    readonly sharing: Sharing;
    readonly now: Date;
  },
): Promise<boolean> {
  try {
    await tx
      .insertInto('household_adults')
      .values({
        household_id: place.householdId,
        user_id: place.userId,
        role: place.role,
        shares_food: place.sharing.food,
        shares_energy: place.sharing.energy,
        plans_for_all: false,
        joined_at: place.now,
      })
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error, 'household_adults_one_household')) return false;
    throw error;
  }
}

export async function addHousehold(tx: Db, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('households')
    .values({ created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is left out stays as it is. */
export async function putSharing(
  db: Db,
  userId: string,
  sharing: { readonly shares_food?: boolean | undefined; readonly shares_energy?: boolean | undefined },
): Promise<void> {
  if (Object.values(sharing).every((each) => each === undefined)) return;
  await db.updateTable('household_adults').set(sharing).where('user_id', '=', userId).execute();
}

export async function putPlansForAll(db: Db, userId: string, forAll: boolean): Promise<void> {
  await db
    .updateTable('household_adults')
    .set({ plans_for_all: forAll })
    .where('user_id', '=', userId)
    .execute();
}

/** Ends the sharing of food, as there is nothing left to share. */
export async function endFoodSharing(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('household_adults')
    .set({ shares_food: false })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Takes a member out of their household, with their invites. The profiles they keep pass to the owner; where the owner
 * leaves, the longest-standing adult becomes the owner; when the last adult leaves, the household is deleted.
 */
export async function leaveHousehold(tx: Db, userId: string, findPortions: FindPortions): Promise<void> {
  const place = await findMembership(tx, userId);
  if (place === undefined || !(await lockHousehold(tx, place.householdId))) return;
  const { householdId } = place;
  await endPlanSharing(tx, place, findPortions);
  await tx.deleteFrom('household_adults').where('user_id', '=', userId).execute();
  await tx.deleteFrom('household_invites').where('user_id', '=', userId).execute();
  await deleteNotificationsAbout(tx, userId);
  await keepOwnDishes(tx, userId, adultPersonId(place.adultId));
  await forgetPersonOfDishes(tx, adultPersonId(place.adultId));
  await removeSeparateDishes(tx, userId);
  const [eldest, ...others] = await findAdults(tx, householdId);
  if (eldest === undefined) {
    await tx.deleteFrom('households').where('id', '=', householdId).execute();
    return;
  }
  const owner = [eldest, ...others].find(({ role }) => role === 'owner') ?? eldest;
  await tx.updateTable('household_adults').set({ role: 'owner' }).where('id', '=', owner.id).execute();
  await tx
    .updateTable('household_dependents')
    .set({ user_id: owner.userId })
    .where('household_id', '=', householdId)
    .where('user_id', '=', userId)
    .execute();
}

export async function addDependentRow(
  tx: Db,
  householdId: number,
  keeperId: string,
  profile: StoredDependent,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('household_dependents')
    .values({ household_id: householdId, user_id: keeperId, profile: json(profile), created_at: now })
    .execute();
}

export async function putDependent(db: Db, id: number, profile: StoredDependent): Promise<void> {
  await db
    .updateTable('household_dependents')
    .set({ profile: json(profile) })
    .where('id', '=', id)
    .execute();
}

export async function deleteDependent(db: Db, id: number): Promise<void> {
  await forgetPersonOfDishes(db, dependentPersonId(id));
  await db.deleteFrom('household_dependents').where('id', '=', id).execute();
}
