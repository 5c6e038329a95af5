import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import { gramsText } from './obstacle-text.ts';

function limitText(axis: (typeof intolerances)[number], food: Food): string {
  const limits = limitsOf(axis, food);
  if (limits === null) return `${intoleranceNames[axis]} unknown`;
  const low = Number.isFinite(limits.lowUpToG) ? gramsText(limits.lowUpToG) : 'any';
  return `${intoleranceNames[axis]} ${low}`;
}

/** A report on a food for authors: names, measures, and the maximum per serving that stays Low on each axis. */
function foodText(food: Food): string {
  const { per100g, measures, allergens, proteinSource, price } = food;
  const macros = (['energy', 'protein', 'fiber', 'fat'] as const).map(
    (id) => `${id} ${per100g[id] ?? 'unknown'}`,
  );
  const weights = Object.entries(measures).map(([unit, grams]) => `${unit} ${grams} g`);
  return [
    `${food.id} (${[food.name, ...food.aliases].slice(0, 6).join(', ')})`,
    `  Low up to, alone in a serving: ${intolerances.map((axis) => limitText(axis, food)).join(', ')}`,
    `  100 g: ${macros.join(', ')}; price ${price}; ${proteinSource ?? 'no protein source'}`,
    `  allergens: ${allergens.join(', ') || 'none'}; origins: ${food.origins.join(', ') || 'none'}`,
    `  measures: ${weights.join(', ') || 'none but grams'}${food.densityGPerMl === null ? '' : `; ${food.densityGPerMl} g/ml`}`,
  ].join('\n');
}

/** The foods whose id, name or alias contains a text; those that start with it first. */
export function foodsText(text: string, { matching, named }: Pick<FoodTable, 'matching' | 'named'>): string {
  const found = [...new Set(matching(text).flatMap((name) => named(name)))];
  return found.length === 0 ? `No food is called "${text}".` : found.map(foodText).join('\n');
}
