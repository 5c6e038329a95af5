import type { FoodTable } from '#domain/food/food-table.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { type MemberList, memberListOf } from '#domain/intolerance/member-lists.ts';
import type { Db } from '#server/db/connect.ts';

/** The member's own lists, by the axes that have one. */
export type MemberLists = Readonly<Partial<Record<Intolerance, MemberList>>>;

export const noLists: MemberLists = {};

const metaOf = (axis: Intolerance) => `recipe_low_${axis}_customize_ingredients` as const;

/** Ticked ingredients, by the axes that have an own list. */
export async function findTicked(
  db: Db,
  userId: string,
): Promise<Readonly<Partial<Record<Intolerance, readonly string[]>>>> {
  const rows = await db
    .selectFrom('user_metas')
    .select(['name', 'value'])
    .where('user_id', '=', userId)
    .where('name', 'in', intolerances.map(metaOf))
    .execute();
  const named = intolerances.flatMap((axis) => {
    const value = rows.find(({ name }) => name === metaOf(axis))?.value;
    return Array.isArray(value) && value.length > 0 ? [[axis, value] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The differences between the member's ticks and the defaults. */
export async function findMemberLists(db: Db, userId: string, { foods }: FoodTable): Promise<MemberLists> {
  const ticked = await findTicked(db, userId);
  const axes = intolerances.filter((axis) => ticked[axis] !== undefined);
  return Object.fromEntries(axes.map((axis) => [axis, memberListOf(axis, foods, ticked[axis] ?? null)]));
}

/** Resets this axis to the defaults. */
export async function deleteTicked(db: Db, userId: string, axis: Intolerance): Promise<void> {
  await db.deleteFrom('user_metas').where('user_id', '=', userId).where('name', '=', metaOf(axis)).execute();
}
