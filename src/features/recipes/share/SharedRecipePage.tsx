import type { ReactNode } from 'react';
import type { components } from '#contract/api.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { scaleMeasure } from '#domain/quantity/views.ts';
import { sharedRecipePage as texts } from '#src/features/recipes/texts/share.ts';
import type { RecipeTab } from '#src/flows/recipes/use-reading.ts';
import type { Units } from '#src/flows/recipes/use-units.ts';
import { paths } from '#src/paths.ts';
import { Tabs } from '#src/ui/frame/Tabs.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { IngredientLine } from '#src/ui/recipe/IngredientList.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import type { AxisVerdicts } from '#src/ui/verdict/verdict-response.ts';
import { DirectionsSection } from '../recipe/DirectionsSection.tsx';
import { IngredientsSection } from '../recipe/IngredientsSection.tsx';
import { NutritionTab } from '../recipe/NutritionTab.tsx';
import { RecipeOpening } from '../recipe/RecipeOpening.tsx';
import styles from '../recipe/RecipePage.module.css';
import screenStyles from '../recipe/RecipeScreen.module.css';
import { recipeTabs } from '../recipe/recipe-tabs.ts';
import { VerdictCard } from '../recipe/VerdictCard.tsx';

/** A recipe. It is judged once the guest has answered the three questions. */
export type SharedRecipe = Omit<components['schemas']['RecipeDetail'], 'verdicts' | 'instructions_html'> & {
  readonly verdicts: AxisVerdicts;
};

export interface SharedRecipePageProps {
  readonly recipe: SharedRecipe;
  readonly tab: RecipeTab;
  readonly onTab: (tab: RecipeTab) => void;
  readonly servings: number;
  readonly onServings: (servings: number) => void;
  readonly units: Units;
  readonly onUnits: (units: Units) => void;
  /** Above the picture. */
  readonly controls: ReactNode;
  readonly notice?: ReactNode;
  /** Explains the verdicts, below the directions. */
  readonly why?: ReactNode;
  /** Content of the third tab. */
  readonly reviews?: ReactNode;
}

/** The public page of a recipe. It uses no context of the app, so that the server can render it as well. */
export function SharedRecipePage(props: SharedRecipePageProps) {
  const { recipe, tab, onTab, controls, notice, why, reviews } = props;
  return (
    <div className={screenStyles['screen']}>
      <div className={screenStyles['controls']}>{controls}</div>
      <article>
        <div className={styles['picture']}>
          <Dish src={recipe.image_wide} shape="fill" eager />
        </div>
        <div className={styles['sheet']}>
          <RecipeOpening facts={recipeFactsOf(recipe, paths.sharedRecipe(recipe.id))} recipe={recipe} />
          <VerdictCard
            recipe={recipe}
            onWhy={why === undefined ? undefined : () => onTab('details')}
            invitation={
              <>
                {texts.questionBefore}
                <TextLink href={paths.tryOut({ recipe: recipe.id })}>{texts.questionLink}</TextLink>
                {texts.questionAfter}
              </>
            }
          />
          {notice}
          <Tabs label={texts.tabs} variant="even" tabs={recipeTabs} value={tab} onChange={onTab}>
            {tab === 'details' && <Details {...props} />}
            {tab === 'nutrition' && (
              <NutritionTab nutrients={recipe.nutrients} servingGrams={recipe.serving_grams} />
            )}
            {/* stays mounted, so that an unsent review is not lost when the tab changes */}
            {reviews && <div hidden={tab !== 'reviews'}>{reviews}</div>}
          </Tabs>
        </div>
      </article>
    </div>
  );
}

function Details({ recipe, servings, onServings, units, onUnits, why }: SharedRecipePageProps) {
  return (
    <Stack gap={24}>
      <IngredientsSection servings={servings} onServings={onServings} units={units} onUnits={onUnits}>
        {recipe.ingredients.map(({ food_id, name, amount }, place) => (
          <IngredientLine
            // a recipe may have the same ingredient twice
            key={`${place} ${food_id}`}
            name={name}
            amount={formatMeasure(scaleMeasure(amount[units], recipe.servings, servings, units))}
          />
        ))}
      </IngredientsSection>
      <DirectionsSection
        steps={recipe.instructions.steps}
        servings={{ written: recipe.servings, shown: servings }}
      />
      {why}
    </Stack>
  );
}
