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
import { type FieldErrors, fieldErrorsOf, hasFieldErrors, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type ProfileField = keyof ProfileUpdate;

interface Context {
  fieldErrors: FieldErrors<ProfileField>;
  /** Token of the last emailed code; null without one. */
  otpToken: string | null;
}

export type ProfileEvent =
  | { type: 'profile.submitted'; fields: ProfileFields; opened: ProfileFields }
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

const initialContext = (): Context => ({ fieldErrors: {}, otpToken: null });

/** The profile is taken from the event, so that no password is in the context. */
const updateOf = ({ context, event }: { context: Context; event: ProfileEvent }): ProfileUpdate => {
  assertEvent(event, 'profile.submitted');
  return profileUpdate(event.fields, event.opened, context.otpToken);
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
    sayFailed: sayFailed(),
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
    reportSaved: emit({ type: 'profile.saved' }),
    saySaved: emit(successToast(messages.profileSaved)),
    sayPhotoRefused: enqueueActions(({ enqueue }, { photo }: { photo: Blob }) => {
      const refusal = photoRefusal(photo);
      if (refusal !== null) enqueue.emit(errorToast(refusal));
    }),
    sayPhotoRejected: enqueueActions(({ enqueue }, outcome: PhotoOutcome) => {
      const [blamed] = fieldErrorsOf(outcome).photo ?? [];
      if (blamed !== undefined) enqueue.emit(errorToast(blamed));
    }),
  },
  guards: {
    isOk: isKind('ok'),
    hasFieldErrors: hasFieldErrors(),
    isPicture: (_, { photo }: { photo: Blob }) => photoRefusal(photo) === null,
  },
}).createMachine({
  id: 'profile',
  description:
    'A member’s profile: the form, and in parallel the confirmation of a new email address or password, and the picture, which is saved immediately.',
  context: initialContext,
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
          invoke: submission({
            id: 'saveProfile',
            src: 'saveProfile',
            input: updateOf,
            onOk: {
              target: 'editing',
              actions: [{ type: 'reportUser', params: outputOf }, 'forgetToken', 'reportSaved', 'saySaved'],
            },
            onOther: [
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: 'editing.rejected',
                actions: { type: 'rememberFieldErrors', params: outputOf },
              },
            ],
            onFailed: { target: 'editing' },
            failureText: messages.profileFailed,
          }),
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
          invoke: submission({
            id: 'sendCode',
            src: 'sendCode',
            onOk: { target: 'ready', actions: { type: 'rememberToken', params: outputOf } },
            onFailed: { target: 'ready' },
            failureText: messages.unexpected,
          }),
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
          invoke: submission({
            id: 'uploadPhoto',
            src: 'uploadPhoto',
            input: photoOf,
            onOther: [
              {
                guard: { type: 'hasFieldErrors', params: outputOf },
                target: 'settled',
                actions: { type: 'sayPhotoRejected', params: outputOf },
              },
            ],
            onOk: { target: 'settled', actions: { type: 'reportUser', params: outputOf } },
            onFailed: { target: 'settled' },
            failureText: messages.avatarFailed,
          }),
        },
        removing: {
          tags: ['photoBusy'],
          invoke: submission({
            id: 'deletePhoto',
            src: 'deletePhoto',
            onOk: { target: 'settled', actions: { type: 'reportUser', params: outputOf } },
            onFailed: { target: 'settled' },
            failureText: messages.avatarFailed,
          }),
        },
      },
    },
  },
});
