import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { addDays, localDay } from '#domain/calendar/week.ts';
import type { DiaryRecord } from '#domain/triggers/diary-record.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { keepFresh } from '#src/freshness/freshness.ts';
import { diaryFlow, diaryHintFlow } from './diary-flow.ts';

/** Days that the screen shows. */
const shownDays = 14;

const clock = (now: Date) =>
  `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;

/** A random id; `crypto.randomUUID` is missing where the site isn't served by HTTPS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, n) =>
    (n === 6 ? (byte & 15) | 64 : n === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

export type NewRecord = Pick<DiaryRecord, 'kind'> &
  Partial<Pick<DiaryRecord, 'symptom' | 'severity' | 'note' | 'plan_item_id'>>;

/** A record of the day, with the present time if it is today. */
function recordOf(date: string, now: Date, details: NewRecord): DiaryRecord {
  const isMoment = details.kind !== 'calm' && details.kind !== 'not_eaten' && date === localDay(now);
  return {
    symptom: null,
    severity: null,
    note: null,
    plan_item_id: null,
    ...details,
    id: newId(),
    date,
    time: isMoment ? clock(now) : null,
    recipe_id: null,
    title: null,
  };
}

/** The diary up to `end`. The calling component must be keyed by it. `onChange`: an entry was saved or removed. */
export function useDiary(end: string, onChange?: () => void) {
  const actor = useActorRef(diaryFlow, { input: { start: addDays(end, 1 - shownDays), end } });
  const hint = useActorRef(diaryHintFlow, { input: { key: null } });
  useAnnouncements(actor);
  useEffect(() => {
    const changed = actor.on('diary.changed', () => {
      hint.send({ type: 'refresh.requested' });
      onChange?.();
    });
    const fresh = keepFresh(['seen', 'sent'], () => actor.send({ type: 'refresh.requested' }));
    return () => {
      changed.unsubscribe();
      fresh.stop();
    };
  }, [actor, hint, onChange]);
  const { days, failure, removed } = useSelector(actor, (snapshot) => snapshot.context);
  const log = (record: DiaryRecord) => actor.send({ type: 'record.logged', record });
  return {
    /** Null while loading. */
    days,
    failure,
    removed,
    hint: useSelector(hint, (snapshot) => snapshot.context.value),
    hintFailure: useSelector(hint, (snapshot) => snapshot.context.failure),
    /** The first answers of both are still on their way. */
    isOpening: useSelector(
      hint,
      (snapshot) => snapshot.matches('loading') && snapshot.context.failure === null,
    ),
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    isSaving: useSelector(actor, (snapshot) => snapshot.matches('saving')),
    retry: () => actor.send({ type: 'retry.requested' }),
    retryHint: () => hint.send({ type: 'retry.requested' }),
    log: (date: string, details: NewRecord) => log(recordOf(date, new Date(), details)),
    change: log,
    remove: (record: DiaryRecord) => actor.send({ type: 'record.removed', record }),
    undo: () => actor.send({ type: 'removal.undone' }),
  };
}

export type Diary = ReturnType<typeof useDiary>;
