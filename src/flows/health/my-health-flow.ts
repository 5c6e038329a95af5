import { fromPromise } from 'xstate';
import { localDay } from '#domain/calendar/week.ts';
import {
  type AnswerChange,
  type ConsentStates,
  type Deletable,
  type DeletedOutcome,
  type LoadedOutcome,
  type MyHealthOutcome,
  myHealthMachine,
} from '#machines/health/my-health.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

const consents = (signal: AbortSignal) =>
  outcomeOf(client.GET('/users/me/consents', { signal }), ({ data }): ConsentStates => data);

export const myHealthFlow = myHealthMachine.provide({
  actors: {
    loadHealth: fromPromise<LoadedOutcome>(async ({ signal }) => {
      const [health, agreed] = await Promise.all([
        outcomeOf(client.GET('/users/me/health-answers', { signal }), ({ data }) => data),
        consents(signal),
      ]);
      if (health.kind !== 'ok') return health;
      if (agreed.kind !== 'ok') return agreed;
      return { kind: 'ok', value: { health: health.value, consents: agreed.value } };
    }),
    changeAnswer: fromPromise<MyHealthOutcome, { change: AnswerChange | null }>(
      async ({ input: { change }, signal }) =>
        change === null
          ? { kind: 'canceled' }
          : outcomeOf(
              client.PUT('/users/me/health-answers', {
                params: { query: { today: localDay(new Date()) } },
                body: { answers: { [change.key]: change.value } },
                signal,
              }),
              ({ data }) => data,
            ),
    ),
    deleteStoredData: fromPromise<DeletedOutcome, { about: Deletable }>(
      async ({ input: { about }, signal }) => {
        if (about !== 'answers')
          return outcomeOf(
            client.DELETE('/users/me/consents/{id}', { params: { path: { id: about } }, signal }),
            ({ data }) => data,
          );
        const cleared = await outcomeOf(client.DELETE('/users/me/health-answers', { signal }), () => null);
        return cleared.kind === 'ok' ? consents(signal) : cleared;
      },
    ),
  },
});
