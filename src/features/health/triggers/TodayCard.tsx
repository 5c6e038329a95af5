import type { DiaryDay } from '#domain/triggers/diary-record.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
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
  baseline: 'Eat as always',
  restriction: 'Leave it out',
  review: 'Are you better?',
  drawing: 'The next portion is coming',
  dosing: 'Your portion',
  resting: 'Rest',
  paused: 'Paused',
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
    <Card aria-label="Today">
      <Stack gap={12}>
        <Text variant="small-strong" tone="muted">
          {stage === 'paused' ? name : `${name}: step ${stepOf(current) + 1} of ${steps.length}`}
        </Text>
        <Text as="h2" variant="h2">
          {titles[stage] ?? name}
        </Text>
        {days !== null && (
          <>
            <ProgressBar
              label="Days of this step"
              percent={Math.round(Math.min(1, (current.day - 1) / days) * 100)}
            />
            <Text variant="note" tone="muted">
              {current.day <= days
                ? `Day ${current.day} of ${days}`
                : stage === 'resting'
                  ? 'It goes on until a day is as calm as before'
                  : `Day ${current.day}: it goes on until there are enough entries`}
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
  const { name, food } = current;
  const what = current.substance.startsWith('food:')
    ? name.toLowerCase()
    : `food rich in ${name.toLowerCase()}`;
  switch (current.stage) {
    case 'baseline':
      return (
        <Text variant="small">
          {`Change nothing, and log every day, quiet ones, too. ${current.entries} of at least ${current.entries_needed} days are logged.`}
        </Text>
      );
    case 'restriction':
      return (
        <Text variant="small">
          {`Leave out ${what}, and keep everything else as it is. It comes back either way: after 42 days at the latest.`}
        </Text>
      );
    case 'review':
      return <Review test={test} current={current} />;
    case 'drawing':
      return (
        <Text variant="small">
          {current.is_waiting_for_entries
            ? 'Log at least four of the last seven days: the portion is compared with them. Until then, go on leaving it out.'
            : 'Go on leaving it out. Look here again tomorrow.'}
        </Text>
      );
    case 'dosing':
      return <PortionOfToday {...props} />;
    case 'resting':
      return (
        <Text variant="small">
          {`No portion today. Go on leaving out ${what}, and log how you feel: the next one comes once it’s calm.`}
        </Text>
      );
    case 'paused':
      return (
        <Stack gap={12}>
          <Text variant="small">
            Days don’t count while you pause, and you may eat everything. When you go on, this step begins
            anew: what you found so far stays.
          </Text>
          <Button
            variant="primary"
            width="block"
            busy={test.isSaving}
            onClick={() => test.note({ type: 'resume.requested' })}
          >
            Go on with the test
          </Button>
        </Stack>
      );
    default:
      return <Text variant="small">{food.name}</Text>;
  }
}

const meanWord = (mean: number | null) => (mean === null ? 'too few entries' : `${mean} of 10`);

function Review({ test, current }: Pick<TodayCardProps, 'test' | 'current'>) {
  const { baseline, low } = current.before;
  const answer = (isBetter: boolean) => test.note({ type: 'review.answered', is_better: isBetter });
  return (
    <Stack gap={12}>
      <Text variant="small">
        {`Your worst symptom of a day was ${meanWord(baseline)} on average before, and ${meanWord(low)} in the last week.`}
      </Text>
      <Button variant="primary" width="block" busy={test.isSaving} onClick={() => answer(true)}>
        Better: test it with portions
      </Button>
      <Button width="block" busy={test.isSaving} onClick={() => test.note({ type: 'restriction.extended' })}>
        Not sure yet: some days more
      </Button>
      <Button width="block" busy={test.isSaving} onClick={() => answer(false)}>
        No better: end it, and eat everything
      </Button>
    </Stack>
  );
}
