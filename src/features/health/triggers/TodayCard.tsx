import type { DiaryDay } from '#domain/triggers/diary-record.ts';
import { titlesInSentence } from '#domain/triggers/substance-names.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { todayCard as texts } from '../texts/triggers.ts';
import { PortionOfToday } from './PortionOfToday.tsx';

export type CurrentTest = NonNullable<NonNullable<FoodTest['tests']>['current']>;

export interface TodayCardProps {
  readonly test: FoodTest;
  readonly current: CurrentTest;
  readonly diary: Diary;
  /** Undefined while it loads. */
  readonly day: DiaryDay | undefined;
}

const titles: Readonly<Partial<Record<CurrentTest['stage'], string>>> = {
  baseline: texts.baselineTitle,
  restriction: texts.restrictionTitle,
  review: texts.reviewTitle,
  drawing: texts.drawingTitle,
  dosing: texts.dosingTitle,
  resting: texts.restingTitle,
  paused: texts.pausedTitle,
};

const steps: readonly string[] = ['baseline', 'restriction', 'review', 'portions', 'result'];

function stepOf({ stage }: CurrentTest): number {
  const at = steps.indexOf(stage);
  return at >= 0 ? at : 3;
}

/** What is due today. */
export function TodayCard({ test, current, diary, day }: TodayCardProps) {
  const { stage, name, days } = current;
  return (
    <Card aria-label={texts.label}>
      <Stack gap={12}>
        <Text variant="small-strong" tone="muted">
          {stage === 'paused' ? name : texts.step(name, stepOf(current) + 1, steps.length)}
        </Text>
        <Text as="h2" variant="h2">
          {current.is_waiting_for_entries ? texts.waitingTitle : (titles[stage] ?? name)}
        </Text>
        {days !== null && (
          <>
            <ProgressBar
              label={texts.progressLabel}
              percent={Math.round(Math.min(1, (current.day - 1) / days) * 100)}
            />
            <Text variant="note" tone="muted">
              {current.day <= days
                ? texts.dayOf(current.day, days)
                : stage === 'resting'
                  ? texts.restContinues
                  : texts.dayContinues(current.day)}
            </Text>
          </>
        )}
        <StageText test={test} current={current} diary={diary} day={day} />
      </Stack>
    </Card>
  );
}

function StageText(props: TodayCardProps) {
  const { test, current } = props;
  const { name, food, also_low: alsoLow } = current;
  const leftOut = titlesInSentence([{ name }, ...alsoLow]);
  const what = current.substance.startsWith('food:') ? leftOut : texts.foodRichIn(leftOut);
  switch (current.stage) {
    case 'baseline':
      return <Text variant="small">{texts.baseline(current.entries, current.entries_needed)}</Text>;
    case 'restriction':
      return (
        <>
          <Text variant="small">{texts.restriction(what)}</Text>
          <Text variant="small">
            {alsoLow.length === 0 ? texts.comesBack : texts.alsoLow(titlesInSentence(alsoLow))}
          </Text>
        </>
      );
    case 'review':
      return <Review test={test} current={current} />;
    case 'drawing':
      return (
        <Text variant="small">{current.is_waiting_for_entries ? texts.entriesMissing : texts.drawing}</Text>
      );
    case 'dosing':
      return <PortionOfToday {...props} />;
    case 'resting':
      return <Text variant="small">{texts.resting(what)}</Text>;
    case 'paused':
      return (
        <Stack gap={12}>
          <Text variant="small">{texts.paused}</Text>
          <Button
            variant="primary"
            width="block"
            busy={test.isSaving}
            onClick={() => test.note({ type: 'resume.requested' })}
          >
            {texts.resume}
          </Button>
        </Stack>
      );
    default:
      return <Text variant="small">{food.name}</Text>;
  }
}

const meanWord = (mean: number | null) => (mean === null ? texts.tooFewEntries : texts.mean(mean));

function Review({ test, current }: Pick<TodayCardProps, 'test' | 'current'>) {
  const { baseline, low } = current.before;
  const answer = (isBetter: boolean) => test.note({ type: 'review.answered', is_better: isBetter });
  return (
    <Stack gap={12}>
      <Text variant="small">{texts.means(meanWord(baseline), meanWord(low))}</Text>
      <Button variant="primary" width="block" busy={test.isSaving} onClick={() => answer(true)}>
        {texts.better}
      </Button>
      <Button width="block" busy={test.isSaving} onClick={() => test.note({ type: 'restriction.extended' })}>
        {texts.notSure}
      </Button>
      <Button width="block" busy={test.isSaving} onClick={() => answer(false)}>
        {texts.noBetter}
      </Button>
    </Stack>
  );
}
