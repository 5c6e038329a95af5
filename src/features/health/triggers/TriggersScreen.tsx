import { useCallback, useEffect, useId, useRef } from 'react';
import { triggerMessages } from '#domain/message/trigger-messages.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import { adviceOfDay } from '#domain/triggers/diary-record.ts';
import { useConsent } from '#src/flows/account/use-consent.ts';
import { useDiary } from '#src/flows/health/use-diary.ts';
import { useTriggerTest } from '#src/flows/health/use-trigger-test.ts';
import { useSettledSettings } from '#src/flows/shell/use-settled-settings.ts';
import { useToday } from '#src/flows/use-today.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ConsentCard } from '../ConsentGate.tsx';
import { AdviceNote } from '../diary/AdviceNote.tsx';
import { MealsOfDay } from '../diary/MealsOfDay.tsx';
import { QuickLog } from '../diary/QuickLog.tsx';
import { RecordList } from '../diary/RecordList.tsx';
import { NotOffered } from '../NotOffered.tsx';
import { triggersScreen as texts } from '../texts/triggers.ts';
import { AlarmButton, AlarmNote } from './AlarmNote.tsx';
import { FoodsBack } from './FoodsBack.tsx';
import { MyLimits } from './MyLimits.tsx';
import { LastStop, PastTests } from './PastTests.tsx';
import { ResultCard } from './ResultCard.tsx';
import { StartTest } from './StartTest.tsx';
import { StopRow } from './StopRow.tsx';
import { TodayCard } from './TodayCard.tsx';
import { UnloadedPortion } from './UnloadedPortion.tsx';

/** Food tests: one substance or food at a time, with portions that hold a dose and portions that don't. */
export function TriggersScreen() {
  usePageTitle(texts.title);
  const settings = useSettledSettings();
  const diary = useConsent('diary');
  const tests = useConsent('tests');
  if (settings === null) return <TextSkeleton label={texts.loading} />;
  if (!isEnabled(settings.symptom_diary) || !isEnabled(settings.food_tests))
    return <NotOffered title={texts.notOfferedTitle} text={texts.notOfferedText} />;
  if (!diary.isGiven || !tests.isGiven)
    return (
      <Stack gap={16} pad="page">
        <Introduction />
        <ConsentCard id={diary.isGiven ? 'tests' : 'diary'} heading="h2" />
      </Stack>
    );
  return <OpenTests />;
}

function Introduction() {
  return <Text tone="muted">{texts.intro}</Text>;
}

/** What to do once a test is over stands at the top, far above the button that ended it. */
function useTopAtEnd(id: string, isOver: boolean | null) {
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver === true && wasOver.current === false) document.getElementById(id)?.scrollIntoView();
    wasOver.current = isOver;
  }, [id, isOver]);
}

function OpenTests() {
  const today = useToday();
  return <TestsOnDay key={today} today={today} />;
}

function TestsOnDay({ today }: { readonly today: string }) {
  const test = useTriggerTest();
  const { refresh } = test;
  const diary = useDiary(today, refresh);
  const started = useCallback(() => refresh(), [refresh]);
  const id = useId();
  const { tests } = test;
  useTopAtEnd(id, tests === null ? null : tests.current === null);
  if (test.alarm !== null) return <AlarmNote sign={test.alarm} test={test} />;
  const day = diary.days?.find((each) => each.date === today);
  // what to do about an alarm sign, and the portion of today, are here without a network, too
  if (test.isFailed)
    return (
      <Stack gap={20} pad="page">
        <FailureNote title={texts.failedTitle} text={test.failure} onRetry={test.retry} />
        {day !== undefined && <UnloadedPortion diary={diary} day={day} />}
        <AlarmButton test={test} />
        <Button width="block" href={memberPaths.diary()}>
          {texts.toDiary}
        </Button>
      </Stack>
    );
  if (tests === null) return <TextSkeleton label={texts.loading} />;
  const { current, past, limits, next } = tests;
  const isRunning = current !== null && !test.isStopped;
  return (
    <Stack gap={20} pad="page" id={id}>
      {test.isStopped && (
        <FailureNote
          title={texts.stoppedTitle}
          text={test.isUnsaved ? texts.unsaved(test.failure ?? '') : texts.saving}
          onRetry={test.retry}
        />
      )}
      {isRunning && current.stage === 'result' && <ResultCard test={test} result={current} />}
      {isRunning && current.stage !== 'result' && (
        <>
          {day !== undefined && <AdviceNote advice={adviceOfDay(day.records)} />}
          <TodayCard test={test} current={current} diary={diary} day={day} />
          <AlarmButton test={test} />
          {day !== undefined && (
            <>
              <QuickLog diary={diary} day={day} isToday />
              <RecordList diary={diary} day={day} />
              <MealsOfDay diary={diary} day={day} />
            </>
          )}
          <Button variant="quiet" size="sm" href={memberPaths.diary()}>
            {texts.otherDays}
          </Button>
          <StopRow test={test} current={current} />
        </>
      )}
      {current === null && <LastStop past={past} />}
      <FoodsBack past={past} />
      <MyLimits limits={limits} today={today} onRemoved={refresh} />
      {current === null && (
        <StartTest
          onStarted={started}
          isAfterAlarm={past[0]?.stop_reason === 'alarm'}
          introduction={past.length === 0 ? <Introduction /> : null}
          restriction={next}
        />
      )}
      <PastTests past={past} />
      {(past.length > 0 || current?.stage === 'result') && (
        <Button variant="tinted" width="block" href={memberPaths.diaryReport()}>
          {texts.toReport}
        </Button>
      )}
      <Text variant="note" tone="faint">
        {triggerMessages.notMedicalAdvice}
      </Text>
    </Stack>
  );
}
