import { useId } from 'react';
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
}

/** The steps of the recipe. */
export function DirectionsSection({ steps, note = '' }: DirectionsSectionProps) {
  const id = useId();
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
            <DirectionSteps steps={steps.map((step) => step.title)} />
          </>
        )}
      </Stack>
    </section>
  );
}
