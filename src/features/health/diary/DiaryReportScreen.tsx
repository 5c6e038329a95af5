import { dayOfMonth, formatDay, shortWeekdayOf, weekOf } from '#domain/calendar/week.ts';
import { diaryMessages } from '#domain/message/diary-messages.ts';
import { type DiaryDay, symptomLabels } from '#domain/triggers/diary-record.ts';
import { summaryOf } from '#domain/triggers/diary-report.ts';
import { findingText, limitWords, stopText } from '#domain/triggers/finding-text.ts';
import { useDiaryReport } from '#src/flows/health/use-diary-report.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DiaryReport.module.css';

/** The last six weeks, to print or to take along as a table. */
export function DiaryReportScreen() {
  usePageTitle('For your doctor');
  const report = useDiaryReport();
  if (report.isFailed)
    return <FailureNote title="We couldn’t load your diary" text={report.failure} onRetry={report.retry} />;
  if (report.days === null) return <TextSkeleton label="Loading your diary" />;
  const { logged, quiet, mean, symptoms, days } = summaryOf(report.days);
  return (
    <Stack gap={20} pad="page">
      <div>
        <Text as="h2" variant="h2">
          {`${formatDay(report.start)} to ${formatDay(report.end)}`}
        </Text>
        <Text variant="small">
          {`${logged} of ${days} days logged, ${quiet} of them quiet. Worst symptom of a logged day: ${mean ?? 'none'} of 10 on average.`}
        </Text>
      </div>
      <Month days={report.days} />
      {symptoms.length > 0 && (
        <table className={styles['table']}>
          <caption className="sr">Symptoms</caption>
          <thead>
            <tr>
              <th scope="col">Symptom</th>
              <th scope="col">Days</th>
              <th scope="col">Worst, 0 to 10</th>
            </tr>
          </thead>
          <tbody>
            {symptoms.map(({ symptom, days: count, worst }) => (
              <tr key={symptom}>
                <td>{symptomLabels[symptom]}</td>
                <td>{count}</td>
                <td>{worst}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Tests tests={report.tests} />
      <Row gap={8} wrap className={styles['actions'] ?? ''}>
        <Button variant="primary" onClick={report.print}>
          Print
        </Button>
        <Button onClick={report.download}>Download as a table</Button>
      </Row>
      <Text variant="note" tone="muted">
        {diaryMessages.notMedicalAdvice}
      </Text>
    </Stack>
  );
}

function sentence({ date, worst }: DiaryDay): string {
  if (worst === null) return `${formatDay(date)}: nothing logged`;
  return worst === 0 ? `${formatDay(date)}: no symptoms` : `${formatDay(date)}: worst symptom ${worst} of 10`;
}

const strength = (worst: number): string =>
  worst === 0 ? 'quiet' : worst <= 2 ? 'mild' : worst <= 5 ? 'moderate' : 'severe';

/** Weeks from Monday on, with the worst symptom of each day as a number; a day without an entry has none. */
function Month({ days }: { readonly days: readonly DiaryDay[] }) {
  const first = days[0]?.date;
  if (first === undefined) return null;
  const lead = weekOf(first).indexOf(first);
  return (
    <div>
      <div className={styles['month']} aria-hidden="true">
        {weekOf(first).map((date) => (
          <span key={date} className={styles['weekday']}>
            {shortWeekdayOf(date)}
          </span>
        ))}
      </div>
      <ol className={styles['month']} aria-label="Days">
        {days.map((day, n) => (
          <li
            key={day.date}
            style={n === 0 ? { gridColumnStart: lead + 1 } : undefined}
            className={classNames(styles['day'], day.worst !== null && styles[strength(day.worst)])}
          >
            <span className="sr">{sentence(day)}</span>
            <span className={styles['date']} aria-hidden="true">
              {dayOfMonth(day.date)}
            </span>
            <b aria-hidden="true">{day.worst ?? '–'}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tests({ tests }: { readonly tests: ReturnType<typeof useDiaryReport>['tests'] }) {
  if (tests === null || (tests.past.length === 0 && tests.limits.length === 0)) return null;
  return (
    <Stack as="section" gap={8} aria-label="Food tests">
      <Text as="h2" variant="h2">
        Food tests
      </Text>
      {tests.past.map((test) => (
        <Text key={test.id} variant="small">
          {`${test.name}, ${formatDay(test.started_on)}: ${
            test.finding === null
              ? stopText(test.stop_reason)
              : `${findingText(test.name, test.finding).title} (${test.finding.points.length} days with a portion, method ${test.finding.version})`
          }`}
        </Text>
      ))}
      {tests.limits.map(({ id, name, food, limit }) => (
        <Text key={id} variant="small">
          {`In use: ${name}, ${limitWords(limit)}, tested with ${food.toLowerCase()}.`}
        </Text>
      ))}
    </Stack>
  );
}
