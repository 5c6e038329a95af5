import { type GuestAnswers, noGuestAnswers } from '#domain/onboarding/guest-answers.ts';
import { sampleCard } from '../recipes/recipe.samples.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { guestProfileMachine } from './guest-profile.machine.ts';

export const noMilk: GuestAnswers = { ...noGuestAnswers, allergens: ['Milk'] };
export const dishes = [sampleCard(17)];

export const guestProfileCases: CasesOf<typeof guestProfileMachine> = {
  input: { recipeId: null },
  otherInputs: [{ recipeId: '17' }],
  events: {
    'answer.changed': [{ type: 'answer.changed', question: 'allergens', chosen: ['Milk'] }],
    'dishes.requested': [{ type: 'dishes.requested' }],
    'answers.reopened': [{ type: 'answers.reopened' }],
    'answers.forgotten': [{ type: 'answers.forgotten' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    readAnswers: [noMilk, null],
    findDishes: { ...failures, ok: [ok(dishes)] },
  },
  distinguish: ({ recipeId }) => recipeId,
};
