import { useId } from 'react';
import { messages } from '#domain/message/messages.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { DirectionSteps } from '#src/ui/recipe/DirectionSteps.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface DirectionsSectionProps {
  readonly steps: ReadonlyArray<{ readonly title: string }>;
  /** What to heed because of the swaps made. */
  readonly note?: string;
}

/** How it is made, step by step. */
export function DirectionsSection({ steps, note = '' }: DirectionsSectionProps) {
  const id = useId();
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
            {note && (
              <Text look="small" tone="muted" role="status">
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
