import { amountOf, type CatalogDish, hasProtein } from '#domain/catalog/catalog-dish.ts';
import { mealTitles } from '#domain/catalog/catalog-meals.ts';
import { commonProfiles } from '#domain/catalog/common-profiles.ts';
import { changesNeeded, obstaclesOf } from '#domain/catalog/obstacles.ts';
import type { SimilarPair } from '#domain/catalog/similarity.ts';
import type { Food } from '#domain/food/food.ts';
import {
  type Intolerance,
  intoleranceNames,
  intolerances,
  levelNames,
} from '#domain/intolerance/intolerances.ts';
import { lowLoad } from '#domain/intolerance/low-portion.ts';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';
import { servingGrams } from '#domain/nutrition/cooking.ts';
import { nutrients } from '#domain/nutrition/nutrients.ts';
import { gramsText, obstaclesText } from './obstacle-text.ts';

const shownNutrients = [
  ...(['energy', 'protein', 'carbohydrate', 'fiber', 'sugar', 'fat', 'saturated_fat', 'sodium'] as const),
];

function nutritionText(dish: CatalogDish, foods: ReadonlyMap<string, Food>): string {
  const weighed = dish.recipe.ingredients.flatMap((it) => {
    const food = foods.get(it.foodId);
    return food === undefined ? [] : [{ ...it, food }];
  });
  const amounts = shownNutrients.map((id) => {
    const { name, unit } = nutrients.find((it) => it.id === id) ?? { name: id, unit: '' };
    const isWhole = dish.computed.nutrients.find((it) => it.id === id)?.complete ?? false;
    return `${name.toLowerCase()} ${isWhole ? '' : 'at least '}${Math.round(amountOf(dish, id))} ${unit}`;
  });
  return [`about ${servingGrams(weighed, dish.recipe.servings)} g`, ...amounts].join(', ');
}

const reasonText = ({ foodId, grams, level, lowUpToG, sugar }: Reason): string => {
  if (level === null) return `${foodId} ${gramsText(grams)} has no figure`;
  const group = sugar === null ? '' : `, ${sugar.sum}`;
  return `${foodId} ${gramsText(grams)}${lowUpToG === null ? '' : ` (Low up to ${gramsText(lowUpToG)}${group})`}`;
};

const loadText = (load: number): string =>
  load <= 2 ? `${Math.round(load * 100)} % of` : `${Math.round(load)} times`;

function verdictText(axis: Intolerance, verdict: Verdict): string {
  const level = verdict.level === null ? 'Unknown' : levelNames[verdict.level];
  const load = `${loadText(lowLoad(axis, verdict))} what a Low serving may hold`;
  const heaviest = verdict.reasons.filter((it) => it.lowUpToG !== null || it.level === null).slice(0, 4);
  const deciding = verdict.reasons.filter(({ foodId }) => verdict.deciding.includes(foodId));
  const named = (deciding.length > 0 ? deciding : heaviest).map(reasonText).join(', ');
  const lowWithout = verdict.aboveLow.length > 0 ? `; Low without ${verdict.aboveLow.join(', ')}` : '';
  return `${intoleranceNames[axis]}: ${level}, ${load}${named === '' ? '' : `: ${named}`}${lowWithout}`;
}

function profilesText(dish: CatalogDish): string[] {
  const all = commonProfiles
    .filter(({ id }) => id !== 'everybody')
    .map(({ name, profile }) => ({ name, obstacles: obstaclesOf(dish, profile) }));
  const fits = all.filter(({ obstacles }) => obstacles.length === 0).map(({ name }) => name);
  const near = all.filter(({ obstacles }) => changesNeeded(obstacles) === 1);
  return [
    `fits: ${fits.join(', ') || 'none of the profiles'}`,
    ...near.map(({ name, obstacles }) => `one change from ${name}: ${obstaclesText(obstacles)}`),
  ];
}

const nearestText = (nearest: readonly SimilarPair[]): string[] =>
  nearest.map(({ other, similarity, isOneDish }) => {
    const { ingredients, amounts, method, all } = similarity;
    const parts = [ingredients, amounts, method].map((it) => it.toFixed(2)).join(', ');
    const warning = isOneDish ? ', the same dish: change one' : '';
    return `${all.toFixed(2)} ${other} (ingredients, amounts, method: ${parts})${warning}`;
  });

/** A report on one recipe for its author. `findings` are those of the lint. */
export function recipeText(
  dish: CatalogDish,
  foods: ReadonlyMap<string, Food>,
  findings: readonly string[],
  nearest: readonly SimilarPair[],
): string {
  const { recipe, computed, meals } = dish;
  const served = meals.map((meal) => `${mealTitles[meal]}${hasProtein(dish, meal) ? ' (with protein)' : ''}`);
  const list = (words: readonly string[]) => words.join(', ') || 'none';
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
  return [
    `${recipe.refId}: ${recipe.title}`,
    `  ${recipe.servings} servings, ${recipe.readyInMinutes} min, price class ${computed.priceClass}, counted at ${list(served)}`,
    `  a serving: ${nutritionText(dish, foods)}`,
    `  diets: ${list(computed.diets)}`,
    `  allergens: ${list(computed.allergens.map(({ id, from }) => `${id} (${from.map(({ foodId }) => foodId).join(', ')})`))}`,
    `  protein sources: ${list(computed.proteinSources)}`,
    ...part(
      'verdicts',
      intolerances.map((axis) => verdictText(axis, computed.verdicts[axis])),
    ),
    ...part('profiles', profilesText(dish)),
    ...part('findings', findings.length > 0 ? findings : ['none']),
    ...part('most alike', nearestText(nearest)),
  ].join('\n');
}
