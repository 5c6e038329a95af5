import { useRef } from 'react';
import type { components } from '#contract/api.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { formatMeasure } from '#domain/quantity/format-amount.ts';
import { makeItFitSheet as texts } from '#src/features/recipes/texts/recipe.ts';
import type { useMakeItFit } from '#src/flows/recipes/use-make-it-fit.ts';
import { useUnits } from '#src/flows/recipes/use-units.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { GaugeRow } from '#src/ui/verdict/Gauge.tsx';
import { VerdictLine } from '#src/ui/verdict/VerdictLine.tsx';
import { describeChange } from './nutrition-change.ts';

type Fitting = ReturnType<typeof useMakeItFit>;
type Version = NonNullable<Fitting['version']>;
type Shown = NonNullable<Fitting['sheet']>;

/** The changes, with the recipe before and after, and the button to save them. */
export function MakeItFitSheet({ fitting }: { fitting: Fitting }) {
  // the content stays during the closing animation
  const last = useRef(fitting.sheet);
  if (fitting.sheet !== null) last.current = fitting.sheet;
  if (last.current === null) return null;
  const isOffered = last.current === 'comparing' || last.current === 'saving';
  return (
    <BottomSheet
      open={fitting.sheet !== null}
      onClose={fitting.close}
      title={texts.title}
      {...(isOffered && {
        footer: (
          <>
            <Button width="grow" onClick={fitting.close}>
              {texts.notNow}
            </Button>
            <Button variant="primary" width="grow" busy={fitting.sheet === 'saving'} onClick={fitting.accept}>
              {texts.save}
            </Button>
          </>
        ),
      })}
    >
      <Stack gap={16}>
        <Content shown={last.current} fitting={fitting} />
        <span />
      </Stack>
    </BottomSheet>
  );
}

function Content({ shown, fitting: { version, failure, retry } }: { shown: Shown; fitting: Fitting }) {
  if (shown === 'failed') return <FailureNote title={texts.failed} text={failure} onRetry={retry} />;
  if (shown === 'searching' || version === null) return <ListSkeleton rows={4} />;
  if (version.after === null) return <WithoutVersion version={version} />;
  return <Comparison version={version} after={version.after} />;
}

function WithoutVersion({ version: { before, sentence } }: { version: Version }) {
  return (
    <>
      <VerdictLine fit={before.fit} variant="large" />
      <Text>{sentence}</Text>
      <Button variant="tinted" width="block" href={paths.recipes()}>
        {texts.findOther}
      </Button>
    </>
  );
}

function Comparison({ version, after }: { version: Version; after: NonNullable<Version['after']> }) {
  const { sentence, changes, before, nutrients } = version;
  return (
    <>
      <Text>{sentence}</Text>
      <Stack as="ul" gap={8} aria-label={texts.changes}>
        {changes.map((change) => (
          <li key={change.food_id}>
            <Change change={change} />
          </li>
        ))}
      </Stack>
      <Card>
        <Stack gap={8}>
          <Text as="h3" variant="note" tone="muted">
            {texts.before}
          </Text>
          <VerdictLine fit={before.fit} />
          <GaugeRow verdicts={before.verdicts} />
          <Text as="h3" variant="note" tone="muted">
            {texts.after}
          </Text>
          <VerdictLine fit={after.fit} />
          <GaugeRow verdicts={after.verdicts} />
          <Text variant="note" tone="muted">
            {texts.serving(describeChange(nutrients))}
          </Text>
        </Stack>
      </Card>
    </>
  );
}

function Change({ change }: { change: components['schemas']['FittingChange'] }) {
  const { units } = useUnits();
  const { ingredient, amount, hint, replacement, replacement_amount: instead } = change;
  const removed = `${formatMeasure(amount[units])} ${nameInSentence(ingredient)}`.trim();
  if (replacement === null || instead === null)
    return (
      <Text>
        {texts.leaveOut}
        <b>{removed}</b>
      </Text>
    );
  return (
    <>
      <Text>
        <b>{`${formatMeasure(instead[units])} ${nameInSentence(replacement)}`.trim()}</b>
        {texts.insteadOf(removed)}
      </Text>
      {hint !== null && (
        <Text variant="note" tone="muted">
          {hint}
        </Text>
      )}
    </>
  );
}
