import type { components } from '#contract/api.ts';
import { useRated } from '#src/flows/ratings.ts';
import { useIngredientSwaps } from '#src/flows/use-ingredient-swaps.ts';
import { useAcceptedLevels } from '#src/flows/use-recipe-list.ts';
import type { useRecipeReader } from '#src/flows/use-recipe-reader.ts';
import { paths } from '#src/paths.ts';
import { Tabs } from '#src/ui/frame/Tabs.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { NutrientOverview } from '#src/ui/recipe/NutrientOverview.tsx';
import { RecipeMeta } from '#src/ui/recipe/RecipeMeta.tsx';
import { levelsOf, recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { NutritionTab } from './NutritionTab.tsx';
import styles from './RecipePage.module.css';
import { ReviewsTab } from './ReviewsTab.tsx';
import { VerdictCard } from './VerdictCard.tsx';

export type Recipe = components['schemas']['RecipeDetail'];
type Reader = ReturnType<typeof useRecipeReader>;

const tabs = [
  { value: 'details', label: 'Recipe Details' },
  { value: 'nutrition', label: 'Nutritional Info' },
  { value: 'reviews', label: 'Reviews' },
] as const;

export interface RecipePageProps {
  readonly recipe: Recipe;
  readonly reader: Reader;
}

/** Everything on the page follows the swaps made, save the picture. */
export function RecipePage({ recipe: written, reader }: RecipePageProps) {
  const swaps = useIngredientSwaps(reader.id);
  const recipe = swaps.recipe ?? written;
  const limits = useAcceptedLevels();
  const facts = recipeFactsOf(useRated(recipe), paths.recipe(recipe.id));
  return (
    <article>
      <div className={styles['picture']}>
        <Dish src={recipe.image_wide} shape="fill" eager />
      </div>
      <div className={styles['sheet']}>
        <Text as="h1" look="h1">
          {recipe.title}
        </Text>
        <RecipeMeta recipe={facts} look="full" />
        {recipe.summary && (
          <Text look="small" tone="muted">
            {recipe.summary}
          </Text>
        )}
        <Overview nutrients={recipe.nutrients} />
        <VerdictCard
          levels={levelsOf(recipe.verdicts)}
          limits={limits}
          onWhy={() => reader.openTab('details')}
        />
        <Tabs label="About the recipe" look="even" tabs={tabs} value={reader.tab} onChange={reader.openTab}>
          <OpenTab recipe={recipe} written={written} swaps={swaps} reader={reader} />
          {reader.reviewsState !== 'unasked' && (
            // stays once it was opened, so that nothing written is lost by a look at another tab
            <div hidden={reader.tab !== 'reviews'}>
              <ReviewsTab recipeId={String(recipe.id)} reader={reader} />
            </div>
          )}
        </Tabs>
      </div>
    </article>
  );
}

interface OpenTabProps extends RecipePageProps {
  readonly written: Recipe;
  readonly swaps: ReturnType<typeof useIngredientSwaps>;
}

function OpenTab({ recipe, written, swaps, reader }: OpenTabProps) {
  const limits = useAcceptedLevels();
  switch (reader.tab) {
    case 'details':
      return (
        <DetailsTab
          recipe={recipe}
          written={written}
          swaps={swaps}
          limits={limits}
          servings={reader.servings}
          onServings={reader.chooseServings}
        />
      );
    case 'nutrition':
      return <NutritionTab nutrients={recipe.nutrients} servingGrams={recipe.serving_grams} />;
    case 'reviews':
      return null;
  }
}

function Overview({ nutrients }: { nutrients: Recipe['nutrients'] }) {
  const amountOf = (name: string) => nutrients.find((nutrient) => nutrient.name === name)?.amount ?? null;
  return (
    <NutrientOverview
      calories={amountOf('Calories')}
      sugar={amountOf('Sugar')}
      protein={amountOf('Protein')}
    />
  );
}
