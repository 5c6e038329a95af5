import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import {
  type FirstProfileFields,
  firstProfileUpdate,
  type ProfileUpdate,
} from '#domain/member/profile-fields.ts';
import { messages } from '#domain/message/messages.ts';
import type { User } from '#domain/session/user.ts';
import {
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
  type UserRefreshed,
} from '../shared/announcements.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  fieldErrors: FieldErrors<keyof ProfileUpdate>;
}

interface ProfileSubmitted {
  type: 'profile.submitted';
  fields: FirstProfileFields;
  /** What the form opened with. */
  opened: FirstProfileFields;
}

/** Outcome: the user as now stored on the server. */
export type SaveFirstProfileOutcome = Outcome<User, keyof ProfileUpdate>;

const initialContext = (): Context => ({ fieldErrors: {} });
const updateOf = ({ event }: { event: ProfileSubmitted }): ProfileUpdate => {
  assertEvent(event, 'profile.submitted');
  return firstProfileUpdate(event.fields, event.opened);
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
    sayFailed: sayFailed(),
    rememberFieldErrors: assign((_, outcome: SaveFirstProfileOutcome) => ({
      fieldErrors: fieldErrorsOf(outcome),
    })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    reportUser: enqueueActions(({ enqueue }, outcome: SaveFirstProfileOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'user.refreshed', user: outcome.value });
    }),
    goToHealthIntroduction: emit(navigationTo({ to: 'healthIntroduction' })),
  },
  guards: {
    isOk: isKind('ok'),
    hasFieldErrors: hasFieldErrors(),
  },
}).createMachine({
  id: 'firstProfile',
  description: 'A new member fills in the profile: name, date of birth, weight and height.',
  context: initialContext,
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
      invoke: submission({
        id: 'saveProfile',
        src: 'saveProfile',
        input: updateOf,
        onOk: {
          target: 'saved',
          actions: [{ type: 'reportUser', params: outputOf }, 'goToHealthIntroduction'],
        },
        onOther: [
          {
            guard: { type: 'hasFieldErrors', params: outputOf },
            target: 'editing.rejected',
            actions: { type: 'rememberFieldErrors', params: outputOf },
          },
        ],
        onFailed: { target: 'editing' },
        failureText: messages.firstProfileFailed,
      }),
    },
    saved: { description: 'The introduction to the health quiz comes next.', type: 'final' },
  },
});
