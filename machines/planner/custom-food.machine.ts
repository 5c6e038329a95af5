import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import {
  type CustomFood,
  type FoodDraft,
  type FoodField,
  foodFigures,
} from '#domain/meal-plan/custom-food.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { messageBesideFields } from '../shared/failure-message.ts';
import { type FieldErrors, fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  /** The server's error about the whole form; null without an error. */
  problem: string | null;
  fields: FieldErrors<FoodField>;
}
export type CustomFoodOutcome = Outcome<CustomFood, FoodField>;
interface Submitted {
  type: 'food.submitted';
  draft: FoodDraft;
}

const initialContext = (): Context => ({ problem: null, fields: {} });
const draftOf = ({ event }: { event: Submitted }) => {
  assertEvent(event, 'food.submitted');
  return { draft: event.draft };
};

export const customFoodMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Submitted,
    emitted: {} as { type: 'food.created'; food: CustomFood } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { createFood: 'createFood' },
  },
  actors: { createFood: unprovided<CustomFoodOutcome, { draft: FoodDraft }>('createFood') },
  actions: {
    sayFailed: sayFailed(),
    rememberProblem: assign((_, outcome: CustomFoodOutcome) => ({
      problem: messageBesideFields(outcome, ['title', ...foodFigures]),
      fields: fieldErrorsOf(outcome),
    })),
    clearProblem: assign({ problem: null, fields: {} }),
    reportCreated: enqueueActions(({ enqueue }, outcome: CustomFoodOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'food.created', food: outcome.value });
    }),
  },
  guards: {
    isOk: isKind('ok'),
    isInvalid: isKind('invalid'),
  },
}).createMachine({
  id: 'customFood',
  description: 'The form for a custom food.',
  context: initialContext,
  initial: 'editing',
  states: {
    editing: { on: { 'food.submitted': { target: 'saving' } } },
    saving: {
      description: 'The input stays in the form until the food is created.',
      tags: ['busy'],
      entry: 'clearProblem',
      invoke: submission({
        id: 'createFood',
        src: 'createFood',
        input: draftOf,
        onOk: { target: 'editing', actions: { type: 'reportCreated', params: outputOf } },
        onOther: [
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'editing' },
        failureText: plannerMessages.foodFailed,
      }),
    },
  },
});
