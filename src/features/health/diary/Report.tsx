import { Fragment } from 'react';
import type { OperationResponse } from '#contract/operations.ts';
import { dayOfMonth, formatDay, shortWeekdayOf, weekOf } from '#domain/calendar/week.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { diaryMessages } from '#domain/message/diary-messages.ts';
import { type DiaryDay, symptomLabels } from '#domain/triggers/diary-record.ts';
import { summaryOf } from '#domain/triggers/diary-report.ts';
import { findingText, limitWords, statedLimit, stopText } from '#domain/triggers/finding-text.ts';
import { titleInSentence, titlesInSentence } from '#domain/triggers/substance-names.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { report as texts } from '../texts/report.ts';
import { DoseChart } from '../triggers/DoseChart.tsx';
import styles from './DiaryReport.module.css';

type Shared = OperationResponse<'openSharedReport'>['data'];

export interface ReportProps {
  readonly start: string;
  readonly end: string;
  readonly days: readonly DiaryDay[];
  /** Those that are over, or have a result. */
  readonly tests: Shared['tests'];
  readonly limits: Shared['limits'];
}

/** Six weeks of a diary and the food tests, on two pages. */
export function Report({ start, end, days, tests, limits }: ReportProps) {
  const { logged, quiet, mean, symptoms, days: count } = summaryOf(days);
  return (
    <Stack gap={20}>
      <div>
        <Text as="h2" variant="h2">
          {texts.span(formatDay(start), formatDay(end))}
        </Text>
        <p className={styles['name']} aria-hidden="true">
          {texts.forName}
        </p>
        <Text variant="small">
          {mean === null ? texts.nothingLogged : texts.summary(logged, count, quiet, mean)}
        </Text>
      </div>
      {logged > 0 && <Month days={days} />}
      {symptoms.length > 0 && (
        <table className={styles['table']}>
          <caption className="sr">{texts.symptoms}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.symptom}</th>
              <th scope="col">{texts.days}</th>
              <th scope="col">{texts.worst}</th>
            </tr>
          </thead>
          <tbody>
            {symptoms.map(({ symptom, days: ofSymptom, worst }) => (
              <tr key={symptom}>
                <td>{symptomLabels[symptom]}</td>
                <td>{ofSymptom}</td>
                <td>{worst}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Tests tests={tests} limits={limits} />
      <Text variant="note" tone="muted">
        {texts.limitations(diaryMessages.notMedicalAdvice)}
      </Text>
    </Stack>
  );
}

function sentence({ date, worst }: DiaryDay): string {
  if (worst === null) return texts.dayNotLogged(formatDay(date));
  return worst === 0 ? texts.dayWithoutSymptoms(formatDay(date)) : texts.dayWorst(formatDay(date), worst);
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
      <ol className={styles['month']} aria-label={texts.days}>
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

function Tests({ tests, limits }: Pick<ReportProps, 'tests' | 'limits'>) {
  if (tests.length === 0 && limits.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-label={texts.foodTests} className={styles['tests'] ?? ''}>
      <Text as="h2" variant="h2">
        {texts.foodTests}
      </Text>
      {limits.map(({ id, name, food, since, limit }) => (
        <Text key={id} variant="small-strong">
          {texts.limit(name, limitWords(limit), nameInSentence(food), formatDay(since))}
        </Text>
      ))}
      {tests.map((test) => (
        <Fragment key={test.id}>
          <Test test={test} />
          {test.also_low.length > 0 && (
            <Text variant="small">
              {texts.alsoLow(titleInSentence(test.name), titlesInSentence(test.also_low))}
            </Text>
          )}
        </Fragment>
      ))}
    </Stack>
  );
}

function Test({ test }: { readonly test: Shared['tests'][number] }) {
  const { name, food, finding } = test;
  const start = formatDay(test.started_on);
  const span = test.ended_on === null ? texts.since(start) : texts.span(start, formatDay(test.ended_on));
  if (finding === null)
    return <Text variant="small">{`${name}, ${span}: ${stopText(test.stop_reason)}`}</Text>;
  return (
    <div className={styles['test']}>
      <Text as="h3" variant="body-strong">
        {findingText(name, finding).title}
      </Text>
      <Text variant="small">
        {texts.test(span, nameInSentence(food.name), test.is_helped, finding.points.length, finding.version)}
      </Text>
      {finding.points.length > 0 && (
        <DoseChart points={finding.points} limit={statedLimit(finding)} unit={finding.unit} isOpen />
      )}
    </div>
  );
}
