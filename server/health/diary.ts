import type { WeighedFood } from '#domain/food/weighed-food.ts';
import type { EatenDay } from '#domain/triggers/diary-hint.ts';
import {
  byTime,
  type DiaryDay,
  type DiaryRecord,
  dayWith,
  recordOfSkipped,
} from '#domain/triggers/diary-record.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { forbidden } from '#server/errors.ts';
import { foodsPerServing } from '#server/meal-plan/foods-per-serving.ts';
import { findOwnPortions } from '#server/meal-plan/own-portions.ts';
import { hasConsent } from '#server/queries/consents.ts';
import { findFoods } from '#server/queries/custom-foods.ts';
import { findRecords } from '#server/queries/diary.ts';
import { findPlansBetween } from '#server/queries/meal-plans.ts';
import { findPlanItems } from '#server/queries/plan-items.ts';
import { findPlannedRecipes, type PlannedRecipe } from '#server/queries/planned-recipes.ts';
import { findSettings } from '#server/queries/settings.ts';
import type { ProfileReads } from './dietary-profiles.ts';
import { decryptJson, encryptJson } from './encrypted-answers.ts';

type Reads = ProfileReads;
/** What is encrypted; the title comes from the recipe. */
export type StoredRecord = Omit<DiaryRecord, 'id' | 'date' | 'title'>;

const kindOf = (id: string, date: string) => `diary ${id} ${date}`;

export const encryptRecord = (
  keys: Pick<Context, 'secrets' | 'log'>,
  userId: string,
  { id, date, ...record }: Omit<DiaryRecord, 'title'>,
): string => encryptJson(keys, userId, kindOf(id, date), record satisfies StoredRecord);

/** Throws 403 where the site has no diary, or the member hasn't agreed to it. */
export async function requireDiary(db: Db, userId: string): Promise<void> {
  if ((await findSettings(db))['symptom_diary'] !== true) throw forbidden('This site doesn’t offer a diary.');
  if (!(await hasConsent(db, userId, 'diary')))
    throw forbidden(
      'Before we keep your diary, please agree to it: open My diary in your account, and try again.',
    );
}

/** The member's records; those that cannot be decrypted are left out. */
export async function readRecords(
  reads: Reads,
  userId: string,
  first: string,
  last: string,
): Promise<readonly Omit<DiaryRecord, 'title'>[]> {
  const rows = await findRecords(reads.db, userId, first, last);
  return rows.flatMap(({ id, date, encrypted }) => {
    const value = decryptJson(reads, userId, kindOf(id, date), encrypted);
    return value === undefined ? [] : [{ id, date, ...(value as StoredRecord) }];
  });
}

interface Span {
  readonly records: readonly DiaryRecord[];
  readonly days: ReadonlyMap<string, readonly PlannedMeal[]>;
  readonly recipes: ReadonlyMap<number, PlannedRecipe>;
}
type PlannedMeal = DiaryDay['meals'][number] & { readonly servings: number };

/** Records and planned meals from the first to the last day. */
async function readSpan(reads: Reads, userId: string, first: string, last: string): Promise<Span> {
  const { db } = reads;
  const [opened, plans] = await Promise.all([
    readRecords(reads, userId, first, last),
    findPlansBetween(db, userId, first, last),
  ]);
  const items = await findPlanItems(db, plans);
  const recipeIds = [...opened, ...items].flatMap(({ recipe_id }) => recipe_id ?? []);
  const [rows, own, portions] = await Promise.all([
    findPlannedRecipes(db, [...new Set(recipeIds)]),
    findFoods(db, userId, [...new Set(items.flatMap(({ custom_food_id }) => custom_food_id ?? []))], {
      withRemoved: true,
    }),
    findOwnPortions(reads, userId, plans),
  ]);
  const recipes = new Map(rows.map((recipe) => [recipe.id, recipe]));
  const foods = new Map(own.map((food) => [food.id, food]));
  const days = new Map(
    plans.map(({ id, date }) => [
      date,
      items.flatMap((item): PlannedMeal[] => {
        const title = recipes.get(item.recipe_id ?? 0)?.title ?? foods.get(item.custom_food_id ?? 0)?.title;
        const servings = portions === null ? item.servings : (portions.get(item.id) ?? 0);
        if (item.plan_id !== id || title === undefined || servings === 0) return [];
        const { slot, recipe_id } = item;
        return [{ plan_item_id: String(item.id), slot, title, recipe_id, servings, is_eaten: true }];
      }),
    ]),
  );
  return { records: titled(opened, recipes), days, recipes };
}

const titled = (
  records: readonly Omit<DiaryRecord, 'title'>[],
  recipes: ReadonlyMap<number, PlannedRecipe>,
): DiaryRecord[] =>
  records.map((record) => ({ ...record, title: recipes.get(record.recipe_id ?? 0)?.title ?? null }));

/** The days, each with its records and planned meals. */
export async function readDiary(reads: Reads, userId: string, dates: readonly string[]): Promise<DiaryDay[]> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const { records, days } = await readSpan(reads, userId, first, last);
  return dates.map((date) => {
    const meals = (days.get(date) ?? []).map(({ servings, ...meal }) => meal);
    return dayWith(
      { date, meals },
      records.filter((record) => record.date === date),
    );
  });
}

/** Every record, oldest first. */
export async function exportDiary(reads: Reads, userId: string): Promise<DiaryRecord[]> {
  const opened = await readRecords(reads, userId, '0001-01-01', '9999-12-31');
  const rows = await findPlannedRecipes(reads.db, [
    ...new Set(opened.flatMap(({ recipe_id }) => recipe_id ?? [])),
  ]);
  const records = titled(opened, new Map(rows.map((recipe) => [recipe.id, recipe])));
  const dates = [...new Set(records.map(({ date }) => date))].sort();
  return dates.flatMap((date) => byTime(records.filter((record) => record.date === date)));
}

/** The records of these days, and what was eaten on them; null for a meal whose foods aren't known. */
export async function readEaten(
  reads: Reads,
  userId: string,
  dates: readonly string[],
): Promise<{ readonly records: readonly DiaryRecord[]; readonly eaten: readonly EatenDay[] }> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const { records, days, recipes } = await readSpan(reads, userId, first, last);
  const foodsOf = (recipeId: number | null, servings: number): readonly WeighedFood[] | null => {
    const recipe = recipes.get(recipeId ?? 0);
    if (recipe === undefined) return null;
    return foodsPerServing(recipe, reads.foods).map(({ food, grams }) => ({ food, grams: grams * servings }));
  };
  const eaten = dates.map((date): EatenDay => {
    const own = records.filter((record) => record.date === date);
    const planned = (days.get(date) ?? []).filter((meal) => recordOfSkipped(own, meal) === undefined);
    const added = own.filter(({ kind }) => kind === 'meal');
    return {
      date,
      meals: [
        ...planned.map(({ recipe_id, servings }) => foodsOf(recipe_id, servings)),
        ...added.map(({ recipe_id }) => foodsOf(recipe_id, 1)),
      ],
    };
  });
  return { records, eaten };
}
