import type { Food } from '#domain/food/food.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import { usAndMetric } from '#domain/quantity/views.ts';
import type { Measure, RecipeIngredient } from '#domain/recipe/recipe.ts';
import type { FoodIndex } from './food-index.ts';
import type { Mention } from './parse-cooklang.ts';

interface BoundMention {
  readonly food: Food;
  readonly name: string;
  readonly note: string | null;
  readonly amount: Measure;
  readonly grams: number;
}

export interface LineProblem {
  readonly line: number;
  /** Column in the line, if known. */
  readonly column?: number;
  readonly text: string;
}

function listName(words: string, note: string | null): string {
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return note ? `${name}, ${note}` : name;
}

function bind(mention: Mention, index: FoodIndex): BoundMention | 'named again' | { readonly text: string } {
  const { amount, note } = mention;
  const food = index.find(mention.name);
  if (typeof food === 'string') return { text: food };
  if (amount === null) return 'named again';
  if (typeof amount === 'string') return { text: amount };
  const grams = toGrams(amount, food);
  if (typeof grams !== 'number') return { text: grams.problem };
  return { food, name: listName(mention.shownAs, null), note, amount, grams };
}

/** Adds a repeated mention of a food to its row, unless it has a preparation of its own. */
function sum(row: BoundMention, more: BoundMention): BoundMention {
  const grams = row.grams + more.grams;
  const amount =
    row.amount.unit === more.amount.unit
      ? { value: row.amount.value + more.amount.value, unit: row.amount.unit }
      : { value: grams, unit: 'g' };
  return { ...row, amount, grams };
}

/**
 * Turns mentions into rows in the order of the steps: a food and grams for each, with amounts in US and
 * metric units. A mention without an amount is valid only for a food that has been measured before.
 */
export function bindIngredients(
  mentions: readonly Mention[],
  index: FoodIndex,
): { readonly ingredients: readonly RecipeIngredient[]; readonly problems: readonly LineProblem[] } {
  const rows: BoundMention[] = [];
  const problems: LineProblem[] = [];
  for (const mention of mentions) {
    const { line, column } = mention;
    const bound = bind(mention, index);
    if (bound === 'named again') {
      const food = index.find(mention.name);
      if (!rows.some((it) => it.food === food)) {
        const suggestion = `write one, as in @${mention.name}{2} or @${mention.name}{50%g}`;
        problems.push({ line, column, text: `${mention.name} has no amount; ${suggestion}` });
      }
    } else if ('text' in bound) {
      problems.push({ line, column, text: bound.text });
    } else {
      const same = rows.findIndex(
        (it) => it.food === bound.food && (bound.note === null || bound.note === it.note),
      );
      const row = rows[same];
      if (row) rows[same] = sum(row, bound);
      else rows.push(bound);
    }
  }
  return {
    ingredients: rows.map(({ food, name, note, amount, grams }) => ({
      foodId: food.id,
      name: listName(name, note),
      grams,
      ...usAndMetric(amount, food),
    })),
    problems,
  };
}
