import type { OperationResponse } from '#contract/operations.ts';
import { cuisinesOf } from '#domain/recipe/cuisines.ts';
import { readSearch } from '#domain/recipe/read-search.ts';
import { hasWords, titleKey } from '#domain/recipe/title-key.ts';
import type { ReadCache } from './device.ts';

type Page = OperationResponse<'listRecipes'>;
type Card = Page['data'][number];

/** Every filter that a card can be checked for. What is not here cannot be searched for without the server. */
const checks: Readonly<Record<string, (card: Card, values: readonly string[]) => boolean>> = {
  mealTypes: (card, values) => card.meal_types.some((type) => values.includes(type)),
  diet: (card, values) => values.every((name) => card.diets.some((diet) => diet === name)),
  allergens: (card, values) => !card.allergens.some((name) => values.includes(name)),
  proteinSources: (card, values) => card.protein_sources.some((source) => values.includes(source)),
  cuisines: ({ title }, values) => cuisinesOf(title).some((cuisine) => values.includes(cuisine)),
  maxMinutes: (card, values) => card.ready_in_minutes <= Number(values[0]),
  minCalories: ({ calories }, values) => calories !== null && calories >= Number(values[0]),
  maxCalories: ({ calories }, values) => calories !== null && calories <= Number(values[0]),
};
/** They choose no recipes. */
const neutral = ['query', 'page', 'per_page', 'addRecipeInformation', 'sort', 'mealPlans'];

/** The food table stays on the server: "without leek" can't be answered here. */
const noFoods = { named: () => [], foods: [], leftOutBy: () => [] };

/** Whether a card meets what was typed; null for words that ask for what a card doesn't say. */
function typedTest(text: string): ((card: Card) => boolean) | null {
  const { words, choices, ...typed } = readSearch(text, noFoods);
  if (
    typed.low.length +
      typed.seasons.length +
      typed.efforts.length +
      typed.traits.length +
      typed.allergens.length +
      typed.unread.length >
    0
  )
    return null;
  const { maxMinutes, maxCalories, minCalories } = typed;
  return (card) =>
    words !== null &&
    hasWords(titleKey(card.title), words) &&
    choices.every((choice) => choice.some((each) => hasWords(titleKey(card.title), each))) &&
    card.ready_in_minutes <= (maxMinutes ?? Number.POSITIVE_INFINITY) &&
    (maxCalories === null || (card.calories !== null && card.calories <= maxCalories)) &&
    (minCalories === null || (card.calories !== null && card.calories >= minCalories)) &&
    typed.diets.every((diet) => card.diets.includes(diet)) &&
    typed.courses.every((types) => types.some((type) => card.meal_types.includes(type))) &&
    typed.cuisines.every((names) => cuisinesOf(card.title).some((cuisine) => names.includes(cuisine)));
}

function savedCards(cache: ReadCache): readonly Card[] {
  const lists = cache.all('listRecipes').flatMap(({ body }) => body.data);
  return [...new Map(lists.map((card) => [card.id, card])).values()];
}

/**
 * The saved recipes that a search finds by their titles and cards, on one page. Null for a filter that the cards cannot
 * answer, such as a limit with the member's own lists: a recipe must not pass it unchecked.
 */
export function searchSaved(query: URLSearchParams, cache: ReadCache): Page | null {
  const names = [...new Set(query.keys())].filter((name) => !neutral.includes(name));
  if (names.some((name) => checks[name] === undefined)) return null;
  const saved = savedCards(cache);
  const isTyped = typedTest(query.get('query') ?? '');
  if (saved.length === 0 || isTyped === null) return null;
  const page = Number(query.get('page') ?? '1');
  const data = saved.filter(
    (card) => isTyped(card) && names.every((name) => checks[name]?.(card, query.getAll(name))),
  );
  const total = data.length;
  return {
    data: page === 1 ? data : [],
    meta: {
      current_page: page,
      last_page: 1,
      per_page: Math.max(1, total),
      total,
      total_is_exact: true,
      not_filtered_by: [],
      understood: [],
      loosened: [],
      is_saved_only: true,
      corrected: null,
    },
  };
}
