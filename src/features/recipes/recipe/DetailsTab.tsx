import { useId } from 'react';
import { messages } from '#domain/message/messages.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { scaleMeasure } from '#domain/quantity/views.ts';
import { minimumServings } from '#domain/recipe/servings.ts';
import type { useIngredientSwaps } from '#src/flows/use-ingredient-swaps.ts';
import { useUnits } from '#src/flows/use-units.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { UnitsSwitch } from '#src/ui/field/SegmentedChoice.tsx';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { DirectionSteps } from '#src/ui/recipe/DirectionSteps.tsx';
import { IngredientList } from '#src/ui/recipe/IngredientList.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { Limits } from '#src/ui/verdict/fit.ts';
import { againstLimits } from './limit-words.ts';
import type { Recipe } from './RecipePage.tsx';
import { SwappableLine } from './SwappableLine.tsx';
import { SwapSheet } from './SwapSheet.tsx';
import { againstNames, swapWords } from './swap-words.ts';
import { WhyPanel } from './WhyPanel.tsx';

export interface DetailsTabProps {
  /** As it is read: with the swaps made. */
  readonly recipe: Recipe;
  /** As it was written. */
  readonly written: Recipe;
  readonly swaps: ReturnType<typeof useIngredientSwaps>;
  readonly limits: Limits;
  readonly servings: number;
  readonly onServings: (servings: number) => void;
}

/** What goes in, why it suits or not, how it is made. */
export function DetailsTab(props: DetailsTabProps) {
  const { recipe, written, swaps, limits, servings } = props;
  return (
    <Stack gap={24}>
      <Ingredients {...props} />
      <WhyPanel verdicts={recipe.verdicts} limits={limits} />
      <Directions recipe={recipe} swapped={swapWords(written, recipe)} />
      <SwapSheet
        swaps={swaps}
        limits={limits}
        servings={{ written: recipe.servings, chosen: servings }}
        others={againstNames(recipe, limits).filter((name) => name !== swaps.wanted?.name)}
      />
    </Stack>
  );
}

function Ingredients({ recipe, written, swaps, limits, servings, onServings }: DetailsTabProps) {
  const { units, choose } = useUnits();
  const id = useId();
  const against = againstLimits(recipe.verdicts, limits);
  // a recipe may name the same ingredient twice
  const lines = recipe.ingredients.map((ingredient, place) => ({
    key: `${place} ${ingredient.food_id}`,
    ingredient,
    original: written.ingredients[place],
    amount: formatMeasure(scaleMeasure(ingredient.amount[units], recipe.servings, servings, units)),
  }));
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Text as="h2" look="h2" id={id}>
          Ingredients
        </Text>
        <Row spread="between" wrap>
          <ServingsStepper value={servings} min={minimumServings} onChange={onServings} />
          <UnitsSwitch value={units} onChange={choose} />
        </Row>
        {lines.length === 0 ? (
          <EmptyState heading="h3" title={messages.noIngredients} />
        ) : (
          <IngredientList>
            {lines.map(({ key, ingredient, original, amount }) => (
              <SwappableLine
                key={key}
                ingredient={ingredient}
                original={original}
                amount={amount}
                against={against.get(ingredient.food_id)}
                swaps={swaps}
              />
            ))}
          </IngredientList>
        )}
      </Stack>
    </section>
  );
}

function Directions({ recipe, swapped }: { recipe: Recipe; swapped: string }) {
  const id = useId();
  const steps = recipe.instructions.steps.map((step) => step.title);
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Text as="h2" look="h2" id={id}>
          Directions
        </Text>
        {steps.length === 0 ? (
          <EmptyState heading="h3" title={messages.noInstructions} />
        ) : (
          <>
            {swapped && (
              <Text look="small" tone="muted" role="status">
                {swapped}
              </Text>
            )}
            <DirectionSteps steps={steps} />
          </>
        )}
      </Stack>
    </section>
  );
}
