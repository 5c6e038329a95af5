import { consentTexts } from '#domain/consent/consents.ts';
import type { MyHealthPage } from '#src/flows/health/use-my-health.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const names = {
  food: 'Allergens and intolerances',
  health: 'Health answers and medicines',
  diary: 'Diary',
  tests: 'Food tests',
} as const;

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** The consents the member has given, each with a way to withdraw it. */
export function MyConsents({ page }: { readonly page: MyHealthPage }) {
  return (
    <Stack as="section" gap={12} aria-label="What you agreed to">
      <Text as="h2" variant="h2">
        What you agreed to
      </Text>
      {page.consents.map((consent) => (
        <ConsentState key={consent.id} page={page} consent={consent} />
      ))}
    </Stack>
  );
}

function ConsentState({
  page,
  consent: { id, given, has_data: hasData },
}: {
  readonly page: MyHealthPage;
  readonly consent: MyHealthPage['consents'][number];
}) {
  return (
    <Card>
      <Stack gap={8}>
        <Text as="h3" variant="h3">
          {names[id]}
        </Text>
        <Text variant="small" tone="muted">
          {given === null
            ? 'You haven’t agreed to this.'
            : `You agreed on ${dayOf(given.given_at)}, to the text of ${given.version}.`}
        </Text>
        <details>
          <summary>What this means</summary>
          <Stack gap={8}>
            {consentTexts[id].points.map((point) => (
              <Text key={point.title} variant="small" tone="muted">
                {`${point.title}: ${point.text}`}
              </Text>
            ))}
          </Stack>
        </details>
        {(given !== null || hasData) && (
          <div>
            <Button
              size="sm"
              variant="danger"
              busy={page.isBusy}
              aria-label={`Take back: ${names[id]}`}
              onClick={() => page.remove(id)}
            >
              Take it back
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
