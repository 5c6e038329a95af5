import type { RecipeIngredient } from '#domain/recipe/recipe.ts';

/** How a food is cooked and how much of it is eaten, which its line doesn't say. */
type Cooked = Pick<RecipeIngredient, 'cooking' | 'eaten' | 'evaporates'>;

/** By the ids of foods; one that is eaten raw and whole isn't there. */
export type CookedFoods = Readonly<Record<string, Cooked>>;

export const cookedFoods = (ingredients: readonly RecipeIngredient[]): CookedFoods =>
  Object.fromEntries(
    ingredients.flatMap(({ foodId, cooking, eaten, evaporates }): [string, Cooked][] => {
      const cooked = {
        ...(cooking !== undefined && { cooking }),
        ...(eaten !== undefined && { eaten }),
        ...(evaporates !== undefined && { evaporates }),
      };
      return Object.keys(cooked).length === 0 ? [] : [[foodId, cooked]];
    }),
  );
