import { assign, emit, enqueueActions, setup } from 'xstate';
import { guestMessages } from '#domain/message/guest-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { type GuestAnswers, guestMetas, noGuestAnswers } from '#domain/onboarding/guest-answers.ts';
import { isAnythingPreferred, type Preferences } from '#domain/preferences/preferences.ts';
import { errorToast, successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isOk, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import type { MetasToSave, PreferencesSaved, SavedOutcome } from '../shared/saved-preferences.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  answers: GuestAnswers;
}

const nothing = (): Context => ({ answers: noGuestAnswers });
const metasOf = ({ context: { answers } }: { context: Context }): { metas: MetasToSave } => ({
  metas: guestMetas(answers),
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
    savePreferences: unprovided<SavedOutcome, { metas: MetasToSave }>('savePreferences'),
    clearAnswers: unprovided<null>('clearAnswers'),
  },
  actions: {
    takeUp: assign((_, answers: GuestAnswers | null) => ({ answers: answers ?? noGuestAnswers })),
    reportSaved: enqueueActions(({ enqueue }, outcome: SavedOutcome) => {
      if (outcome.kind !== 'ok') return;
      enqueue.emit({ type: 'preferences.saved', preferences: outcome.value.preferences });
      enqueue.emit(successToast(guestMessages.answersSaved));
    }),
    sayFailed: enqueueActions(({ enqueue }, outcome: SavedOutcome) => {
      const message = failureMessage(outcome, messages.preferencesFailed);
      if (message !== null) enqueue.emit(errorToast(message));
    }),
    sayUnexpected: emit(errorToast(messages.preferencesFailed)),
  },
  guards: {
    hasAnswers: (_, answers: GuestAnswers | null) => answers !== null,
    isUndecided: (_, outcome: Outcome<Preferences>) =>
      outcome.kind === 'ok' && !isAnythingPreferred(outcome.value),
    isOk: (_, outcome: Outcome<unknown>) => isOk(outcome),
    isCanceled: (_, outcome: SavedOutcome) => outcome.kind === 'canceled',
  },
}).createMachine({
  id: 'guestAnswersTransfer',
  description:
    'What a member answered as a guest becomes the preferences of the account, unless it has some; then the device forgets it.',
  context: nothing,
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
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: metasOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'clearing',
            actions: { type: 'reportSaved', params: outputOf },
          },
          { guard: { type: 'isCanceled', params: outputOf }, target: 'clearing' },
          { target: 'over', actions: { type: 'sayFailed', params: outputOf } },
        ],
        onError: { target: 'over', actions: 'sayUnexpected' },
      },
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
