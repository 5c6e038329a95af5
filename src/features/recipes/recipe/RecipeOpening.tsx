import type { components } from '#contract/api.ts';
import { NutrientOverview } from '#src/ui/recipe/NutrientOverview.tsx';
import { RecipeMeta } from '#src/ui/recipe/RecipeMeta.tsx';
import type { RecipeFacts } from '#src/ui/recipe/recipe-facts.ts';
import { Text } from '#src/ui/text/Text.tsx';

export interface RecipeOpeningProps {
  readonly facts: RecipeFacts;
  readonly recipe: Pick<components['schemas']['RecipeDetail'], 'summary' | 'nutrients' | 'shows_energy'>;
  /** What the figures leave out, in words; '' where they are whole. */
  readonly without?: string;
}

/** What a recipe's page begins with: its name, what it is in a sentence and in figures. */
export function RecipeOpening({ facts, recipe, without = '' }: RecipeOpeningProps) {
  const { summary, nutrients, shows_energy: showsEnergy = true } = recipe;
  const amountOf = (name: string) => nutrients.find((nutrient) => nutrient.name === name)?.amount ?? null;
  return (
    <>
      <Text as="h1" look="h1">
        {facts.title}
      </Text>
      <RecipeMeta recipe={facts} look="full" />
      {summary && (
        <Text look="small" tone="muted">
          {summary}
        </Text>
      )}
      <NutrientOverview
        calories={showsEnergy ? amountOf('Calories') : 'hidden'}
        sugar={amountOf('Sugar')}
        protein={amountOf('Protein')}
      />
      {without !== '' && (
        <Text look="note" tone="muted">
          Figures {without}
        </Text>
      )}
    </>
  );
}
