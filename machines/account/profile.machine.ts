import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';
import { photoRefusal } from '#domain/member/photo.ts';
import { type ProfileFields, type ProfileUpdate, profileUpdate } from '#domain/member/profile-fields.ts';
import { messages } from '#domain/message/messages.ts';
import type { User } from '#domain/session/user.ts';
import {
  errorToast,
  successToast,
  type ToastRequested,
  type UserRefreshed,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isOk, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type ProfileField = keyof ProfileUpdate;

interface Context {
  fieldErrors: FieldErrors<ProfileField>;
  /** Token of the last emailed code; null without one. */
  otpToken: string | null;
}

export type ProfileEvent =
  | { type: 'profile.submitted'; fields: ProfileFields }
  | { type: 'code.requested' }
  | { type: 'photo.chosen'; photo: Blob }
  | { type: 'photo.removed' };

/** The profile is saved; the form may clear the new password. */
interface ProfileSaved {
  readonly type: 'profile.saved';
}

/** Outcome: the user as now stored on the server. */
export type SaveProfileOutcome = Outcome<User, ProfileField>;
export type PhotoOutcome = Outcome<User, 'photo'>;

export type CodeOutcome = Outcome<{ readonly otpToken: string }>;

const untouched = (): Context => ({ fieldErrors: {}, otpToken: null });

/** The profile is taken from the event, so that no password is in the context. */
const updateOf = ({ context, event }: { context: Context; event: ProfileEvent }): ProfileUpdate => {
  assertEvent(event, 'profile.submitted');
  return profileUpdate(event.fields, context.otpToken);
};
const photoOf = ({ event }: { event: ProfileEvent }) => {
  assertEvent(event, 'photo.chosen');
  return { photo: event.photo };
};

export const profileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ProfileEvent,
    emitted: {} as ToastRequested | UserRefreshed | ProfileSaved,
    /** `busy`: the form is being saved. `photoBusy`: the picture is. */
    tags: {} as 'busy' | 'photoBusy',
    children: {} as {
      saveProfile: 'saveProfile';
      sendCode: 'sendCode';
      uploadPhoto: 'uploadPhoto';
      deletePhoto: 'deletePhoto';
    },
  },
  actors: {
    saveProfile: unprovided<SaveProfileOutcome, ProfileUpdate>('saveProfile'),
    sendCode: unprovided<CodeOutcome>('sendCode'),
    uploadPhoto: unprovided<PhotoOutcome, { photo: Blob }>('uploadPhoto'),
    deletePhoto: unprovided<PhotoOutcome>('deletePhoto'),
  },
  actions: {
    rememberFieldErrors: assign((_, outcome: SaveProfileOutcome) => ({
      fieldErrors: fieldErrorsOf(outcome),
    })),
    clearFieldErrors: assign({ fieldErrors: {} }),
    reportUser: enqueueActions(({ enqueue }, outcome: Outcome<User>) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'user.refreshed', user: outcome.value });
    }),
    rememberToken: assign((_, outcome: CodeOutcome) =>
      outcome.kind === 'ok' ? { otpToken: outcome.value.otpToken } : {},
    ),
    forgetToken: assign({ otpToken: null }),
    sayCodeFailed: enqueueActions(({ enqueue }, outcome: CodeOutcome) => {
      const message = failureMessage(outcome, messages.unexpected);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    reportSaved: emit({ type: 'profile.saved' }),
    saySaved: emit(successToast(messages.profileSaved)),
    saySaveFailed: enqueueActions(({ enqueue }, outcome: SaveProfileOutcome) => {
      const message = failureMessage(outcome, messages.profileFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayPhotoRefused: enqueueActions(({ enqueue }, { photo }: { photo: Blob }) => {
      const refusal = photoRefusal(photo);
      if (refusal !== null) enqueue.emit(errorToast(refusal));
    }),
    sayPhotoFailed: enqueueActions(({ enqueue }, outcome: PhotoOutcome) => {
      const [blamed] = fieldErrorsOf(outcome).photo ?? [];
      const message = blamed ?? failureMessage(outcome, messages.avatarFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.unexpected)),
  },
  guards: {
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    hasFieldErrors: (_, outcome: Outcome<unknown>) => hasFieldErrors(outcome),
    isPicture: (_, { photo }: { photo: Blob }) => photoRefusal(photo) === null,
  },
}).createMachine({
  id: 'profile',
  description:
    'A member’s profile: the form, and in parallel the confirmation of a new email address or password, and the picture, which is saved immediately.',
  context: untouched,
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          description: 'The member changes the profile.',
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
                target: 'editing',
                actions: [{ type: 'reportUser', params: outputOf }, 'forgetToken', 'reportSaved', 'saySaved'],
              },
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: 'editing.rejected',
                actions: { type: 'rememberFieldErrors', params: outputOf },
              },
              { target: 'editing', actions: { type: 'saySaveFailed', params: outputOf } },
            ],
            onError: { target: 'editing', actions: 'sayUnexpected' },
          },
        },
      },
    },
    confirmation: {
      description:
        'A new email address or password is confirmed by the current password, or by a mailed code.',
      initial: 'ready',
      states: {
        ready: {
          description: 'Another code can be asked for.',
          on: { 'code.requested': { target: 'sendingCode' } },
        },
        sendingCode: {
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            onDone: [
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'ready',
                actions: { type: 'rememberToken', params: outputOf },
              },
              { target: 'ready', actions: { type: 'sayCodeFailed', params: outputOf } },
            ],
            onError: { target: 'ready', actions: 'sayUnexpected' },
          },
        },
      },
    },
    photo: {
      initial: 'settled',
      states: {
        settled: {
          description: 'The saved picture, or the default one.',
          on: {
            'photo.chosen': [
              { guard: { type: 'isPicture', params: eventItself }, target: 'uploading' },
              { actions: { type: 'sayPhotoRefused', params: eventItself } },
            ],
            'photo.removed': { target: 'removing' },
          },
        },
        uploading: {
          tags: ['photoBusy'],
          invoke: {
            id: 'uploadPhoto',
            src: 'uploadPhoto',
            input: photoOf,
            onDone: [
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'settled',
                actions: { type: 'reportUser', params: outputOf },
              },
              { target: 'settled', actions: { type: 'sayPhotoFailed', params: outputOf } },
            ],
            onError: { target: 'settled', actions: 'sayUnexpected' },
          },
        },
        removing: {
          tags: ['photoBusy'],
          invoke: {
            id: 'deletePhoto',
            src: 'deletePhoto',
            onDone: [
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'settled',
                actions: { type: 'reportUser', params: outputOf },
              },
              { target: 'settled', actions: { type: 'sayPhotoFailed', params: outputOf } },
            ],
            onError: { target: 'settled', actions: 'sayUnexpected' },
          },
        },
      },
    },
  },
});
