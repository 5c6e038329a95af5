import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import {
  type FirstProfileFields,
  firstProfileUpdate,
  type ProfileUpdate,
} from '#domain/member/profile-fields.ts';
import { messages } from '#domain/message/messages.ts';
import type { User } from '#domain/session/user.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
  type UserRefreshed,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isOk, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  fieldErrors: FieldErrors<keyof ProfileUpdate>;
}

interface ProfileSubmitted {
  type: 'profile.submitted';
  fields: FirstProfileFields;
}

/** Outcome: the user as now stored on the server. */
export type SaveFirstProfileOutcome = Outcome<User, keyof ProfileUpdate>;

const untouched = (): Context => ({ fieldErrors: {} });
const updateOf = ({ event }: { event: ProfileSubmitted }): ProfileUpdate => {
  assertEvent(event, 'profile.submitted');
  return firstProfileUpdate(event.fields);
};

export const firstProfileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ProfileSubmitted,
    emitted: {} as ToastRequested | NavigationRequested | UserRefreshed,
    tags: {} as 'busy',
    children: {} as { saveProfile: 'saveProfile' },
  },
  actors: { saveProfile: unprovided<SaveFirstProfileOutcome, ProfileUpdate>('saveProfile') },
  actions: {
    rememberFieldErrors: assign((_, outcome: SaveFirstProfileOutcome) => ({
      fieldErrors: fieldErrorsOf(outcome),
    })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    reportUser: enqueueActions(({ enqueue }, outcome: SaveFirstProfileOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'user.refreshed', user: outcome.value });
    }),
    sayFailed: enqueueActions(({ enqueue }, outcome: SaveFirstProfileOutcome) => {
      const message = failureMessage(outcome, messages.firstProfileFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.unexpected)),
    goToHealthIntroduction: emit(navigationTo({ to: 'healthIntroduction' })),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    hasFieldErrors: (_, outcome: Outcome<unknown>) => hasFieldErrors(outcome),
  },
}).createMachine({
  id: 'firstProfile',
  description: 'A new member fills in the profile: name, date of birth, weight and height.',
  context: untouched,
  initial: 'editing',
  states: {
    editing: {
      description: 'The member fills in the form. The back button is blocked.',
      initial: 'pristine',
      states: {
        pristine: { description: 'No error.' },
        rejected: { description: 'The server refused a field; its message is shown below that field.' },
      },
      on: { 'profile.submitted': { target: 'saving' } },
    },
    saving: {
      tags: ['busy'],
      entry: 'clearFieldErrors',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: updateOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'saved',
            actions: [{ type: 'reportUser', params: outputOf }, 'goToHealthIntroduction'],
          },
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'editing.rejected',
            actions: { type: 'rememberFieldErrors', params: outputOf },
          },
          { target: 'editing', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'editing', actions: 'sayUnexpected' },
      },
    },
    saved: { description: 'The introduction to the health quiz comes next.', type: 'final' },
  },
});
