import { fromPromise } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { localDay } from '#domain/calendar/week.ts';
import { triggerMessages } from '#domain/message/trigger-messages.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { triggerStartMachine } from '#machines/triggers/trigger-start.machine.ts';
import {
  type TriggerChange,
  type TriggerTests,
  triggerTestMachine,
} from '#machines/triggers/trigger-test.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { hasUnsentDiary } from './unsent-diary.ts';

const today = () => localDay(new Date());

export const triggerTestFlow = triggerTestMachine.provide({
  actors: {
    loadTests: fromPromise<Outcome<TriggerTests>>(async ({ signal }) =>
      // a day is counted with what its diary says then
      hasUnsentDiary()
        ? { kind: 'unavailable', status: null, message: triggerMessages.diaryFirst }
        : outcomeOf(
            client.GET('/users/me/trigger-tests', { params: { query: { today: today() } }, signal }),
            ({ data }) => data,
          ),
    ),
    saveChange: fromPromise<Outcome<TriggerTests>, { change: TriggerChange | null }>(
      async ({ input: { change } }) => {
        if (change === null) return { kind: 'canceled' };
        const params = { path: { id: change.programId } };
        return outcomeOf(
          client.POST('/users/me/trigger-tests/{id}/events', { params, body: change.body }),
          ({ data }) => data,
        );
      },
    ),
  },
});

export const triggerStartFlow = triggerStartMachine.provide({
  actors: {
    startProgram: fromPromise(async ({ input: { answers, substance, alsoLow, foodId, isHelped } }) => {
      if (answers === null || substance === null || foodId === null) return { kind: 'canceled' };
      const answeredWith = (requested: boolean) =>
        screeningQuestions.map(({ id }) => id).filter((id) => answers[id] === requested);
      const body = {
        today: today(),
        yes: answeredWith(true),
        no: answeredWith(false),
        substance,
        food_id: foodId,
        is_helped: isHelped,
        also_low: [...alsoLow],
      };
      return outcomeOf(client.POST('/users/me/trigger-tests', { body }), () => null);
    }),
  },
});

export type TriggerChoices = OperationResponse<'getTriggerChoices'>['data'];

export const triggerChoicesFlow = createResourceMachine<TriggerChoices, null>(
  'triggerChoices',
  triggerMessages.loadFailed,
).provide({
  actors: {
    load: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me/trigger-tests/choices', { signal }), ({ data }) => data),
    ),
  },
});

export type TriggerPortion = OperationResponse<'openTriggerPortion'>['data'];

export interface PortionKey {
  readonly programId: string;
  readonly by: 'helper' | 'member';
}

export const triggerPortionFlow = createResourceMachine<TriggerPortion, PortionKey>(
  'triggerPortion',
  triggerMessages.loadFailed,
).provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf(
        client.POST('/users/me/trigger-tests/{id}/portion', {
          params: { path: { id: key.programId } },
          body: { today: today(), by: key.by },
          signal,
        }),
        ({ data }) => data,
      ),
    ),
  },
});

export interface DishKey {
  readonly programId: string;
  readonly recipeId: number;
}

export const triggerDishFlow = createResourceMachine<null, DishKey>(
  'triggerDish',
  triggerMessages.saveFailed,
).provide({
  actors: {
    load: fromPromise(({ input: { key } }) =>
      outcomeOf(
        client.POST('/users/me/trigger-tests/{id}/dish', {
          params: { path: { id: key.programId } },
          body: { today: today(), recipe_id: key.recipeId },
        }),
        () => null,
      ),
    ),
  },
});

export const triggerLimitFlow = createResourceMachine<null, string>(
  'triggerLimitRemoval',
  triggerMessages.saveFailed,
).provide({
  actors: {
    load: fromPromise(({ input: { key } }) =>
      outcomeOf(
        client.DELETE('/users/me/trigger-limits/{id}', { params: { path: { id: key } } }),
        () => null,
      ),
    ),
  },
});
