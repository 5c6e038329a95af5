import { assign, emit, setup } from 'xstate';
import { isPossibleServings } from '#domain/recipe/servings.ts';
import { eventItself } from '../shared/params.ts';

interface Context {
  /** As the plan has them. */
  saved: number;
  draft: number;
}
export type PlannedServingsEvent =
  | { type: 'servings.chosen'; servings: number }
  | { type: 'servings.saved' }
  | { type: 'editing.canceled' }
  /** The servings in the plan changed, for whatever reason. */
  | { type: 'plan.changed'; servings: number };

const initialContext = ({ input }: { input: { servings: number } }): Context => ({
  saved: input.servings,
  draft: input.servings,
});

export const plannedServingsMachine = setup({
  types: {
    input: {} as { servings: number },
    context: {} as Context,
    events: {} as PlannedServingsEvent,
    emitted: {} as { type: 'servings.wanted'; servings: number },
  },
  actions: {
    draft: assign((_, { servings }: { servings: number }) => ({ draft: servings })),
    commitDraft: assign(({ context }) => ({ saved: context.draft })),
    dropDraft: assign(({ context }) => ({ draft: context.saved })),
    follow: assign((_, { servings }: { servings: number }) => ({ saved: servings, draft: servings })),
    noteSaved: assign((_, { servings }: { servings: number }) => ({ saved: servings })),
    reportWanted: emit(({ context }) => ({ type: 'servings.wanted' as const, servings: context.draft })),
  },
  guards: {
    isSaved: ({ context }, { servings }: { servings: number }) => servings === context.saved,
    isAnother: ({ context }, { servings }: { servings: number }) =>
      servings !== context.saved && isPossibleServings(servings),
    isPossible: (_, { servings }: { servings: number }) => isPossibleServings(servings),
  },
}).createMachine({
  id: 'plannedServings',
  description: 'The servings of a planned item: changed as a draft, then saved or discarded.',
  context: initialContext,
  initial: 'settled',
  states: {
    settled: {
      on: {
        'servings.chosen': {
          guard: { type: 'isAnother', params: eventItself },
          target: 'editing',
          actions: { type: 'draft', params: eventItself },
        },
        'plan.changed': { actions: { type: 'follow', params: eventItself } },
      },
    },
    editing: {
      description: 'Changed but not saved.',
      on: {
        'servings.chosen': [
          {
            guard: { type: 'isSaved', params: eventItself },
            target: 'settled',
            actions: 'dropDraft',
          },
          {
            guard: { type: 'isPossible', params: eventItself },
            actions: { type: 'draft', params: eventItself },
          },
        ],
        'servings.saved': { target: 'settled', actions: ['commitDraft', 'reportWanted'] },
        'editing.canceled': { target: 'settled', actions: 'dropDraft' },
        'plan.changed': { actions: { type: 'noteSaved', params: eventItself } },
      },
    },
  },
});
