import type { MetaValue } from '#domain/account/metas.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { type MemberList, memberListOf } from '#domain/intolerance/member-lists.ts';
import type { Db } from '#server/db/connect.ts';

/** The member's own lists, by the axes that have one. */
export type MemberLists = Readonly<Partial<Record<Intolerance, MemberList>>>;

export const noLists: MemberLists = {};

const metaOf = (axis: Intolerance) => `recipe_low_${axis}_customize_ingredients` as const;

type Ticked = Readonly<Partial<Record<Intolerance, readonly string[]>>>;

/** Ticked ingredients among the metas, by the axes that have an own list. */
const tickedOf = (metas: ReadonlyMap<string, MetaValue>): Ticked =>
  Object.fromEntries(
    intolerances.flatMap((axis) => {
      const value = metas.get(metaOf(axis));
      return Array.isArray(value) && value.length > 0 ? [[axis, value] as const] : [];
    }),
  );

/** Ticked ingredients, by the axes that have an own list. */
export async function findTicked(db: Db, userId: string): Promise<Ticked> {
  const rows = await db
    .selectFrom('user_metas')
    .select(['name', 'value'])
    .where('user_id', '=', userId)
    .where('name', 'in', intolerances.map(metaOf))
    .execute();
  return tickedOf(new Map(rows.map(({ name, value }) => [name, value])));
}

function listsOfTicked(ticked: Ticked, { foods }: FoodTable): MemberLists {
  const axes = intolerances.filter((axis) => ticked[axis] !== undefined);
  return Object.fromEntries(axes.map((axis) => [axis, memberListOf(axis, foods, ticked[axis] ?? null)]));
}

/** The differences between the ticks among the metas and the defaults. */
export const memberListsOf = (metas: ReadonlyMap<string, MetaValue>, foods: FoodTable): MemberLists =>
  listsOfTicked(tickedOf(metas), foods);

/** The differences between the member's ticks and the defaults. */
export const findMemberLists = async (db: Db, userId: string, foods: FoodTable): Promise<MemberLists> =>
  listsOfTicked(await findTicked(db, userId), foods);

/** Resets this axis to the defaults. */
export async function deleteTicked(db: Db, userId: string, axis: Intolerance): Promise<void> {
  await db.deleteFrom('user_metas').where('user_id', '=', userId).where('name', '=', metaOf(axis)).execute();
}
