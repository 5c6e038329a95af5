import type { OperationResponse } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import { type DiaryDay, type DiaryRecord, withoutRecord, withRecord } from '#domain/triggers/diary-record.ts';
import type { ReadRequest } from './cached-reads.ts';
import { type QueuedMutation, snapshotOf } from './queued-mutation.ts';

type Diary = OperationResponse<'getDiary'>;

/** A queued record as the server will return it. */
export function recordOf(mutation: QueuedMutation<'saveDiaryRecord'>): DiaryRecord {
  const { symptom, severity, note, recipe_id, plan_item_id, ...rest } = mutation.body;
  return {
    ...rest,
    id: mutation.params.id,
    symptom: symptom ?? null,
    severity: severity ?? null,
    note: note ?? null,
    recipe_id: recipe_id ?? null,
    plan_item_id: plan_item_id ?? null,
    title: snapshotOf(mutation).title,
  };
}

export const withSaved = ({ data }: Diary, record: DiaryRecord): Diary => ({
  data: data.map((day) => withRecord(day, record)),
});

export const withDeleted = ({ data }: Diary, id: string): Diary => ({
  data: data.map((day) => withoutRecord(day, id)),
});

/** The requested days without anything on them; null for a request without its span. */
export function emptyDiary({ query }: ReadRequest<'getDiary'>): Diary | null {
  const [start, end] = [query.get('start'), query.get('end')];
  if (start === null || end === null) return null;
  const data: DiaryDay[] = [];
  for (let date = start; date <= end && data.length < 42; date = addDays(date, 1))
    data.push({ date, worst: null, records: [], meals: [] });
  return { data };
}
