import { formatDay } from '#domain/calendar/week.ts';
import { stopText } from '#domain/triggers/finding-text.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { pastTests as texts } from '../texts/triggers.ts';
import { Finding } from './ResultCard.tsx';
import styles from './Triggers.module.css';

/** Why the latest test ended before it had a result, and what to do now. */
export function LastStop({ past }: { readonly past: NonNullable<FoodTest['tests']>['past'] }) {
  const [last] = past;
  if (last?.stop_reason == null) return null;
  return (
    <Card aria-label={texts.lastTest}>
      <Stack gap={8}>
        <Text variant="small-strong" tone="muted">
          {last.ended_on === null ? last.name : texts.ended(last.name, formatDay(last.ended_on))}
        </Text>
        <Text>{stopText(last.stop_reason)}</Text>
      </Stack>
    </Card>
  );
}

/** Tests that are over, the latest first. */
export function PastTests({ past }: { readonly past: NonNullable<FoodTest['tests']>['past'] }) {
  if (past.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label={texts.title}>
      <Text as="h2" variant="h2">
        {texts.title}
      </Text>
      {past.map((test) => (
        <Card key={test.id} as="details">
          <summary className={styles['summary']}>
            {test.ended_on === null
              ? `${test.name}, ${formatDay(test.started_on)}`
              : texts.span(test.name, formatDay(test.started_on), formatDay(test.ended_on))}
          </summary>
          <Stack gap={8}>
            {test.finding === null ? (
              <Text variant="small">{stopText(test.stop_reason)}</Text>
            ) : (
              <Finding result={test} />
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
