import { assign, emit, setup } from 'xstate';
import {
  type EatenDraft,
  type EatenField,
  eatenProblems,
  emptyEaten,
} from '#domain/meal-plan/eaten-instead.ts';
import { eventItself } from '../shared/params.ts';

interface Context {
  draft: EatenDraft;
  /** Validation errors; empty until the first submit. */
  problems: Readonly<Partial<Record<EatenField, string>>>;
}
export type EatenInsteadEvent =
  | { type: 'draft.changed'; changes: Partial<EatenDraft> }
  | { type: 'draft.submitted' };

export const eatenInsteadMachine = setup({
  types: {
    context: {} as Context,
    events: {} as EatenInsteadEvent,
    emitted: {} as { type: 'eaten.recorded'; draft: EatenDraft },
  },
  actions: {
    noteDraft: assign(({ context }, { changes }: { changes: Partial<EatenDraft> }) => ({
      draft: { ...context.draft, ...changes },
      problems: {},
    })),
    blame: assign(({ context }) => ({ problems: eatenProblems(context.draft) })),
    reportRecorded: emit(({ context }) => ({ type: 'eaten.recorded' as const, draft: context.draft })),
  },
  guards: { isIncomplete: ({ context }) => Object.keys(eatenProblems(context.draft)).length > 0 },
}).createMachine({
  id: 'eatenInstead',
  description: 'What was eaten instead of a planned dish, in the member’s own words.',
  context: { draft: emptyEaten, problems: {} },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'draft.changed': { actions: { type: 'noteDraft', params: eventItself } },
        'draft.submitted': [
          { guard: 'isIncomplete', actions: 'blame' },
          { target: 'recorded', actions: 'reportRecorded' },
        ],
      },
    },
    recorded: {
      description: 'Further presses are ignored.',
      on: { 'draft.changed': { target: 'editing', actions: { type: 'noteDraft', params: eventItself } } },
    },
  },
});
