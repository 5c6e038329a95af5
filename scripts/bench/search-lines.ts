import { readCriteria } from '#domain/recipe/search-criteria.ts';
import { loadFoods } from '#server/catalogue/load-foods.ts';
import type { Db } from '#server/db/connect.ts';
import { searchRecipes } from '#server/queries/recipe-search.ts';
import { findCards } from '#server/queries/recipes.ts';
import { figuresOf, timesOf } from './measure.ts';
import { searches } from './searches.ts';
import { type Line, ms, told, within } from './table.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/** All typical searches with their first page of cards, as a whole and the slowest of them. `bound`: p95 in ms, null where nothing is promised. */
export async function searchLines(
  db: Db,
  where: string,
  bound: number | null,
  rounds: number,
): Promise<Line[]> {
  const foods = await loadFoods();
  const works = searches.map(({ name, query, lists, sort }) => {
    const criteria = readCriteria(query, foods);
    if ('unknown' in criteria) throw new Error(`${name}: ${JSON.stringify(criteria.unknown)}`);
    const work = async () => {
      const found = await searchRecipes(db, { criteria, lists, sort, page: 1, perPage: 10 });
      await findCards(db, found.ids, { userId: nobody, lists });
    };
    return { name, work };
  });
  const times = await timesOf(works, rounds);
  const all = figuresOf([...times.values()].flat());
  const slowest = [...times]
    .map(([name, each]) => ({ name, p50: figuresOf(each).p50 }))
    .toSorted((a, b) => b.p50 - a.p50)
    .slice(0, 3);
  const measured = `p50 ${ms(all.p50)} p95 ${ms(all.p95)} ms`;
  return [
    bound === null
      ? told(`search, ${where}`, measured)
      : within(`search, ${where}`, measured, all.p95, bound),
    told('  slowest (medians)', slowest.map(({ name, p50 }) => `${name} ${ms(p50)}`).join(', ')),
  ];
}
