import type { OperationBody, OperationResponse } from '#contract/operations.ts';
import type { DiaryEntry } from './diary.ts';

export type DiaryDay = OperationResponse<'getDiary'>['data'][number];
export type DiaryRecord = DiaryDay['records'][number];
export type DiaryRecordInput = OperationBody<'saveDiaryRecord'>;
export type Symptom = NonNullable<DiaryRecord['symptom']>;

/** What a member can log, most frequent first; `swelling` is an emergency, whatever its severity. */
export const symptomLabels = {
  bloating: 'Bloating',
  pain: 'Belly pain',
  diarrhea: 'Diarrhea',
  constipation: 'Constipation',
  nausea: 'Nausea',
  heartburn: 'Heartburn',
  headache: 'Headache',
  itching: 'Itching or rash',
  tiredness: 'Tiredness',
  swelling: 'Swelling or trouble breathing',
  other: 'Something else',
} as const satisfies Record<Symptom, string>;

export const symptoms = Object.keys(symptomLabels) as readonly Symptom[];

/** Words of our own on the scale from 0 to 10. */
export const severities = [
  { value: 2, label: 'Mild' },
  { value: 5, label: 'Moderate' },
  { value: 8, label: 'Severe' },
  { value: 10, label: 'Unbearable' },
] as const;

/** The word for a severity: the nearest one that is not milder. */
export const severityLabel = (severity: number): string =>
  severities.find(({ value }) => severity <= value)?.label ?? severities[severities.length - 1]?.label ?? '';

/** From here on a doctor is named. */
const doctorFrom = 8;

type Logged = Pick<DiaryRecord, 'kind' | 'symptom' | 'severity'>;

/** What has to be said about a symptom before anything else. */
export function adviceFor({ kind, symptom, severity }: Logged): 'emergency' | 'doctor' | null {
  if (kind !== 'symptom') return null;
  if (symptom === 'swelling') return 'emergency';
  return (severity ?? 0) >= doctorFrom ? 'doctor' : null;
}

/** The most urgent advice of a day. */
export function adviceOfDay(records: readonly Logged[]): 'emergency' | 'doctor' | null {
  const all = records.map(adviceFor);
  return all.includes('emergency') ? 'emergency' : all.includes('doctor') ? 'doctor' : null;
}

/** The worst symptom; 0 only for a day that the member called quiet, null for a gap. */
export function worstOf(records: readonly Logged[]): number | null {
  const reported = records.flatMap(({ kind, severity }) => (kind === 'symptom' ? (severity ?? []) : []));
  if (reported.length > 0) return Math.max(...reported);
  return records.some(({ kind }) => kind === 'calm') ? 0 : null;
}

/** A day as the statistics read it; null for a gap. */
export function entryOf(date: string, records: readonly Logged[]): DiaryEntry | null {
  const worst = worstOf(records);
  return worst === null ? null : { date, worst, stress: null, cycleDay: null, isRemembered: false };
}

export type RecordProblem = { readonly field: keyof DiaryRecordInput; readonly text: string };

/** Why a record cannot be saved; null if it can. `latest`: the day it is where the day begins first. */
export function recordProblem(record: DiaryRecordInput, latest: string): RecordProblem | null {
  const { kind, symptom, severity, note, recipe_id, plan_item_id } = record;
  const isBlank = (note ?? '').trim() === '';
  if (record.date > latest) return { field: 'date', text: 'This day is still to come.' };
  if (kind === 'symptom') {
    if (symptom == null) return { field: 'symptom', text: 'Choose a symptom.' };
    if (severity == null) return { field: 'severity', text: 'Choose how bad it was.' };
    if (symptom === 'other' && isBlank) return { field: 'note', text: 'Say in a few words what it was.' };
  } else if (symptom != null || severity != null)
    return { field: 'symptom', text: 'Only a symptom has these.' };
  if (kind === 'meal' && recipe_id == null && isBlank)
    return { field: 'note', text: 'Say in a few words what you ate.' };
  if (kind === 'not_eaten' && plan_item_id == null)
    return { field: 'plan_item_id', text: 'Choose a planned meal.' };
  return null;
}

/** In the order of the day; without a time last. */
export const byTime = (records: readonly DiaryRecord[]): DiaryRecord[] =>
  records.toSorted((a, b) => (a.time ?? '~').localeCompare(b.time ?? '~') || a.id.localeCompare(b.id));

/** A day with a record saved or changed. */
export function withRecord(day: DiaryDay, record: DiaryRecord): DiaryDay {
  const others = day.records.filter(({ id }) => id !== record.id);
  return dayWith(day, record.date === day.date ? [...others, record] : others);
}

/** A day without one of its records. */
export const withoutRecord = (day: DiaryDay, id: string): DiaryDay =>
  dayWith(
    day,
    day.records.filter((record) => record.id !== id),
  );

interface PlannedMeal {
  readonly plan_item_id: string;
  readonly recipe_id: number | null;
}

/** The record that a planned meal wasn't eaten; one of a dish that was replaced since says nothing of the present one. */
export const recordOfSkipped = <R extends Pick<DiaryRecord, 'kind' | 'plan_item_id' | 'recipe_id'>>(
  records: readonly R[],
  meal: PlannedMeal,
): R | undefined =>
  records.find(
    ({ kind, plan_item_id, recipe_id }) =>
      kind === 'not_eaten' &&
      plan_item_id === meal.plan_item_id &&
      (recipe_id === null || recipe_id === meal.recipe_id),
  );

/** A day that holds these records. */
export function dayWith(day: Pick<DiaryDay, 'date' | 'meals'>, records: readonly DiaryRecord[]): DiaryDay {
  return {
    date: day.date,
    worst: worstOf(records),
    records: byTime(records),
    meals: day.meals.map((meal) => ({ ...meal, is_eaten: recordOfSkipped(records, meal) === undefined })),
  };
}
