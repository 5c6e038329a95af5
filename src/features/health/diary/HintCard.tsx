import { substanceNames } from '#domain/triggers/substance-names.ts';
import type { DiaryHint } from '#src/flows/health/diary-flow.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './Diary.module.css';

type Substance = DiaryHint['unclear'][number];

const inSentence = (all: readonly Substance[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(all.map((it) => substanceNames[it]));

/** What the diary suggests, with the days behind it. */
export function HintCard({ diary }: { readonly diary: Diary }) {
  const { hint, hintFailure } = diary;
  if (hint === null && hintFailure === null) return null;
  return (
    <Card aria-label="What your days suggest">
      <Stack gap={12}>
        <Text as="h3" variant="h3">
          What your days suggest
        </Text>
        {hint === null ? (
          <>
            <Text variant="small">{hintFailure}</Text>
            <div>
              <Button size="sm" onClick={diary.retryHint}>
                Try again
              </Button>
            </div>
          </>
        ) : (
          <HintText hint={hint} />
        )}
      </Stack>
    </Card>
  );
}

function HintText({ hint }: { readonly hint: DiaryHint }) {
  if (hint.kind === 'withheld')
    return (
      <Text variant="small">
        By your health answers, you shouldn’t leave out foods on your own, so we don’t compare them here. Show
        your diary to a doctor or dietitian: they can read it with you.
      </Text>
    );
  if (hint.kind === 'collecting')
    return (
      <>
        <Text variant="small">
          {`We compare once you’ve logged ${hint.entries_needed} days within at least ${hint.days_needed}. Quiet days count, too.`}
        </Text>
        <ProgressBar
          label="Days logged"
          percent={Math.round(Math.min(1, hint.entries / hint.entries_needed) * 100)}
        />
        <Text variant="note" tone="muted">
          {`${hint.entries} of ${hint.entries_needed} days logged`}
        </Text>
      </>
    );
  return (
    <>
      <Text variant="small-strong">A guess, not a finding.</Text>
      <Text variant="small">
        {hint.guesses.length === 0
          ? 'Nothing stands out in your days. That doesn’t rule anything out.'
          : 'Stress, sleep, and foods that come together can look the same, so this is often wrong. Don’t leave out a food because of it.'}
      </Text>
      {hint.guesses.length > 0 && (
        <ol className={styles['guesses']}>
          {hint.guesses.map((guess) => (
            <li key={guess.substance}>
              <Text variant="body-strong">{substanceNames[guess.substance]}</Text>
              <Text variant="small" tone="muted">
                {`${guess.days_with} days with more than a Low serving, then or the day before: worst symptom ${guess.worst_with} of 10 on average. ${guess.days_without} days without: ${guess.worst_without}.`}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {hint.unclear.length > 0 && (
        <Text variant="small" tone="muted">
          {`Not enough to tell: ${inSentence(hint.unclear)}.`}
        </Text>
      )}
      <Text variant="small" tone="muted">
        {`From ${hint.entries} logged days. Days with meals we don’t know are left out. Histamine, sulfur, and salicylates aren’t compared: nobody has published reliable amounts.`}
      </Text>
    </>
  );
}
