import { assign, emit, setup } from 'xstate';
import { diaryMessages } from '#domain/message/diary-messages.ts';
import { type DiaryDay, type DiaryRecord, withoutRecord, withRecord } from '#domain/triggers/diary-record.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

/** The days to show, YYYY-MM-DD. */
export interface DiarySpan {
  readonly start: string;
  readonly end: string;
}
export interface DiaryChange {
  readonly kind: 'save' | 'delete';
  readonly record: DiaryRecord;
}
interface Context extends DiarySpan {
  /** Null until they are loaded. */
  days: readonly DiaryDay[] | null;
  failure: string | null;
  change: DiaryChange | null;
  /** The record that was removed last, for the undo. */
  removed: DiaryRecord | null;
}
export type DiaryOutcome = Outcome<readonly DiaryDay[]>;
export type DiaryEvent =
  | { type: 'record.logged'; record: DiaryRecord }
  | { type: 'record.removed'; record: DiaryRecord }
  | { type: 'removal.undone' }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' };

const initialContext = ({ input: { start, end } }: { input: DiarySpan }): Context => ({
  start,
  end,
  days: null,
  failure: null,
  change: null,
  removed: null,
});
const spanOf = ({ context: { start, end } }: { context: Context }): DiarySpan => ({ start, end });
const changeOf = ({ context: { change } }: { context: Context }) => ({ change });

const changed = (days: readonly DiaryDay[], { kind, record }: DiaryChange): DiaryDay[] =>
  days.map((day) => (kind === 'save' ? withRecord(day, record) : withoutRecord(day, record.id)));

export const diaryMachine = setup({
  types: {
    input: {} as DiarySpan,
    context: {} as Context,
    events: {} as DiaryEvent,
    emitted: {} as ToastRequested | { type: 'diary.changed' },
    tags: {} as 'busy',
    children: {} as { loadDiary: 'loadDiary'; refreshDiary: 'loadDiary'; saveChange: 'saveChange' },
  },
  actors: {
    loadDiary: unprovided<DiaryOutcome, DiarySpan>('loadDiary'),
    saveChange: unprovided<Outcome<unknown>, { change: DiaryChange | null }>('saveChange'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberDays: assign((_, outcome: DiaryOutcome) =>
      outcome.kind === 'ok' ? { days: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: DiaryOutcome) => ({
      failure: failureMessage(outcome, diaryMessages.loadFailed),
    })),
    rememberDefect: assign({ failure: diaryMessages.loadFailed }),
    rememberLogged: assign((_, { record }: { record: DiaryRecord }) => ({
      change: { kind: 'save', record } as const,
    })),
    rememberRemoved: assign((_, { record }: { record: DiaryRecord }) => ({
      change: { kind: 'delete', record } as const,
    })),
    bringBack: assign(({ context: { removed } }) => ({
      change: removed && ({ kind: 'save', record: removed } as const),
    })),
    applyChange: assign(({ context: { days, change } }) => ({
      days: days && change && changed(days, change),
      removed: change?.kind === 'delete' ? change.record : null,
      change: null,
    })),
    dropChange: assign({ change: null }),
    reportChanged: emit({ type: 'diary.changed' }),
  },
  guards: {
    isOk: isKind('ok'),
    hasRemoved: ({ context }) => context.removed !== null,
  },
}).createMachine({
  id: 'diary',
  description: 'Some days of the diary. A change is shown once it is saved, on the server or on the device.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadDiary',
        src: 'loadDiary',
        input: spanOf,
        onOk: { target: 'ready', actions: { type: 'rememberDays', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'refresh.requested': { target: 'loading', reenter: true } },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
    },
    ready: {
      on: {
        'record.logged': { target: 'saving', actions: { type: 'rememberLogged', params: eventItself } },
        'record.removed': { target: 'saving', actions: { type: 'rememberRemoved', params: eventItself } },
        'removal.undone': { guard: 'hasRemoved', target: 'saving', actions: 'bringBack' },
        'refresh.requested': { target: 'refreshing' },
      },
    },
    refreshing: {
      description: 'The days stay on the screen. A change is not delayed by it.',
      invoke: {
        id: 'refreshDiary',
        src: 'loadDiary',
        input: spanOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberDays', params: outputOf },
          },
          { target: 'ready' },
        ],
        onError: { target: 'ready' },
      },
      on: {
        'refresh.requested': { target: 'refreshing', reenter: true },
        'record.logged': { target: 'saving', actions: { type: 'rememberLogged', params: eventItself } },
        'record.removed': { target: 'saving', actions: { type: 'rememberRemoved', params: eventItself } },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: submission({
        id: 'saveChange',
        src: 'saveChange',
        input: changeOf,
        onOk: { target: 'ready', actions: ['applyChange', 'reportChanged'] },
        onFailed: { target: 'ready', actions: 'dropChange' },
        failureText: diaryMessages.saveFailed,
      }),
    },
  },
});
