import type { components } from '#contract/api.ts';
import { recipeOpening as texts } from '#src/features/recipes/texts/recipe.ts';
import { NutrientOverview, PendingNutrients } from '#src/ui/recipe/NutrientOverview.tsx';
import { RecipeMeta } from '#src/ui/recipe/RecipeMeta.tsx';
import type { RecipeFacts } from '#src/ui/recipe/recipe-facts.ts';
import { Text } from '#src/ui/text/Text.tsx';

export interface RecipeOpeningProps {
  readonly facts: RecipeFacts;
  readonly recipe: Pick<components['schemas']['RecipeDetail'], 'summary' | 'nutrients' | 'shows_energy'>;
  /** Ingredients missing from the figures; '' for none. */
  readonly without?: string;
  /** Leaves the place of the figures empty. */
  readonly isPending?: boolean;
}

/** The top of a recipe page: title, description, key figures. */
export function RecipeOpening({ facts, recipe, without = '', isPending = false }: RecipeOpeningProps) {
  const { summary, nutrients, shows_energy: showsEnergy = true } = recipe;
  const amountOf = (name: string) => nutrients.find((nutrient) => nutrient.name === name)?.amount ?? null;
  return (
    <>
      <Text as="h1" variant="h1">
        <bdi>{facts.title}</bdi>
      </Text>
      <RecipeMeta recipe={facts} variant="full" />
      {summary && (
        <Text variant="small" tone="muted">
          {summary}
        </Text>
      )}
      {isPending ? (
        <PendingNutrients />
      ) : (
        <NutrientOverview
          calories={showsEnergy ? amountOf('Calories') : 'hidden'}
          sugar={amountOf('Sugar')}
          protein={amountOf('Protein')}
        />
      )}
      {without !== '' && (
        <Text variant="note" tone="muted">
          {texts.figures(without)}
        </Text>
      )}
    </>
  );
}
