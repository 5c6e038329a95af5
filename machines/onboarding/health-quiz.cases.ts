import { noAnswers, type QuizAnswers, type QuizProgress } from '#domain/onboarding/quiz.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { healthQuizMachine } from './health-quiz.machine.ts';

export const progressAt = (step: QuizProgress['step'], answers: Partial<QuizAnswers> = {}): QuizProgress => ({
  step,
  answers: { ...noAnswers, ...answers },
  before: {},
});

export const healthQuizCases: CasesOf<typeof healthQuizMachine> = {
  events: {
    'diet.answered': [{ type: 'diet.answered', follows: true }],
    'name.toggled': [{ type: 'name.toggled', field: 'allergens', name: 'Milk' }],
    'intolerance.toggled': [{ type: 'intolerance.toggled', intolerance: 'oxalate' }],
    'ingredients.ticked': [{ type: 'ingredients.ticked', intolerance: 'sulfur', names: ['Garlic'] }],
    'next.requested': [{ type: 'next.requested' }],
    'back.requested': [{ type: 'back.requested' }],
    'change.requested': [
      { type: 'change.requested', step: 'dietType' },
      { type: 'change.requested', step: 'proteinSources' },
      { type: 'change.requested', step: 'allergies' },
      { type: 'change.requested', step: 'foodIntolerances' },
      { type: 'change.requested', step: 'excludedIngredients' },
    ],
    'answers.submitted': [{ type: 'answers.submitted' }],
    'questions.reached': [{ type: 'questions.reached' }],
    'review.reached': [{ type: 'review.reached' }],
  },
  outputs: {
    loadProgress: [
      progressAt('dietType'),
      progressAt('proteinSources'),
      progressAt('allergies'),
      progressAt('foodIntolerances'),
      progressAt('excludedIngredients'),
      progressAt('review'),
    ],
    savePreferences: {
      ...failures,
      ok: [ok({ preferences: noPreferences, place: { to: 'membershipBenefits' } })],
    },
  },
};
