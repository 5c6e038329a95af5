import type { components } from '#contract/api.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { paths } from '#src/paths.ts';
import type { RecipeFacts } from '#src/ui/recipe/recipe-facts.ts';
import type { Levels } from '#src/ui/verdict/fit.ts';

type RecipeCard = components['schemas']['RecipeCard'];
type Shown = Omit<RecipeCard, 'verdicts'>;

/** What cards and the recipe's own page show of a recipe. */
export function recipeFactsOf(recipe: Shown): RecipeFacts {
  return {
    title: recipe.title,
    href: paths.recipe(recipe.id),
    image: recipe.image,
    imageWide: recipe.image_wide,
    rating: recipe.rating_avg ?? recipe.reviews_avg,
    ratings: recipe.reviews_count,
    minutes: recipe.ready_in_minutes,
    servings: recipe.servings,
    author: recipe.author?.name ?? null,
    partnerId: recipe.partner_id,
  };
}

/** The level of each intolerance; null is not known. */
export function levelsOf(
  verdicts: Readonly<Record<Intolerance, { readonly level: 1 | 2 | 3 | null }>>,
): Levels {
  return Object.fromEntries(intolerances.map((axis) => [axis, verdicts[axis].level])) as Record<
    Intolerance,
    1 | 2 | 3 | null
  >;
}
