import type { RecipeFacts } from './recipe-facts.ts';

/** A recipe of the API. */
interface RecipeOfApi {
  readonly title: string;
  readonly image: string;
  readonly image_wide: string;
  readonly rating_avg: number | null;
  readonly reviews_avg: number | null;
  readonly reviews_count: number;
  readonly ready_in_minutes: number;
  readonly servings: number;
  readonly author: { readonly name: string } | null;
  readonly partner_id: string | null;
}

/** The recipe facts of cards and of the recipe page at `href`. */
export function recipeFactsOf(recipe: RecipeOfApi, href: string): RecipeFacts {
  return {
    title: recipe.title,
    href,
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
