import { assertEvent, assign, emit, setup } from 'xstate';
import type { DependentFields } from '#domain/household/merged-dependent.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage, messageBesideFields } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { type FieldErrors, fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type DependentField = keyof DependentFields;
export type SaveDependentOutcome = Outcome<null, DependentField>;
/** Null: there is no such profile, or somebody else keeps it. */
export type DependentOutcome = Outcome<DependentFields | null>;

export interface DependentEdit {
  /** Null for a new one. */
  readonly id: string | null;
  /** As it was when the form was opened; null for a new one. */
  readonly before: DependentFields | null;
  readonly fields: DependentFields;
}

interface Context {
  /** Null for a new one. */
  readonly id: string | null;
  readonly saved: DependentFields | null;
  readonly fields: FieldErrors<DependentField>;
  /** The server's error about the whole form, or why it could not be loaded. */
  readonly problem: string | null;
}

type DependentEvent = { type: 'retry.requested' } | { type: 'dependent.submitted'; fields: DependentFields };

/** Those with their errors beside them. */
const shownFields: readonly DependentField[] = ['name', 'age', 'diets', 'excluded_foods', 'energy_target'];

const idOf = ({ context: { id } }: { context: Context }) => ({ id });
const submissionOf = ({ context: { id, saved }, event }: { context: Context; event: DependentEvent }) => {
  assertEvent(event, 'dependent.submitted');
  return { id, before: saved, fields: event.fields };
};
const initialContext = ({ input: { id } }: { input: { id: string | null } }): Context => ({
  id,
  saved: null,
  fields: {},
  problem: null,
});

export const dependentMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { id: string | null },
    events: {} as DependentEvent,
    emitted: {} as ToastRequested | { type: 'dependent.saved' },
    tags: {} as 'busy',
    children: {} as { loadDependent: 'loadDependent'; saveDependent: 'saveDependent' },
  },
  actors: {
    loadDependent: unprovided<DependentOutcome, { id: string | null }>('loadDependent'),
    saveDependent: unprovided<SaveDependentOutcome, DependentEdit>('saveDependent'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberSaved: assign((_, outcome: DependentOutcome) =>
      outcome.kind === 'ok' ? { saved: outcome.value, problem: null } : {},
    ),
    rememberFailure: assign((_, outcome: DependentOutcome) => ({
      problem: failureMessage(outcome, householdMessages.loadFailed),
    })),
    rememberDefect: assign({ problem: householdMessages.loadFailed }),
    rememberProblem: assign((_, outcome: SaveDependentOutcome) => ({
      problem: messageBesideFields(outcome, shownFields),
      fields: fieldErrorsOf(outcome),
    })),
    clearProblem: assign({ problem: null, fields: {} }),
    saySaved: emit(successToast(householdMessages.dependentSaved)),
    reportSaved: emit({ type: 'dependent.saved' } as const),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isThere: (_, outcome: DependentOutcome) => outcome.kind === 'ok' && outcome.value !== null,
    isOk: isKind('ok'),
    isInvalid: isKind('invalid'),
    /** Removed on another device, or its keeper has left the household. */
    isGone: isKind('notFound'),
  },
}).createMachine({
  id: 'dependent',
  description: 'The form for a child or a guest of the household.',
  context: initialContext,
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadDependent',
        src: 'loadDependent',
        input: idOf,
        onOther: [
          {
            guard: { type: 'isThere', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberSaved', params: outputOf },
          },
        ],
        onOk: { target: 'missing' },
        onFailed: 'failed',
      }),
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    missing: { description: 'There is no such profile that this member keeps.' },
    editing: { on: { 'dependent.submitted': { target: 'saving' } } },
    saving: {
      description: 'The input stays in the form until it is saved.',
      tags: ['busy'],
      entry: 'clearProblem',
      invoke: submission({
        id: 'saveDependent',
        src: 'saveDependent',
        input: submissionOf,
        onOk: { target: 'saved' },
        onOther: [
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
          { guard: { type: 'isGone', params: outputOf }, target: 'missing' },
        ],
        onFailed: { target: 'editing' },
        failureText: householdMessages.saveFailed,
      }),
    },
    saved: { entry: ['saySaved', 'reportSaved'], type: 'final' },
  },
});
