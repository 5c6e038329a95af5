import { amountOf, type CatalogDish } from '#domain/catalog/catalog-dish.ts';
import { catalogMeals, mealTitles } from '#domain/catalog/catalog-meals.ts';
import { fittingDishes } from '#domain/catalog/catalog-table.ts';
import type { CommonProfile } from '#domain/catalog/common-profiles.ts';
import { nearMisses } from '#domain/catalog/obstacles.ts';
import { obstaclesText } from './obstacle-text.ts';

const dishText = (dish: CatalogDish): string => {
  const { recipe, computed } = dish;
  const [kcal, protein, fiber] = (['energy', 'protein', 'fiber'] as const).map((id) =>
    Math.round(amountOf(dish, id)),
  );
  const facts = [`${kcal} kcal`, `${protein} g protein`, `${fiber} g fiber`, `${recipe.readyInMinutes} min`];
  return `${recipe.refId} (${facts.join(', ')}, price ${computed.priceClass})`;
};

/** For one profile: the dishes that fit, by meal, and the obstacles of those that would fit with few changes. */
export function profileText(
  dishes: readonly CatalogDish[],
  profile: CommonProfile,
  maxChanges: number,
): string {
  const fitting = fittingDishes(dishes, profile);
  const near = nearMisses(dishes, profile.profile, maxChanges);
  const parts = catalogMeals.map((meal) => {
    const served = fitting.filter(({ meals }) => meals.includes(meal));
    const nearly = near.filter(({ dish }) => dish.meals.includes(meal));
    const floor = profile.floors[meal] === 0 ? '' : ` of ${profile.floors[meal]}`;
    return [
      `${profile.name}: ${served.length}${floor} ${mealTitles[meal]} fit`,
      ...served.map((dish) => `  ${dishText(dish)}`),
      `nearly fit: ${nearly.length}`,
      ...nearly.map(({ dish, obstacles }) => `  ${dish.recipe.refId}: ${obstaclesText(obstacles)}`),
    ].join('\n');
  });
  return parts.join('\n\n');
}
