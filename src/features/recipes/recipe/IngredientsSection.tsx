import { type ReactNode, useId } from 'react';
import { messages } from '#domain/message/messages.ts';
import { minimumServings } from '#domain/recipe/servings.ts';
import type { Units } from '#src/flows/recipes/use-units.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { UnitsSwitch } from '#src/ui/field/SegmentedChoice.tsx';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { IngredientList } from '#src/ui/recipe/IngredientList.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface IngredientsSectionProps {
  readonly servings: number;
  readonly onServings: (servings: number) => void;
  readonly units: Units;
  readonly onUnits: (units: Units) => void;
  /** The lines; none is an empty list. */
  readonly children: readonly ReactNode[];
}

/** What goes in, for as many as are chosen. */
export function IngredientsSection(props: IngredientsSectionProps) {
  const { servings, onServings, units, onUnits, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Text as="h2" look="h2" id={id}>
          Ingredients
        </Text>
        <Row spread="between" wrap>
          <ServingsStepper value={servings} min={minimumServings} onChange={onServings} />
          <UnitsSwitch value={units} onChange={onUnits} />
        </Row>
        {children.length === 0 ? (
          <EmptyState heading="h3" title={messages.noIngredients} />
        ) : (
          <IngredientList>{children}</IngredientList>
        )}
      </Stack>
    </section>
  );
}
