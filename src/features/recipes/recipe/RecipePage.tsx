import { useDeferredValue } from 'react';
import type { components } from '#contract/api.ts';
import { recipePage as texts } from '#src/features/recipes/texts/recipe.ts';
import { useRated } from '#src/flows/recipes/ratings.ts';
import { useIngredientSwaps } from '#src/flows/recipes/use-ingredient-swaps.ts';
import type { Reading } from '#src/flows/recipes/use-reading.ts';
import { useRecipeChoices } from '#src/flows/recipes/use-recipe-choices.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx';
import { Tabs } from '#src/ui/frame/Tabs.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { DetailsTab } from './DetailsTab.tsx';
import { describeMissingFigures, nutrientsOf } from './figures-of.ts';
import { MakeItFit } from './MakeItFit.tsx';
import { NutritionTab } from './NutritionTab.tsx';
import { RecipeOpening } from './RecipeOpening.tsx';
import styles from './RecipePage.module.css';
import { recipeTabs } from './recipe-tabs.ts';
import { TableCard } from './TableCard.tsx';
import { VerdictCard } from './VerdictCard.tsx';

export type Recipe = components['schemas']['RecipeDetail'];

export interface RecipePageProps {
  readonly recipe: Recipe;
  readonly reader: Reading;
}

const ReviewsTab = lazyPart(async () => (await import('./ReviewsTab.tsx')).ReviewsTab, {
  title: texts.reviewsUnloaded,
  text: texts.reviewsUnloadedHint,
});

/** Everything on the page reflects the swaps, except the picture. */
export function RecipePage({ recipe: written, reader }: RecipePageProps) {
  const swaps = useIngredientSwaps(reader.id);
  useRecipeChoices(reader, swaps);
  const recipe = swaps.recipe ?? written;
  const facts = recipeFactsOf(useRated(recipe), paths.recipe(recipe.id));
  return (
    <article>
      <div className={styles['picture']}>
        <Dish src={recipe.image_wide} shape="fill" eager />
      </div>
      <div className={styles['sheet']}>
        <RecipeOpening
          facts={facts}
          recipe={{ ...recipe, nutrients: nutrientsOf(recipe) }}
          without={describeMissingFigures(recipe)}
        />
        <VerdictCard
          recipe={recipe}
          onWhy={() => reader.openTab('details')}
          invitation={
            <>
              <TextLink href={memberPaths.preferences()}>{texts.invitationLink}</TextLink>
              {texts.invitationAfter}
            </>
          }
        />
        <MakeItFit recipe={recipe} />
        <TableCard recipe={written} servings={reader.servings} onServings={reader.chooseServings} />
        <Tabs
          label={texts.tabs}
          variant="even"
          tabs={recipeTabs}
          value={reader.tab}
          onChange={reader.openTab}
        >
          <OpenTab recipe={recipe} written={written} swaps={swaps} reader={reader} />
          {reader.reviewsState !== 'unasked' && (
            // stays mounted, so that an unsent review is not lost when the tab changes
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
  const settled = useDeferredValue(reader.tab);
  // its long table renders after the tab switch
  const tab = reader.tab === 'nutrition' ? settled : reader.tab;
  switch (tab) {
    case 'details':
      return (
        <DetailsTab
          recipe={recipe}
          written={written}
          swaps={swaps}
          servings={reader.servings}
          onServings={reader.chooseServings}
          portion={reader.portion}
          onPortion={reader.choosePortion}
        />
      );
    case 'nutrition':
      return (
        <NutritionTab
          nutrients={nutrientsOf(recipe)}
          servingGrams={recipe.serving_grams}
          showsEnergy={recipe.shows_energy ?? true}
          without={describeMissingFigures(recipe)}
        />
      );
    case 'reviews':
      return null;
  }
}
