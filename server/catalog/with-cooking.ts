import type { Food } from '#domain/food/food.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import type { FoodIndex } from './food-index.ts';
import { inferCooking, type Placed } from './infer-cooking.ts';
import type { CooklangText } from './parse-cooklang.ts';
import type { CookingWords } from './read-metadata.ts';

/** The ingredients with their cooking: the front matter takes precedence over what the steps imply. */
export function withCooking(
  ingredients: readonly RecipeIngredient[],
  { steps, mentions }: CooklangText,
  words: CookingWords,
  index: FoodIndex,
  fail: (key: string, text: string) => void,
): readonly RecipeIngredient[] {
  const placed = mentions.flatMap(({ name, amount, step, at }): Placed[] => {
    const food = index.find(name);
    return typeof food === 'string' || amount === null ? [] : [{ food, step, at }];
  });
  const listed = (key: string, name: string): Food | null => {
    const food = index.find(name);
    if (typeof food === 'string') fail(key, `${key}: ${food}`);
    else if (placed.some((it) => it.food === food)) return food;
    else fail(key, `${key}: the recipe does not hold ${name}`);
    return null;
  };
  const cooking = new Map([...inferCooking(steps, placed)].map(([food, how]) => [food.id, how]));
  for (const { name, cooking: how } of words.foods) {
    const food = listed('cooking', name);
    if (food) cooking.set(food.id, how);
  }
  const eaten = new Map<string, number>();
  for (const { name, share } of words.notEaten) {
    const food = listed('not eaten', name);
    if (food) eaten.set(food.id, 1 - share);
  }
  return ingredients.map((ingredient) => {
    const how = cooking.get(ingredient.foodId) ?? 'raw';
    const share = eaten.get(ingredient.foodId);
    return {
      ...ingredient,
      ...(how !== 'raw' && { cooking: how }),
      ...(share !== undefined && { eaten: share }),
      ...((how === 'heated' || how === 'roasted') &&
        words.evaporates !== null && { evaporates: words.evaporates }),
    };
  });
}
