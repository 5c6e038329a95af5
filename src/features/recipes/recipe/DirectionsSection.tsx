import { useId } from 'react';
import { namesAmount } from '#domain/cooking/step-amounts.ts';
import { messages } from '#domain/message/messages.ts';
import { directionsSection as texts } from '#src/features/recipes/texts/recipe.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { DirectionSteps } from '#src/ui/recipe/DirectionSteps.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface DirectionsSectionProps {
  readonly steps: ReadonlyArray<{ readonly title: string }>;
  /** What changes in the steps because of swaps. */
  readonly note?: string;
  /** The servings that the steps are written for, and those that the ingredients are shown for. */
  readonly servings: { readonly written: number; readonly shown: number };
}

/** The steps of the recipe. */
export function DirectionsSection({ steps, note = '', servings }: DirectionsSectionProps) {
  const id = useId();
  const isScaled = servings.shown !== servings.written && steps.some(({ title }) => namesAmount(title));
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Text as="h2" variant="h2" id={id}>
          {texts.title}
        </Text>
        {steps.length === 0 ? (
          <EmptyState heading="h3" title={messages.noInstructions} />
        ) : (
          <>
            {note && (
              <Text variant="small" tone="muted" role="status">
                {note}
              </Text>
            )}
            {isScaled && (
              <Text variant="small" tone="muted" role="status">
                {texts.amountsFor(servings.written)}
              </Text>
            )}
            <DirectionSteps steps={steps.map((step) => step.title)} />
          </>
        )}
      </Stack>
    </section>
  );
}
