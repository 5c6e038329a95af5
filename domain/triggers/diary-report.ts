import { type DiaryDay, type Symptom, symptomLabels } from './diary-record.ts';
import { perServing } from './dose-limit.ts';
import { titleInSentence } from './substance-names.ts';

/** Six weeks. */
export const reportedDays = 42;

/** How long a link to a report works, and how many of a member may. */
export const reportLinkDays = 14;
export const maxReportLinks = 5;

/** Tests that are over, and one with a result that its member hasn’t decided about. One that runs stays blind. */
export const testsWithResult = <T extends { readonly finding: unknown }>({
  current,
  past,
}: {
  readonly current: T | null;
  readonly past: readonly T[];
}): T[] => (current?.finding == null ? [...past] : [current, ...past]);

/** One symptom over the days of a report. */
export interface SymptomLine {
  readonly symptom: Symptom;
  readonly days: number;
  readonly worst: number;
}

export interface DiarySummary {
  readonly days: number;
  readonly logged: number;
  readonly quiet: number;
  /** Mean of the worst symptoms of the logged days; null without any. */
  readonly mean: number | null;
  /** The most frequent first. */
  readonly symptoms: readonly SymptomLine[];
}

/** Gaps are counted as gaps. */
export function summaryOf(days: readonly DiaryDay[]): DiarySummary {
  const worst = days.flatMap((day) => day.worst ?? []);
  const bySymptom = new Map<Symptom, Map<string, number>>();
  for (const { date, records } of days)
    for (const { symptom, severity } of records) {
      if (symptom === null || severity === null) continue;
      const ofSymptom = bySymptom.get(symptom) ?? new Map<string, number>();
      ofSymptom.set(date, Math.max(severity, ofSymptom.get(date) ?? 0));
      bySymptom.set(symptom, ofSymptom);
    }
  return {
    days: days.length,
    logged: worst.length,
    quiet: worst.filter((each) => each === 0).length,
    mean:
      worst.length === 0
        ? null
        : Math.round((10 * worst.reduce((sum, each) => sum + each, 0)) / worst.length) / 10,
    symptoms: [...bySymptom]
      .map(([symptom, ofDays]) => ({ symptom, days: ofDays.size, worst: Math.max(...ofDays.values()) }))
      .toSorted((a, b) => b.days - a.days || b.worst - a.worst),
  };
}

/** Quoted, and never a formula where a table program opens it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const header = [
  'date',
  'worst_symptom_0_to_10',
  'symptoms',
  'planned_meals_eaten',
  'other_meals',
  'test_portion',
  'test_amount',
];

/** A test as far as the table shows it. */
interface TestedDays {
  readonly name: string;
  readonly finding: {
    readonly unit: string;
    readonly points: readonly { readonly date: string; readonly amount: number }[];
  } | null;
}

/** What the portions held, by day; only of tests with a result. */
const amountsByDay = (tests: readonly TestedDays[]): ReadonlyMap<string, string> =>
  new Map(
    tests.flatMap(({ name, finding }) =>
      (finding?.points ?? []).map(({ date, amount }) => [
        date,
        `${amount} ${finding?.unit ?? ''} ${titleInSentence(name)} ${perServing}`,
      ]),
    ),
  );

/** One line a day; an empty cell is a gap, not a zero. */
export function diaryCsv(days: readonly DiaryDay[], tests: readonly TestedDays[]): string {
  const amounts = amountsByDay(tests);
  const lines = days.map(({ date, worst, records, meals }) => {
    const of = (kind: DiaryDay['records'][number]['kind']) => records.filter((each) => each.kind === kind);
    const symptoms = of('symptom').map(({ time, symptom, severity, note }) =>
      [time, symptom === null ? null : symptomLabels[symptom], severity, note]
        .filter((part) => part !== null)
        .join(' '),
    );
    return [
      date,
      worst === null ? '' : String(worst),
      symptoms.join('; '),
      meals
        .filter(({ is_eaten: isEaten }) => isEaten)
        .map(({ title }) => title)
        .join('; '),
      of('meal')
        .map(({ title, note }) => title ?? note ?? '')
        .join('; '),
      of('portion').length > 0 ? 'eaten' : '',
      amounts.get(date) ?? '',
    ];
  });
  return [header, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
