import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { type GuestAnswers, guestMetas } from '#domain/onboarding/guest-answers.ts';
import { type DishesOutcome, guestProfileMachine } from '#machines/onboarding/guest-profile.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { readStoredGuestAnswers } from './guest-answers-store.ts';

type Body = components['schemas']['GuestProfile'];

/** The answers as the body of a call; the names are those of the server's own lists. */
export const guestBody = (answers: GuestAnswers): Body => guestMetas(answers) as Body;

export const guestProfileFlow = guestProfileMachine.provide({
  actors: {
    readAnswers: fromPromise(async () => readStoredGuestAnswers()),
    findDishes: fromPromise<DishesOutcome, { answers: GuestAnswers }>(({ input, signal }) =>
      outcomeOf(
        client.POST('/guest/recipes', { body: guestBody(input.answers), signal }),
        ({ data }) => data,
      ),
    ),
  },
});
