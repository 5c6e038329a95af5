import type { Diet } from '#domain/diet/diets.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { authorType } from '#domain/recipe/author.ts';
import type { SharedRecipe } from './shared-recipe.ts';

/** A review in its public form. */
export interface PublicReview {
  readonly user: { readonly name: string };
  readonly rating: number;
  readonly comment: string;
  readonly created_at: string;
}

/** Diets with an equivalent at schema.org. */
const restrictedDiets: Readonly<Partial<Record<Diet, string>>> = {
  'Gluten Free': 'https://schema.org/GlutenFreeDiet',
  Vegetarian: 'https://schema.org/VegetarianDiet',
  Vegan: 'https://schema.org/VeganDiet',
};

const nutritionProperties: Readonly<Record<string, string>> = {
  Calories: 'calories',
  Protein: 'proteinContent',
  Carbohydrates: 'carbohydrateContent',
  Fat: 'fatContent',
  'Saturated Fat': 'saturatedFatContent',
  Sugar: 'sugarContent',
  Fiber: 'fiberContent',
  Cholesterol: 'cholesterolContent',
  Sodium: 'sodiumContent',
};

const ratingOf = (value: number) => ({
  '@type': 'Rating',
  ratingValue: value,
  bestRating: 5,
  worstRating: 1,
});

/** Minutes as an ISO 8601 duration: PT1H5M. */
export function isoMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `PT${rest}M`;
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`;
}

const servingsWords = (servings: number) => `${servings} ${servings === 1 ? 'serving' : 'servings'}`;

function nutritionOf({ nutrients, serving_grams: grams }: SharedRecipe) {
  const amounts = nutrients.flatMap(({ name, amount, unit }) => {
    const property = nutritionProperties[name];
    return property === undefined ? [] : [[property, `${amount} ${unit === 'kcal' ? 'calories' : unit}`]];
  });
  if (amounts.length === 0) return null;
  const size = `1 serving (${grams} g)`;
  return { '@type': 'NutritionInformation', servingSize: size, ...Object.fromEntries(amounts) };
}

const reviewOf = ({ user, rating, comment, created_at }: PublicReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: user.name },
  datePublished: created_at,
  reviewRating: ratingOf(rating),
  ...(comment !== '' && { reviewBody: comment }),
});

const authorOf = (author: SharedRecipe['author']) =>
  author === null
    ? { '@type': 'Organization', name: 'Kindfare' }
    : { '@type': authorType(author.name), name: author.name };

export interface RecipeAddresses {
  /** URL of the public page. */
  readonly page: string;
  /** Most preferred first. */
  readonly pictures: readonly string[];
}

/** The recipe as https://schema.org/Recipe. Unknown values are omitted. */
export function recipeJsonLd(
  recipe: SharedRecipe,
  reviews: readonly PublicReview[],
  { page, pictures }: RecipeAddresses,
): Readonly<Record<string, unknown>> {
  const { author, reviews_avg: average, meal_types: mealTypes, diets } = recipe;
  const suits = diets.flatMap((diet) => restrictedDiets[diet] ?? []);
  const nutrition = nutritionOf(recipe);
  const keywords = [...new Set([...mealTypes, ...diets])].join(', ');
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': page,
    url: page,
    mainEntityOfPage: page,
    name: recipe.title,
    description: [recipe.summary, `${recipe.allergen_statement.sentence}.`].filter(Boolean).join(' '),
    image: pictures,
    author: authorOf(author),
    publisher: { '@type': 'Organization', name: 'Kindfare' },
    inLanguage: 'en',
    isAccessibleForFree: true,
    ...(recipe.ready_in_minutes > 0 && { totalTime: isoMinutes(recipe.ready_in_minutes) }),
    recipeYield: servingsWords(recipe.servings),
    ...(recipe.category !== null && { recipeCategory: recipe.category }),
    ...(keywords !== '' && { keywords }),
    ...(suits.length > 0 && { suitableForDiet: suits }),
    recipeIngredient: recipe.ingredients.map(({ name, amount }) =>
      `${formatMeasure(amount.us)} ${name}`.trim(),
    ),
    recipeInstructions: recipe.instructions.steps.map(({ number, title }) => ({
      '@type': 'HowToStep',
      position: number,
      text: title,
    })),
    ...(nutrition !== null && { nutrition }),
    ...(average !== null && {
      aggregateRating: {
        ...ratingOf(average),
        '@type': 'AggregateRating',
        reviewCount: recipe.reviews_count,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  };
}
