import { useId } from 'react';
import { messages } from '#domain/message/messages.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { scaleMeasure } from '#domain/quantity/views.ts';
import { minimumServings } from '#domain/recipe/servings.ts';
import { useUnits } from '#src/flows/use-units.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { UnitsSwitch } from '#src/ui/field/SegmentedChoice.tsx';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { DirectionSteps } from '#src/ui/recipe/DirectionSteps.tsx';
import { IngredientLine, IngredientList } from '#src/ui/recipe/IngredientList.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { Limits } from '#src/ui/verdict/fit.ts';
import type { Recipe } from './RecipePage.tsx';
import { WhyPanel } from './WhyPanel.tsx';

export interface DetailsTabProps {
  readonly recipe: Recipe;
  readonly limits: Limits;
  readonly servings: number;
  readonly onServings: (servings: number) => void;
}

/** What goes in, why it suits or not, how it is made. */
export function DetailsTab({ recipe, limits, servings, onServings }: DetailsTabProps) {
  return (
    <Stack gap={24}>
      <Ingredients recipe={recipe} servings={servings} onServings={onServings} />
      <WhyPanel verdicts={recipe.verdicts} limits={limits} />
      <Directions recipe={recipe} />
    </Stack>
  );
}

function Ingredients({ recipe, servings, onServings }: Omit<DetailsTabProps, 'limits'>) {
  const { units, choose } = useUnits();
  const id = useId();
  // a recipe may name the same ingredient twice
  const lines = recipe.ingredients.map((ingredient, place) => ({
    key: `${place} ${ingredient.food_id}`,
    name: ingredient.name,
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
            {lines.map(({ key, name, amount }) => (
              <IngredientLine key={key} name={name} amount={amount} />
            ))}
          </IngredientList>
        )}
      </Stack>
    </section>
  );
}

function Directions({ recipe }: { recipe: Recipe }) {
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
          <DirectionSteps steps={steps} />
        )}
      </Stack>
    </section>
  );
}
