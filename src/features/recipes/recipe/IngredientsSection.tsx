import { type ReactNode, useId } from 'react';
import { messages } from '#domain/message/messages.ts';
import { minimumServings } from '#domain/recipe/servings.ts';
import { ingredientsSection as texts } from '#src/features/recipes/texts/recipe.ts';
import type { Units } from '#src/flows/recipes/use-units.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { UnitsSwitch } from '#src/ui/field/UnitsSwitch.tsx';
import { IngredientList } from '#src/ui/recipe/IngredientList.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { formatPortion } from '#src/ui/verdict/portions.ts';

export interface IngredientsSectionProps {
  readonly servings: number;
  readonly onServings: (servings: number) => void;
  readonly units: Units;
  readonly onUnits: (units: Units) => void;
  /** Fraction of a serving that the amounts are for; 1 by default. */
  readonly portion?: number;
  readonly onWhole?: () => void;
  /** The lines; none is an empty list. */
  readonly children: readonly ReactNode[];
}

/** The ingredients for the chosen number of servings. */
export function IngredientsSection(props: IngredientsSectionProps) {
  const { servings, onServings, units, onUnits, portion = 1, onWhole = () => {}, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Text as="h2" variant="h2" id={id}>
          {texts.title}
        </Text>
        <Row spread="between" wrap>
          <ServingsStepper value={servings} min={minimumServings} onChange={onServings} />
          <UnitsSwitch value={units} onChange={onUnits} />
        </Row>
        {portion < 1 && (
          <Row spread="between" wrap>
            <Text variant="small">{texts.portion(formatPortion(portion))}</Text>
            <Button size="sm" variant="quiet" onClick={onWhole}>
              {texts.wholeServings}
            </Button>
          </Row>
        )}
        {children.length === 0 ? (
          <EmptyState heading="h3" title={messages.noIngredients} />
        ) : (
          <IngredientList>{children}</IngredientList>
        )}
      </Stack>
    </section>
  );
}
