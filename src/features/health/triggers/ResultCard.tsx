import { findingText, statedLimit } from '#domain/triggers/finding-text.ts';
import { titleInSentence, titlesInSentence } from '#domain/triggers/substance-names.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { resultCard as texts } from '../texts/triggers.ts';
import { DoseChart } from './DoseChart.tsx';
import type { CurrentTest } from './TodayCard.tsx';

/** What came out, with every day behind it. Nothing changes before the member says so. */
export function ResultCard({ test, result }: { readonly test: FoodTest; readonly result: CurrentTest }) {
  const { finding, also_low: alsoLow } = result;
  if (finding === null) return null;
  const hasLimit = statedLimit(finding) !== null;
  return (
    <Card aria-label={texts.title}>
      <Stack gap={12}>
        <Text variant="small-strong" tone="muted">
          {texts.title}
        </Text>
        <Finding result={result} />
        {hasLimit && !result.substance.startsWith('food:') && <Text variant="small">{texts.limitNote}</Text>}
        {alsoLow.length > 0 && <Text variant="small">{texts.nextNote(titlesInSentence(alsoLow))}</Text>}
        {hasLimit && (
          <Button
            variant="primary"
            width="block"
            busy={test.isSaving}
            onClick={() => test.note({ type: 'limit.accepted' })}
          >
            {texts.acceptLimit}
          </Button>
        )}
        <Button width="block" busy={test.isSaving} onClick={() => test.note({ type: 'limit.declined' })}>
          {hasLimit ? texts.declineLimit : texts.finish}
        </Button>
      </Stack>
    </Card>
  );
}

/** The sentence, the chart, and what it does not say. */
export function Finding({ result }: { readonly result: CurrentTest }) {
  const { finding, name } = result;
  if (finding === null) return null;
  const { title, more } = findingText(name, finding);
  return (
    <>
      <Text as="h2" variant="h2">
        {title}
      </Text>
      {more.map((text) => (
        <Text key={text} variant="small">
          {text}
        </Text>
      ))}
      {finding.points.length > 0 && (
        <DoseChart points={finding.points} limit={statedLimit(finding)} unit={finding.unit} />
      )}
      <Text variant="note" tone="muted">
        {texts.method(finding.points.length, titleInSentence(name), finding.version)}
      </Text>
    </>
  );
}
