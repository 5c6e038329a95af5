import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { components } from '#contract/api.ts';
import { fitsAll, judgeEach } from '#domain/dietary-profile/judge-several.ts';
import { type DishFacts, dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { changedTableSentence, tableSentence } from '#domain/household/table-text.ts';
import { fitForAll, type KnownEater } from '#domain/make-it-fit/fit-for-all.ts';
import type { Context } from '#server/context.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import { findDishes, judgedColumns } from '#server/queries/recipes.ts';
import { type DishRow, dishOf } from '#server/recipes/swapped-recipe.ts';
import type { Person } from './household-people.ts';

type TableFit = components['schemas']['TableFit'];
type Foods = Context['foods'];
type StepsRow = DishRow & { readonly steps: readonly string[] };

const isKnown = (person: Person): person is Person & KnownEater => person.profile !== null;

export const foodNameIn =
  ({ ingredients }: Pick<DishRow, 'ingredients'>, foods: Pick<Foods, 'byId'>) =>
  (id: string): string =>
    foods.byId.get(id)?.name ?? ingredients.find(({ foodId }) => foodId === id)?.name ?? id;

/** How a dish feeds everybody whose profile is known. */
export const findTableFit = (row: StepsRow, table: readonly Person[], foods: Foods, maxChanges?: number) =>
  fitForAll(dishOf(row, foods), table.filter(isKnown), {
    roles: foods.swapRoles,
    steps: row.steps,
    namesOf: (id) => row.ingredients.filter(({ foodId }) => foodId === id).map(({ name }) => name),
    // yields to other calls between the steps of a long search
    pause: () => setImmediate(),
    maxChanges,
  });

/** By food table: what is computed depends on nothing else but its key. */
const caches = new WeakMap<Foods, LruCache<Promise<TableFit>>>();
const cachedFits = 10_000;

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');

/** What a sentence depends on of the people at the table. */
const tableKey = (table: readonly Person[]) =>
  digestOf(table.map(({ id, name, isMe, profile }) => [id, name, isMe, profile]));

async function changedFit(
  row: StepsRow,
  each: ReturnType<typeof judgeEach>,
  table: readonly Person[],
  foods: Foods,
): Promise<TableFit> {
  const fit = await findTableFit(row, table, foods, 1);
  return {
    fits_all: false,
    sentence: changedTableSentence(each, fit, foodNameIn(row, foods)),
    ...((fit.kind === 'shared' || fit.kind === 'parted') && { after_change: fit.kind }),
  };
}

/** Computes a dish for a table once, however many screens show it. */
function cachedFit(
  row: DishFacts & StepsRow,
  each: ReturnType<typeof judgeEach>,
  table: readonly Person[],
  foods: Foods,
  tableDigest: string,
): Promise<TableFit> {
  const cache = caches.get(foods) ?? new LruCache<Promise<TableFit>>(cachedFits);
  caches.set(foods, cache);
  const { title, servings, ingredients, steps } = row;
  const facts = judgedColumns.map((column) => row[column]);
  const key = digestOf([tableDigest, title, servings, ingredients, steps, facts]);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = changedFit(row, each, table, foods);
  cache.set(key, found);
  found.catch(() => cache.delete(key));
  return found;
}

type Fits = readonly { readonly table?: TableFit }[];

/**
 * Which people of the household each recipe suits, and the one change per person that makes it suit the others; empty for
 * a member who eats alone. Rows without ingredients and steps get theirs from the database.
 */
export async function tableFits(
  { db, foods }: Pick<Context, 'db' | 'foods'>,
  rows: readonly (DishFacts & { readonly id: number } & Partial<StepsRow>)[],
  table: readonly Person[] | null,
): Promise<Fits> {
  if (table === null) return rows.map(() => ({}));
  const judged = rows.map((row) => {
    const each = judgeEach(dishOfFacts(row, foods.byId), table);
    return { row, each, fits_all: fitsAll(each) };
  });
  const open = judged.filter((it) => !it.fits_all && it.row.ingredients === undefined);
  const dishes = await findDishes(
    db,
    open.map(({ row }) => row.id),
  );
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const digest = tableKey(table);
  const fits: { table: TableFit }[] = [];
  for (const { row, each, fits_all } of judged) {
    const full = fits_all ? undefined : { ...row, ...byId.get(row.id) };
    fits.push({
      table:
        full !== undefined && hasSteps(full)
          ? await cachedFit(full, each, table, foods, digest)
          : { fits_all, sentence: tableSentence(each) },
    });
  }
  return fits;
}

const hasSteps = <Row extends Partial<StepsRow>>(row: Row): row is Row & StepsRow =>
  row.ingredients !== undefined && row.steps !== undefined;
