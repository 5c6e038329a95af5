import { type DiaryDay, type DiaryRecord, dayWith } from '#domain/triggers/diary-record.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { diaryMachine } from './diary.machine.ts';

export const span = { start: '2026-05-04', end: '2026-05-05' };

export const bloating: DiaryRecord = {
  id: '7d0f6a52-3f0b-4f7e-9a63-0d0c5ed0b1aa',
  date: '2026-05-04',
  time: '13:30',
  kind: 'symptom',
  symptom: 'bloating',
  severity: 5,
  note: null,
  recipe_id: null,
  plan_item_id: null,
  title: null,
};

export const emptyDays: readonly DiaryDay[] = [
  { date: '2026-05-04', worst: null, records: [], meals: [] },
  { date: '2026-05-05', worst: null, records: [], meals: [] },
];
export const loggedDays: readonly DiaryDay[] = emptyDays.map((day) =>
  dayWith(day, day.date === bloating.date ? [bloating] : []),
);

export const diaryCases: CasesOf<typeof diaryMachine> = {
  input: span,
  events: {
    'record.logged': [{ type: 'record.logged', record: bloating }],
    'record.removed': [{ type: 'record.removed', record: bloating }],
    'removal.undone': [{ type: 'removal.undone' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadDiary: { ...failures, ok: [ok(emptyDays)] },
    refreshDiary: { ...failures, ok: [ok(loggedDays)] },
    saveChange: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ change, removed }) => [change?.kind ?? null, removed !== null],
};
