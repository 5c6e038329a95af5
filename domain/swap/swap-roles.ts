import type { Food } from '#domain/food/food.ts';
import { readTable } from '#domain/table/read-table.ts';
import type { Dish } from './dish.ts';
import { type Setting, settings, settingsOf } from './dish-settings.ts';
import { safeHint } from './safe-cooking.ts';

/** A food with the same culinary role. */
export interface Substitute {
  readonly food: Food;
  /** Grams that replace one gram of the other food. */
  readonly factor: number;
  /** Share of the other food's roles that it shares, above 0 up to 1. */
  readonly similarity: number;
  /** Hint for the cook, with the safe temperature where it is higher than the replaced food's; null without one. */
  readonly hint: string | null;
}

export interface SwapRoles {
  /** The foods outside of a dish that can replace one of it, in that setting and amount, the most similar first. */
  readonly substitutesFor: (foodId: string, dish: Dish) => readonly Substitute[];
}

/** One food in one role. */
interface Member {
  readonly food: Food;
  /** Relative grams for the same effect. */
  readonly parts: number;
  /**
   * Range of grams per serving in which the food plays this role; above it, it has another one: flour that
   * thickens, or a cake.
   */
  readonly fromG: number;
  readonly upToG: number;
  /** It can only replace others and is never replaced in this role: salt for soy sauce. */
  readonly onlyStandsIn: boolean;
  /** Settings of this role: `in` all of these, and in none of `notIn`. */
  readonly in: readonly Setting[];
  readonly notIn: readonly Setting[];
  readonly hint: string | null;
}

const columns = ['role', 'food', 'parts', 'from_g', 'up_to_g', 'only', 'setting', 'hint'];
const except = 'no-';
const settingWords = settings.flatMap((setting) => [setting, `${except}${setting}` as const]);

const playsIn = (member: Member, grams: number, present: ReadonlySet<Setting>): boolean =>
  grams >= member.fromG &&
  grams <= member.upToG &&
  member.in.every((setting) => present.has(setting)) &&
  !member.notIn.some((setting) => present.has(setting));

function readRoles(csvText: string, foods: readonly Food[]): Map<string, Member[]> {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const roles = new Map<string, Member[]>();
  const placed = new Set<string>();
  for (const row of readTable(csvText, { file: 'content/swap-roles.csv', columns, title: 'food' })) {
    const id = row.needed('food');
    const food = byId.get(id) ?? row.complain('food', `no food has the id "${id}"`);
    placed.add(id);
    const role = row.text('role');
    if (role === '') continue;
    const members = roles.get(role) ?? [];
    if (members.some((it) => it.food === food)) row.complain('food', `"${id}" is there twice in "${role}"`);
    const parts = row.amount('parts') ?? row.complain('parts', 'a number above 0 is needed');
    if (parts === 0) row.complain('parts', 'a number above 0 is needed');
    const words = row.listOf('setting', settingWords);
    members.push({
      food,
      parts,
      fromG: row.amount('from_g') ?? 0,
      upToG: row.amount('up_to_g') ?? Number.POSITIVE_INFINITY,
      onlyStandsIn: row.text('only') !== '' && row.oneOf('only', ['stand-in']) === 'stand-in',
      in: settings.filter((setting) => words.includes(setting)),
      notIn: settings.filter((setting) => words.includes(`${except}${setting}`)),
      hint: row.text('hint') || null,
    });
    roles.set(role, members);
  }
  const singleMemberRole = [...roles].find(([, members]) => members.length < 2);
  if (singleMemberRole)
    throw new Error(`content/swap-roles.csv: the role "${singleMemberRole[0]}" needs a second food.`);
  const missing = foods.filter(({ id }) => !placed.has(id)).map(({ id }) => id);
  if (missing.length > 0)
    throw new Error(
      `content/swap-roles.csv: no row has ${missing.join(', ')}. Give each a role, or a row with none.`,
    );
  return roles;
}

/**
 * Parses the table of culinary roles: which foods have the same role in a dish, and in which proportion.
 * Every food has a row; one without a role has no substitute. Throws an Error with the position and a
 * suggested fix.
 */
export function readSwapRoles(csvText: string, foods: readonly Food[]): SwapRoles {
  const roles = readRoles(csvText, foods);
  const rolesOf = new Map<string, Member[][]>();
  for (const members of roles.values())
    for (const { food } of members) rolesOf.set(food.id, [...(rolesOf.get(food.id) ?? []), members]);

  return {
    substitutesFor: (foodId, dish) => {
      const replaced = dish.ingredients.filter(({ food }) => food.id === foodId);
      const grams = replaced.reduce((sum, it) => sum + it.grams, 0) / dish.servings;
      const present = settingsOf(dish, foodId);
      const foodIds = new Set(dish.ingredients.map(({ food }) => food.id));
      const played = (rolesOf.get(foodId) ?? []).flatMap((members) => {
        const self = members.find((it) => it.food.id === foodId);
        return self && !self.onlyStandsIn && playsIn(self, grams, present) ? [{ members, self }] : [];
      });
      const found = new Map<string, Omit<Substitute, 'similarity'> & { readonly roles: number }>();
      for (const { members, self } of played)
        for (const member of members) {
          const { food, parts, hint } = member;
          const factor = parts / self.parts;
          if (foodIds.has(food.id) || !playsIn(member, grams * factor, present)) continue;
          const before = found.get(food.id) ?? {
            food,
            factor,
            hint: safeHint(hint, food, self.food),
            roles: 0,
          };
          found.set(food.id, { ...before, roles: before.roles + 1 });
        }
      return [...found.values()]
        .map(({ roles: shared, ...substitute }) => ({ ...substitute, similarity: shared / played.length }))
        .toSorted((a, b) => b.similarity - a.similarity);
    },
  };
}
