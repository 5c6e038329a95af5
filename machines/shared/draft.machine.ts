import { assign, emit, setup } from 'xstate';
import type { FieldErrors } from './outcome.ts';
import { eventItself } from './params.ts';

/**
 * What a member types into a form, under the machine id `id`. `problemsOf` returns what has to be corrected before it
 * is submitted.
 */
export function createDraftMachine<TDraft extends object, TField extends string>(
  id: string,
  problemsOf: (draft: TDraft) => FieldErrors<TField>,
) {
  interface Context {
    draft: TDraft;
    /** Empty until the first submit. */
    problems: FieldErrors<TField>;
    /** How often it was submitted with problems: each time, the first field with one gets the focus. */
    refusals: number;
  }
  const initialContext = ({ input }: { input: { draft: TDraft } }): Context => ({
    draft: input.draft,
    problems: {},
    refusals: 0,
  });

  return setup({
    types: {
      input: {} as { draft: TDraft },
      context: {} as Context,
      events: {} as
        | { type: 'draft.changed'; changes: Partial<TDraft> }
        | { type: 'draft.submitted' }
        /** The form begins again. */
        | { type: 'draft.reset'; draft: TDraft },
      emitted: {} as { type: 'draft.accepted'; draft: TDraft },
    },
    actions: {
      noteChanges: assign(({ context }, { changes }: { changes: Partial<TDraft> }) => ({
        draft: { ...context.draft, ...changes },
      })),
      replaceDraft: assign((_, { draft }: { draft: TDraft }) => ({ draft })),
      noteProblems: assign(({ context }) => ({ problems: problemsOf(context.draft) })),
      countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
      clearProblems: assign({ problems: {} }),
      reportAccepted: emit(({ context }) => ({ type: 'draft.accepted' as const, draft: context.draft })),
    },
    guards: { hasProblems: ({ context }) => Object.keys(problemsOf(context.draft)).length > 0 },
  }).createMachine({
    id,
    description: 'What a member types into a form, checked when it’s submitted.',
    context: initialContext,
    initial: 'editing',
    on: {
      'draft.reset': {
        target: '.editing',
        actions: [{ type: 'replaceDraft', params: eventItself }, 'clearProblems'],
      },
    },
    states: {
      editing: {
        on: {
          'draft.changed': { actions: { type: 'noteChanges', params: eventItself } },
          'draft.submitted': [
            { guard: 'hasProblems', target: 'correcting', actions: ['noteProblems', 'countRefusal'] },
            { actions: 'reportAccepted' },
          ],
        },
      },
      correcting: {
        description: 'Each problem is shown at its field until it is corrected.',
        on: {
          'draft.changed': { actions: [{ type: 'noteChanges', params: eventItself }, 'noteProblems'] },
          'draft.submitted': [
            { guard: 'hasProblems', actions: ['noteProblems', 'countRefusal'] },
            { target: 'editing', actions: ['clearProblems', 'reportAccepted'] },
          ],
        },
      },
    },
  });
}
