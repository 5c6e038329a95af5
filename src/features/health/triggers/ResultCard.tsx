import { findingText } from '#domain/triggers/finding-text.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DoseChart } from './DoseChart.tsx';
import type { CurrentTest } from './TodayCard.tsx';

/** What came out, with every day behind it. Nothing changes before the member says so. */
export function ResultCard({ test, result }: { readonly test: FoodTest; readonly result: CurrentTest }) {
  const { finding } = result;
  if (finding === null) return null;
  const hasLimit = finding.limit !== null && (finding.kind === 'trigger' || finding.kind === 'likely');
  return (
    <Card aria-label="Your result">
      <Stack gap={12}>
        <Text variant="small-strong" tone="muted">
          Your result
        </Text>
        <Finding result={result} />
        {hasLimit && !result.substance.startsWith('food:') && (
          <Text variant="small">
            If you use it, dishes with more than this in a serving are marked, and plans leave them out; also
            those of which nobody knows how much they hold. You can remove it at any time.
          </Text>
        )}
        {hasLimit && (
          <Button
            variant="primary"
            width="block"
            busy={test.isSaving}
            onClick={() => test.note({ type: 'limit.accepted' })}
          >
            Use this limit
          </Button>
        )}
        <Button width="block" busy={test.isSaving} onClick={() => test.note({ type: 'limit.declined' })}>
          {hasLimit ? 'Not now: eat as I used to' : 'Done: eat as I used to'}
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
      <DoseChart points={finding.points} limit={finding.limit} unit={finding.unit} />
      <Text variant="note" tone="muted">
        {`From ${finding.points.length} days with a portion; rings are portions without ${name.toLowerCase()}. Method ${finding.version}. Your own observation, not a diagnosis.`}
      </Text>
    </>
  );
}
