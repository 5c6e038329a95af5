import { fromPromise } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { diaryMessages } from '#domain/message/diary-messages.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import {
  type DiaryChange,
  type DiaryOutcome,
  type DiarySpan,
  diaryMachine,
} from '#machines/triggers/diary.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export const diaryFlow = diaryMachine.provide({
  actors: {
    loadDiary: fromPromise<DiaryOutcome, DiarySpan>(({ input: { start, end }, signal }) =>
      outcomeOf(
        client.GET('/users/me/diary', { params: { query: { start, end } }, signal }),
        ({ data }) => data,
      ),
    ),
    saveChange: fromPromise<Outcome<unknown>, { change: DiaryChange | null }>(
      async ({ input: { change }, signal }) => {
        if (change === null) return { kind: 'canceled' };
        const { id, title: _, ...body } = change.record;
        const params = { path: { id } };
        return change.kind === 'save'
          ? outcomeOf(client.PUT('/users/me/diary/records/{id}', { params, body, signal }), () => null)
          : outcomeOf(client.DELETE('/users/me/diary/records/{id}', { params, signal }), () => null);
      },
    ),
  },
});

export type DiaryHint = OperationResponse<'getDiaryHint'>['data'];

export const diaryHintFlow = createResourceMachine<DiaryHint, null>(
  'diaryHint',
  diaryMessages.hintFailed,
).provide({
  actors: {
    load: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me/diary/hint', { signal }), ({ data }) => data),
    ),
  },
});
