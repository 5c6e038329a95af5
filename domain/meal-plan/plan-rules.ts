import type { FoodTable } from '#domain/food/food-table.ts';
import { type Intolerance, intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import type { Preferences } from '#domain/preferences/preferences.ts';
import {
  type Query,
  readCriteria,
  type SearchCriteria,
  type UnknownWords,
} from '#domain/recipe/search-criteria.ts';
import type { HardRule } from './plan-problem.ts';

/** A hard rule, and what a search by it alone would ask: what it finds keeps the rule. */
export interface SearchedRule {
  readonly rule: HardRule;
  readonly criteria: SearchCriteria;
}

/** What a member must and must not be served; the ticks of the intolerances are told beside it. */
export type Wishes = Pick<Preferences, 'diets' | 'allergens' | 'excludedIngredients' | 'intolerances'>;

const lowOn = {
  oxalate: { isLowOxalate: '1' },
  histamine: { isLowHistamine: '1' },
  sulfur: { isLowSulfur: '1' },
  fodmap: { isLowFodmap: true },
  salicylate: { isLowSalicylate: true },
} as const satisfies Record<Intolerance, Query>;

function queriesOf(wishes: Wishes): { readonly rule: HardRule; readonly query: Query }[] {
  const enabled = intolerances.filter((axis) => wishes.intolerances[axis]);
  return [
    ...wishes.diets.map((name) => ({ rule: { kind: 'diet', name } as const, query: { diet: [name] } })),
    ...wishes.allergens.map((name) => ({
      rule: { kind: 'allergen', name } as const,
      query: { allergens: [name] },
    })),
    ...wishes.excludedIngredients.map((name) => ({
      rule: { kind: 'ingredient', name } as const,
      query: { ingredients: [name] },
    })),
    ...enabled.map((axis) => ({
      rule: { kind: 'intolerance', name: `Low ${intoleranceNames[axis]}` } as const,
      query: lowOn[axis],
    })),
  ];
}

/** The rules one by one, or the words that name nothing: an allergen that is misspelled must not go unheeded. */
export function planRules(
  wishes: Wishes,
  foods: FoodTable,
): { readonly rules: readonly SearchedRule[] } | { readonly unknown: UnknownWords } {
  const read = queriesOf(wishes).map(({ rule, query }) => ({ rule, criteria: readCriteria(query, foods) }));
  const rules: SearchedRule[] = [];
  for (const { rule, criteria } of read) {
    if ('unknown' in criteria) return criteria;
    rules.push({ rule, criteria });
  }
  return { rules };
}

/** The intolerances among the rules. */
export const axesOf = (rules: readonly SearchedRule[]): Intolerance[] =>
  intolerances.filter((axis) => rules.some(({ criteria }) => criteria.levels[axis] !== undefined));
