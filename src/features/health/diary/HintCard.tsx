import { substanceNames } from '#domain/triggers/substance-names.ts';
import type { DiaryHint } from '#src/flows/health/diary-flow.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { hintCard as texts } from '../texts/diary.ts';
import styles from './Diary.module.css';

type Substance = DiaryHint['unclear'][number];

const inSentence = (all: readonly Substance[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(all.map((it) => substanceNames[it]));

/** What the diary suggests, with the days behind it. */
export function HintCard({ diary }: { readonly diary: Diary }) {
  const { hint, hintFailure } = diary;
  if (hint === null && hintFailure === null) return null;
  return (
    <Card aria-label={texts.title}>
      <Stack gap={12}>
        <Text as="h3" variant="h3">
          {texts.title}
        </Text>
        {hint === null ? (
          <>
            <Text variant="small">{hintFailure}</Text>
            <div>
              <Button size="sm" onClick={diary.retryHint}>
                {texts.retry}
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
  if (hint.kind === 'withheld') return <Text variant="small">{texts.withheld}</Text>;
  if (hint.kind === 'collecting')
    return (
      <>
        <Text variant="small">{texts.collecting(hint.entries_needed, hint.days_needed)}</Text>
        <ProgressBar
          label={texts.progressLabel}
          percent={Math.round(Math.min(1, hint.entries / hint.entries_needed) * 100)}
        />
        <Text variant="note" tone="muted">
          {texts.progress(hint.entries, hint.entries_needed)}
        </Text>
      </>
    );
  return (
    <>
      <Text variant="small-strong">{texts.guessTitle}</Text>
      <Text variant="small">{hint.guesses.length === 0 ? texts.noGuesses : texts.caution}</Text>
      {hint.guesses.length > 0 && (
        <ol className={styles['guesses']}>
          {hint.guesses.map((guess) => (
            <li key={guess.substance}>
              <Text variant="body-strong">{substanceNames[guess.substance]}</Text>
              <Text variant="small" tone="muted">
                {texts.guess(guess.days_with, guess.worst_with, guess.days_without, guess.worst_without)}
              </Text>
            </li>
          ))}
        </ol>
      )}
      {hint.unclear.length > 0 && (
        <Text variant="small" tone="muted">
          {texts.unclear(inSentence(hint.unclear))}
        </Text>
      )}
      <Text variant="small" tone="muted">
        {texts.method(hint.entries)}
      </Text>
    </>
  );
}
