import { assign, enqueueActions, setup } from 'xstate';
import { guestMessages } from '#domain/message/guest-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { type GuestAnswers, guestMetas, noGuestAnswers } from '#domain/onboarding/guest-answers.ts';
import { isAnythingPreferred, type Preferences } from '#domain/preferences/preferences.ts';
import type { PreferencesEdit } from '#domain/preferences/preferences-edit.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import type { PreferencesSaved, SavedOutcome } from '../shared/saved-preferences.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  answers: GuestAnswers;
}

const initialContext = (): Context => ({ answers: noGuestAnswers });
const editOf = ({ context: { answers } }: { context: Context }): PreferencesEdit => ({
  before: {},
  own: guestMetas(answers),
});

export const guestAnswersTransferMachine = setup({
  types: {
    context: {} as Context,
    emitted: {} as PreferencesSaved | ToastRequested,
    children: {} as {
      readAnswers: 'readAnswers';
      loadPreferences: 'loadPreferences';
      savePreferences: 'savePreferences';
      clearAnswers: 'clearAnswers';
    },
  },
  actors: {
    /** The answers stored on this device; null without any. */
    readAnswers: unprovided<GuestAnswers | null>('readAnswers'),
    loadPreferences: unprovided<Outcome<Preferences>>('loadPreferences'),
    /** Asks for the consent first. */
    savePreferences: unprovided<SavedOutcome, PreferencesEdit>('savePreferences'),
    clearAnswers: unprovided<null>('clearAnswers'),
  },
  actions: {
    sayFailed: sayFailed(),
    takeUp: assign((_, answers: GuestAnswers | null) => ({ answers: answers ?? noGuestAnswers })),
    reportSaved: enqueueActions(({ enqueue }, outcome: SavedOutcome) => {
      if (outcome.kind !== 'ok') return;
      enqueue.emit({ type: 'preferences.saved', preferences: outcome.value.preferences });
      enqueue.emit(successToast(guestMessages.answersSaved));
    }),
  },
  guards: {
    hasAnswers: (_, answers: GuestAnswers | null) => answers !== null,
    isUndecided: (_, outcome: Outcome<Preferences>) =>
      outcome.kind === 'ok' && !isAnythingPreferred(outcome.value),
    isOk: isKind('ok'),
    isCanceled: isKind('canceled'),
  },
}).createMachine({
  id: 'guestAnswersTransfer',
  description:
    'What a member answered as a guest becomes the preferences of the account, unless it has some; then the device forgets it.',
  context: initialContext,
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readAnswers',
        src: 'readAnswers',
        onDone: [
          {
            guard: { type: 'hasAnswers', params: outputOf },
            target: 'comparing',
            actions: { type: 'takeUp', params: outputOf },
          },
          { target: 'over' },
        ],
        onError: { target: 'over' },
      },
    },
    comparing: {
      description: 'Preferences of the account are never replaced.',
      invoke: {
        id: 'loadPreferences',
        src: 'loadPreferences',
        onDone: [
          { guard: { type: 'isUndecided', params: outputOf }, target: 'saving' },
          { guard: { type: 'isOk', params: outputOf }, target: 'clearing' },
          { target: 'over' },
        ],
        onError: { target: 'over' },
      },
    },
    saving: {
      description: 'Once the member agrees. If it fails, it is tried again on the next visit.',
      invoke: submission({
        id: 'savePreferences',
        src: 'savePreferences',
        input: editOf,
        onOk: { target: 'clearing', actions: { type: 'reportSaved', params: outputOf } },
        onOther: [{ guard: { type: 'isCanceled', params: outputOf }, target: 'clearing' }],
        onFailed: { target: 'over' },
        failureText: messages.preferencesFailed,
      }),
    },
    clearing: {
      invoke: {
        id: 'clearAnswers',
        src: 'clearAnswers',
        onDone: { target: 'over' },
        onError: { target: 'over' },
      },
    },
    over: { type: 'final' },
  },
});
