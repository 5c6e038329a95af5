import { noPreferences } from '#domain/preferences/preferences.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { guestAnswersTransferMachine } from './guest-answers-transfer.machine.ts';
import { noMilk } from './guest-profile.cases.ts';

export const saved = ok({
  preferences: { ...noPreferences, allergens: ['Milk'] },
  place: { to: 'dashboard' },
} as const);
export const decided = ok({ ...noPreferences, diets: ['Vegan'] });

export const guestAnswersTransferCases: CasesOf<typeof guestAnswersTransferMachine> = {
  events: {},
  outputs: {
    readAnswers: [noMilk, null],
    loadPreferences: { ...failures, ok: [ok(noPreferences), decided] },
    savePreferences: { ...failures, ok: [saved] },
    clearAnswers: [null],
  },
};
