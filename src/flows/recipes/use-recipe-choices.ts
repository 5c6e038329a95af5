import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { servingsIn } from '#domain/recipe/servings.ts';
import { fromParameter } from '#domain/swap/made-swaps.ts';
import type { useIngredientSwaps } from './use-ingredient-swaps.ts';
import type { Reading } from './use-reading.ts';

/** Takes the servings and swaps of a recipe's page from its address, as when it is opened again while it is cooked. */
export function useRecipeChoices(
  { recipe, chooseServings }: Pick<Reading, 'recipe' | 'chooseServings'>,
  { restore }: Pick<ReturnType<typeof useIngredientSwaps>, 'restore'>,
): void {
  const [query] = useSearchParams();
  useLayoutEffect(() => {
    if (recipe && query.has('servings')) chooseServings(servingsIn(query.get('servings'), recipe.servings));
    const made = fromParameter(query.getAll('swapped'));
    if (made.length > 0) restore(made);
  }, []);
}

/** Stores the choices in the address of the page, to which the back button leads; the router reads it then. */
export const storeChoices = (address: string): void =>
  window.history.replaceState(window.history.state, '', address);
