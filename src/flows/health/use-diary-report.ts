import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { addDays, localDay } from '#domain/calendar/week.ts';
import { reportedDays, testsWithResult } from '#domain/triggers/diary-report.ts';
import { diaryFlow } from './diary-flow.ts';
import { saveDiaryTable } from './report-flow.ts';
import { triggerTestFlow } from './trigger-flow.ts';

/** The diary of the last six weeks and the food tests, to show to somebody. */
export function useDiaryReport() {
  // the days that are loaded, also after midnight
  const [end] = useState(() => localDay(new Date()));
  const start = addDays(end, 1 - reportedDays);
  const diary = useActorRef(diaryFlow, { input: { start, end } });
  const tests = useActorRef(triggerTestFlow);
  const { days, failure } = useSelector(diary, (snapshot) => snapshot.context);
  const shown = useSelector(tests, (snapshot) => snapshot.context.tests);
  const withResult = shown === null ? [] : testsWithResult(shown);
  return {
    start,
    end,
    /** Null while loading. */
    days,
    failure,
    isFailed: useSelector(diary, (snapshot) => snapshot.matches('failed')),
    retry: () => diary.send({ type: 'retry.requested' }),
    /** Empty while loading, and where there are none to show. */
    tests: withResult,
    limits: shown?.limits ?? [],
    download: () => saveDiaryTable({ start, end, days: [...(days ?? [])], tests: withResult }),
    print: () => window.print(),
  };
}
