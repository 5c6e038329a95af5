import { createActor, fromPromise, toPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { addsFoodNeeds } from '#domain/consent/consents.ts';
import { consentMessages } from '#domain/message/consent-messages.ts';
import { quizAnswersFrom } from '#domain/onboarding/guest-answers.ts';
import type { QuizProgress } from '#domain/onboarding/quiz.ts';
import { type MetasToSave, noPreferences, toMetas } from '#domain/preferences/preferences.ts';
import { changesOfPreferences, type PreferencesEdit } from '#domain/preferences/preferences-edit.ts';
import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import { healthQuizMachine } from '#machines/onboarding/health-quiz.machine.ts';
import {
  type MetasOutcome,
  preferencesSavingMachine,
} from '#machines/onboarding/preferences-saving.machine.ts';
import { errorToast } from '#machines/shared/announcements.ts';
import type { SavedOutcome } from '#machines/shared/saved-preferences.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { askConsent } from '#src/flows/account/consent-flow.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { fetchPreferences, loadPreferences } from '#src/flows/recipes/recipe-flows.ts';
import { settledSettings } from '#src/flows/shell/settled-settings.ts';
import { readStoredGuestAnswers } from './guest-answers-store.ts';
import { readStoredProgress } from './quiz-progress.ts';

type Body = components['schemas']['Preferences'];

export const preferencesSavingFlow = (settings: AppFlows['settings']) =>
  preferencesSavingMachine.provide({
    actors: {
      savePreferences: fromPromise<MetasOutcome, { metas: MetasToSave }>(({ input, signal }) =>
        outcomeOf(
          // the names come from the server's own lists; it refuses others
          client.POST('/users/me/preferences', { body: input.metas as Body, signal }),
          ({ data }) => data,
        ),
      ),
      endFirstLogin: fromPromise(({ signal }) =>
        outcomeOf(client.POST('/users/me/metas', { body: { first_login: false }, signal }), () => null),
      ),
      loadSettings: fromPromise(({ signal }) => settledSettings(settings, signal)),
    },
  });

export interface SavingParts {
  readonly settings: AppFlows['settings'];
  /** Asks for the consent to store allergens and intolerances; they are not sent before. */
  readonly mayStore: () => Promise<boolean>;
}

export const savingPartsOf = (flows: AppFlows): SavingParts => ({
  settings: flows.settings,
  mayStore: async () => {
    const isGiven = await askConsent(flows, 'food');
    if (!isGiven) flows.announce(errorToast(consentMessages.foodDeclined));
    return isGiven;
  },
});

/**
 * Runs the whole save: all preferences are sent, what the member left as it was as it is stored by now. `signal` cancels
 * it.
 */
export const savePreferences = ({ settings, mayStore }: SavingParts) =>
  fromPromise<SavedOutcome, PreferencesEdit>(async ({ input, signal }) => {
    // before the read, since the member may take long to decide
    const isAdding = addsFoodNeeds(changesOfPreferences(input, input.before));
    if (isAdding && !(await mayStore())) return { kind: 'canceled' };
    const now = await fetchPreferences(signal);
    if (now.kind !== 'ok') return now;
    const stored = toMetas(now.value);
    const metas = { ...stored, ...changesOfPreferences(input, stored) };
    const saving = createActor(preferencesSavingFlow(settings));
    const stop = () => saving.stop();
    signal.addEventListener('abort', stop);
    try {
      const saved = toPromise(saving.start());
      saving.send({ type: 'save.requested', metas });
      const outcome = await saved;
      // a stopped actor is done as well, but without an output
      return signal.aborted ? { kind: 'canceled' } : outcome;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  });

export const preferencesFlow = (parts: SavingParts) =>
  preferencesMachine.provide({ actors: { loadPreferences, savePreferences: savePreferences(parts) } });

export const healthQuizFlow = (parts: SavingParts, userId: string) =>
  healthQuizMachine.provide({
    actors: {
      loadProgress: fromPromise<QuizProgress>(async () => {
        const progress = readStoredProgress(userId);
        if (progress !== null) return progress;
        const saved = await toPromise(createActor(loadPreferences).start());
        return {
          step: 'dietType',
          before: saved.kind === 'ok' ? toMetas(saved.value) : {},
          answers: quizAnswersFrom(
            saved.kind === 'ok' ? saved.value : noPreferences,
            readStoredGuestAnswers(),
          ),
        };
      }),
      savePreferences: savePreferences(parts),
    },
  });
