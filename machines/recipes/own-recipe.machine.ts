import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  draftProblems,
  fileRefusal,
  type ImportFormat,
  type OwnRecipeDraft,
  type OwnRecipeField,
} from '#domain/own-recipe/own-recipe-draft.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { type FieldErrors, fieldErrorsOf, isOk, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** `id`: of the recipe that is changed; null: a new one. */
export type OwnRecipeChange =
  | { kind: 'write'; id: string | null; draft: OwnRecipeDraft }
  | { kind: 'import'; format: ImportFormat; content: string }
  | { kind: 'importFile'; file: File }
  | { kind: 'delete'; id: string };
/** What became of it; null: it was deleted. `unmatched`: ingredients that are no food here. */
export type OwnRecipeOutcome = Outcome<
  { readonly id: number; readonly title: string; readonly unmatched: readonly string[] } | null,
  OwnRecipeField
>;

interface Context {
  /** What is wrong with the whole; null when there is nothing to complain about. */
  problem: string | null;
  fields: FieldErrors<OwnRecipeField>;
}
interface Submitted {
  type: 'change.submitted';
  change: OwnRecipeChange;
}

const nothingWrong = (): Context => ({ problem: null, fields: {} });
const changeOf = ({ event }: { event: Submitted }) => {
  assertEvent(event, 'change.submitted');
  return { change: event.change };
};
const problemsOf = ({ change }: Submitted): FieldErrors<OwnRecipeField> | null => {
  if (change.kind === 'write') return draftProblems(change.draft);
  if (change.kind === 'importFile') {
    const refusal = fileRefusal(change.file);
    return refusal === null ? null : { content: [refusal] };
  }
  const isBlank = change.kind === 'import' && change.content.trim() === '';
  return isBlank ? { content: ['Please enter what is to be imported.'] } : null;
};
const savedMessage = (unmatched: readonly string[]) =>
  unmatched.length === 0
    ? 'Your recipe is saved.'
    : `Your recipe is saved. Not known here, so not judged: ${unmatched.join('; ')}.`;

export const ownRecipeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Submitted,
    emitted: {} as { type: 'recipe.kept'; id: number } | { type: 'recipe.deleted' } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { changeRecipe: 'changeRecipe' },
  },
  actors: { changeRecipe: unprovided<OwnRecipeOutcome, { change: OwnRecipeChange }>('changeRecipe') },
  actions: {
    blameDraft: assign((_, event: Submitted) => ({ problem: null, fields: problemsOf(event) ?? {} })),
    rememberProblem: assign((_, outcome: OwnRecipeOutcome) => ({
      problem: failureMessage(outcome),
      fields: fieldErrorsOf(outcome),
    })),
    forgetProblem: assign({ problem: null, fields: {} }),
    reportChanged: enqueueActions(({ enqueue }, outcome: OwnRecipeOutcome) => {
      if (outcome.kind !== 'ok') return;
      const kept = outcome.value;
      enqueue.emit(successToast(kept === null ? 'The recipe is deleted.' : savedMessage(kept.unmatched)));
      enqueue.emit(kept === null ? { type: 'recipe.deleted' } : { type: 'recipe.kept', id: kept.id });
    }),
    sayFailed: enqueueActions(({ enqueue }, outcome: OwnRecipeOutcome) => {
      const message = failureMessage(outcome, messages.overloaded);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.overloaded)),
  },
  guards: {
    isIncomplete: (_, event: Submitted) => problemsOf(event) !== null,
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    isInvalid: (_, outcome: Outcome<unknown>) => outcome.kind === 'invalid',
  },
}).createMachine({
  id: 'ownRecipe',
  description: 'A recipe of the member’s own is written, imported, changed or deleted.',
  context: nothingWrong,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'change.submitted': [
          {
            guard: { type: 'isIncomplete', params: eventItself },
            actions: { type: 'blameDraft', params: eventItself },
          },
          { target: 'saving', actions: 'forgetProblem' },
        ],
      },
    },
    saving: {
      description: 'What was typed stays in the form until the recipe is kept.',
      tags: ['busy'],
      invoke: {
        id: 'changeRecipe',
        src: 'changeRecipe',
        input: changeOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'editing',
            actions: { type: 'reportChanged', params: outputOf },
          },
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
          { target: 'editing', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'editing', actions: 'sayUnexpected' },
      },
    },
  },
});
