import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';
import { type ChangeEvent, changeOf, doneText, type HouseholdChange } from './household-change.ts';

export type Household = NonNullable<OperationResponse<'getHousehold'>['data']>;
export type NewInvite = OperationResponse<'createHouseholdInvite'>['data'];
export type HouseholdOutcome = Outcome<Household | null>;

interface Context {
  readonly household: Household | null;
  /** The invite that was just made; its code is known only now. */
  readonly invite: NewInvite | null;
  readonly change: HouseholdChange | null;
  /** Why it could not be loaded. */
  readonly failure: string | null;
}

type HouseholdEvent =
  | { type: 'retry.requested' }
  | { type: 'invite.requested' }
  | { type: 'question.accepted' }
  | { type: 'question.declined' }
  | ChangeEvent;

const initialContext = (): Context => ({ household: null, invite: null, change: null, failure: null });

const changeToMake = ({ context: { change } }: { context: Context }) => ({ change });

export const householdMachine = setup({
  types: {
    context: {} as Context,
    events: {} as HouseholdEvent,
    emitted: {} as
      | ToastRequested
      | { type: 'confirmation.wanted'; about: 'removal'; name: string }
      | { type: 'confirmation.wanted'; about: 'leaving'; isAlone: boolean },
    tags: {} as 'busy',
    children: {} as {
      loadHousehold: 'loadHousehold';
      reloadHousehold: 'loadHousehold';
      changeHousehold: 'changeHousehold';
      createInvite: 'createInvite';
    },
  },
  actors: {
    loadHousehold: unprovided<HouseholdOutcome>('loadHousehold'),
    changeHousehold: unprovided<HouseholdOutcome, { change: HouseholdChange | null }>('changeHousehold'),
    createInvite: unprovided<Outcome<NewInvite>>('createInvite'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberHousehold: assign((_, outcome: HouseholdOutcome) =>
      outcome.kind === 'ok' ? { household: outcome.value, failure: null } : {},
    ),
    rememberInvite: assign((_, outcome: Outcome<NewInvite>) =>
      outcome.kind === 'ok' ? { invite: outcome.value } : {},
    ),
    forgetInvite: assign({ invite: null }),
    rememberChange: assign(({ event }) => ({ change: changeOf(event) })),
    rememberFailure: assign((_, outcome: HouseholdOutcome) => ({
      failure: failureMessage(outcome, householdMessages.loadFailed),
    })),
    rememberDefect: assign({ failure: householdMessages.loadFailed }),
    askForRemoval: emit(({ context, event }) => {
      assertEvent(event, 'person.removed');
      const name = context.household?.people.find(({ id }) => id === event.id)?.name ?? '';
      return { type: 'confirmation.wanted', about: 'removal', name } as const;
    }),
    askForLeaving: emit(({ context: { household } }) => {
      const isAlone = household?.people.filter(({ kind }) => kind === 'adult').length === 1;
      return { type: 'confirmation.wanted', about: 'leaving', isAlone } as const;
    }),
    sayDone: enqueueActions(({ context, enqueue }) => {
      if (context.change !== null) enqueue.emit(successToast(doneText(context.change)));
    }),
  },
  guards: {
    isOk: isKind('ok'),
    isInside: (_, outcome: HouseholdOutcome) => outcome.kind === 'ok' && outcome.value !== null,
    /** The member was taken out of it on another device, or the thing is gone. */
    isGone: isKind('notFound'),
    hasHousehold: ({ context }) => context.household !== null,
  },
}).createMachine({
  id: 'household',
  description: 'The people a member eats with: who they are, what each shares, invites.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      entry: 'forgetInvite',
      invoke: loading({
        id: 'loadHousehold',
        src: 'loadHousehold',
        onOther: [
          {
            guard: { type: 'isInside', params: outputOf },
            target: 'inside',
            actions: { type: 'rememberHousehold', params: outputOf },
          },
        ],
        onOk: { target: 'outside', actions: { type: 'rememberHousehold', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    outside: {
      description: 'The member is in no household: start one, or open an invite.',
      on: { 'household.started': { target: 'saving', actions: 'rememberChange' } },
    },
    inside: {
      on: {
        'invite.requested': { target: 'inviting' },
        'invite.revoked': { target: 'saving', actions: 'rememberChange' },
        'sharing.changed': { target: 'saving', actions: 'rememberChange' },
        'planning.changed': { target: 'saving', actions: 'rememberChange' },
        'planSharing.changed': { target: 'saving', actions: 'rememberChange' },
        'person.removed': { target: 'confirming', actions: ['rememberChange', 'askForRemoval'] },
        'household.left': { target: 'confirming', actions: ['rememberChange', 'askForLeaving'] },
      },
    },
    confirming: {
      description: 'The member confirms; declining changes nothing.',
      on: { 'question.accepted': { target: 'saving' }, 'question.declined': { target: 'inside' } },
    },
    saving: {
      tags: ['busy'],
      entry: 'forgetInvite',
      invoke: submission({
        id: 'changeHousehold',
        src: 'changeHousehold',
        input: changeToMake,
        onOther: [
          {
            guard: { type: 'isInside', params: outputOf },
            target: 'inside',
            actions: [{ type: 'rememberHousehold', params: outputOf }, 'sayDone'],
          },
          { guard: { type: 'isGone', params: outputOf }, target: 'loading' },
        ],
        onOk: { target: 'outside', actions: [{ type: 'rememberHousehold', params: outputOf }, 'sayDone'] },
        onFailed: [{ guard: 'hasHousehold', target: 'inside' }, { target: 'outside' }],
        failureText: householdMessages.saveFailed,
      }),
    },
    inviting: {
      tags: ['busy'],
      invoke: submission({
        id: 'createInvite',
        src: 'createInvite',
        onOk: { target: 'reloading', actions: { type: 'rememberInvite', params: outputOf } },
        onOther: [{ guard: { type: 'isGone', params: outputOf }, target: 'loading' }],
        onFailed: { target: 'inside' },
        failureText: householdMessages.saveFailed,
      }),
    },
    reloading: {
      description: 'The new invite is shown at once; the list of invites follows.',
      tags: ['busy'],
      invoke: {
        id: 'reloadHousehold',
        src: 'loadHousehold',
        onDone: [
          {
            guard: { type: 'isInside', params: outputOf },
            target: 'inside',
            actions: { type: 'rememberHousehold', params: outputOf },
          },
          { target: 'inside' },
        ],
        onError: { target: 'inside' },
      },
    },
  },
});
