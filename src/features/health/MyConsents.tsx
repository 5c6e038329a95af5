import { consentTexts } from '#domain/consent/consents.ts';
import { formatDate } from '#domain/membership/format-date.ts';
import type { MyHealthPage } from '#src/flows/health/use-my-health.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { myConsents as texts } from './texts/my-health.ts';

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** The consents the member has given, each with a way to withdraw it. */
export function MyConsents({ page }: { readonly page: MyHealthPage }) {
  return (
    <Stack as="section" gap={12} aria-label={texts.title}>
      <Text as="h2" variant="h2">
        {texts.title}
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
          {consentTexts[id].name}
        </Text>
        <Text variant="small" tone="muted">
          {given === null
            ? texts.notGiven
            : texts.given(dayOf(given.given_at), formatDate(given.version) ?? given.version)}
        </Text>
        <details>
          <summary>{texts.meaning}</summary>
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
              aria-label={texts.withdrawLabel(consentTexts[id].name)}
              onClick={() => page.remove(id)}
            >
              {texts.withdraw}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
