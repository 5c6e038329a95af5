import { sql } from 'kysely';
import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import { choicesOf } from '#domain/recipe/search-choices.ts';
import type { SearchCriteria } from '#domain/recipe/search-criteria.ts';
import type { Db } from '#server/db/connect.ts';
import type { MemberLists } from './member-lists.ts';
import { findRanked } from './ranked-recipes.ts';
import { conditionsOf, conditionsOfRules } from './recipe-conditions.ts';
import type { NotedIds } from './recipe-notes.ts';
import { exactCountLimit, findHits, findInTurn, noHits } from './recipe-scans.ts';
import { countOf, type Hits, type Order, type Slice } from './recipe-slices.ts';
import { bothOf, type Conditions, oppositeOf } from './sql-conditions.ts';

export type RecipeSort = 'default' | 'a-z' | 'z-a' | 'latest' | 'quickest' | 'rating' | 'fit';

export interface RecipeSearch {
  readonly criteria: SearchCriteria;
  readonly lists: MemberLists;
  /** Rules that every hit must also follow. */
  readonly rules: readonly ProfileRule[];
  /** Rules that the order `fit` goes by: first what follows all of them. */
  readonly fitRules?: readonly ProfileRule[];
  /** The member whose own recipes are included; null: none. */
  readonly owner: string | null;
  /** Recipes that the member's own notes find. */
  readonly noted?: NotedIds;
  readonly sort: RecipeSort;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export type UnpagedSearch = Omit<RecipeSearch, 'sort' | 'page' | 'perPage'>;

export interface FoundPage {
  /** Of this page, in order. */
  readonly ids: readonly number[];
  /** The number of hits, or the bound if there are more. */
  readonly total: number;
  readonly isExact: boolean;
  readonly lastPage: number;
}

export const orders = {
  default: { by: sql`id`, columns: ['id'] },
  'a-z': { by: sql`title_key, id`, columns: ['title_key', 'id'] },
  'z-a': { by: sql`title_key desc, id desc`, columns: ['title_key', 'id'] },
  latest: { by: sql`created_at desc, id desc`, columns: ['created_at', 'id'] },
  quickest: { by: sql`ready_in_minutes, id`, columns: ['ready_in_minutes', 'id'] },
  rating: {
    by: sql`reviews_sum::float / nullif(reviews_count, 0) desc nulls last, reviews_count desc, id`,
    columns: ['reviews_sum', 'reviews_count', 'id'],
  },
  fit: { by: sql`id`, columns: ['id'] },
} as const satisfies Record<RecipeSort, Order>;

/** What fits before what does not. */
export function turnsOf({ sort, fitRules = [] }: RecipeSearch): readonly [Conditions, Conditions] | null {
  if (sort !== 'fit' || fitRules.length === 0) return null;
  const fitting = conditionsOfRules(fitRules);
  return [fitting, oppositeOf(fitting)];
}

export const conditionsOfSearch = ({ criteria, lists, owner, rules, noted }: UnpagedSearch): Conditions =>
  bothOf(conditionsOf(criteria, lists, owner, noted), conditionsOfRules(rules));

/** Whether what matches the words best comes first. */
export const isRanked = ({ sort, criteria }: RecipeSearch): boolean =>
  sort === 'default' && choicesOf(criteria).length > 0;

function hitsOf(db: Db, search: RecipeSearch, slice: Slice): Promise<Hits | undefined> {
  if (isRanked(search)) {
    const { criteria, noted = {} } = search;
    const withoutWords = conditionsOfSearch({ ...search, criteria: { ...criteria, words: [], choices: [] } });
    return findRanked(db, withoutWords, { choices: choicesOf(criteria), noted }, slice);
  }
  const conditions = conditionsOfSearch(search);
  const turns = turnsOf(search);
  if (turns === null) return findHits(db, conditions, slice);
  return findInTurn(db, conditions, { turns: turns.map((turn) => ({ conditions: turn })), slice });
}

/** One page of the recipes that meet the criteria, in a stable order. A page behind the last one is empty. */
export async function searchRecipes(db: Db, search: RecipeSearch): Promise<FoundPage> {
  const { page, perPage } = search;
  const bound = Math.max(exactCountLimit, page * perPage);
  const order = orders[search.sort];
  const isById = search.sort === 'default' || search.sort === 'fit';
  const slice = { order, isById, bound, from: (page - 1) * perPage + 1, to: page * perPage };
  const hits = search.criteria.words === null ? undefined : await hitsOf(db, search, slice);
  const { found, ids } = hits ?? noHits;
  return {
    ids: (ids ?? []).map(Number),
    total: Math.min(found, bound),
    isExact: found <= bound,
    lastPage: lastPage(found, perPage),
  };
}

export const lastPage = (found: number, perPage: number) => Math.max(1, Math.ceil(found / perPage));

/** The search for all hits that are counted anyway, of which its first pages are parts. */
export const countedSearch = (search: RecipeSearch): RecipeSearch => ({
  ...search,
  page: 1,
  perPage: exactCountLimit,
});

/** Whether the page is part of the counted hits. */
export const isCounted = ({ page, perPage }: RecipeSearch): boolean => page * perPage <= exactCountLimit;

/** Whether the page is searched by itself: as a person types, most first pages are the only one that is read. */
export const isFirstRanked = (search: RecipeSearch): boolean => search.page === 1 && isRanked(search);

/** One page of the counted hits. */
export function pageOf({ ids, total, isExact }: FoundPage, { page, perPage }: RecipeSearch): FoundPage {
  return {
    ids: ids.slice((page - 1) * perPage, page * perPage),
    total,
    isExact,
    lastPage: lastPage(isExact ? total : total + 1, perPage),
  };
}

/** How many recipes meet the criteria; a bound if there are more. */
export async function countRecipes(db: Db, search: UnpagedSearch) {
  if (search.criteria.words === null) return { total: 0, isExact: true };
  const conditions = conditionsOfSearch(search);
  const slice = countOf({ order: orders.default, isById: true, bound: exactCountLimit, from: 1, to: 1 });
  const { found } = (await findHits(db, conditions, slice)) ?? noHits;
  return { total: Math.min(found, exactCountLimit), isExact: found <= exactCountLimit };
}
