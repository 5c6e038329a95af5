import { noAnswers } from '#domain/onboarding/quiz.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { progressAt } from './health-quiz.cases.ts';
import type { healthQuizMachine } from './health-quiz.machine.ts';

const nothingStored = { resolves: 'loadProgress', with: progressAt('dietType') } as const;
const storedReview = { resolves: 'loadProgress', with: progressAt('review') } as const;
const next = { type: 'next.requested' } as const;
const backRequested = { type: 'back.requested' } as const;
const submitted = { type: 'answers.submitted' } as const;
const changed = (progress: ReturnType<typeof progressAt>) =>
  ({ type: 'progress.changed', progress }) as const;

export const healthQuizJourneys: readonly JourneyOf<typeof healthQuizMachine>[] = [
  {
    title: 'ONB-06 ONB-08 ONB-10 ONB-12 ONB-14 shows five steps in order, stores each, then the review',
    events: [
      nothingStored,
      { type: 'diet.answered', follows: true },
      { type: 'name.toggled', field: 'diets', name: 'Vegan' },
      next,
      { type: 'name.toggled', field: 'proteinSources', name: 'Plant-Based' },
      next,
      { type: 'name.toggled', field: 'allergens', name: 'Peanuts' },
      next,
      { type: 'intolerance.toggled', intolerance: 'fodmap' },
      next,
      { type: 'name.toggled', field: 'excludedIngredients', name: 'Coriander' },
      next,
    ],
    end: 'reviewing',
    context: {
      step: 'review',
      answers: {
        ...noAnswers,
        followsDiet: true,
        diets: ['Vegan'],
        proteinSources: ['Plant-Based'],
        allergens: ['Peanuts'],
        intolerances: { ...noAnswers.intolerances, fodmap: true },
        excludedIngredients: ['Coriander'],
      },
    },
  },
  {
    title: 'ONB-08 the stored progress has the step and the answers',
    events: [nothingStored, { type: 'diet.answered', follows: false }, next],
    end: { asking: 'proteinSources' },
    emits: [
      changed(progressAt('dietType')),
      changed(progressAt('dietType', { followsDiet: false })),
      changed(progressAt('proteinSources', { followsDiet: false })),
    ],
  },
  {
    title: 'ONB-09 Back goes one step down and stays at the first',
    events: [nothingStored, next, next, backRequested, backRequested, backRequested],
    end: { asking: 'dietType' },
  },
  {
    title: 'ONB-11 a reload resumes at the stored step with the stored answers',
    events: [
      {
        resolves: 'loadProgress',
        with: progressAt('allergies', { allergens: ['Milk'] }),
      },
    ],
    end: { asking: 'allergies' },
    context: { step: 'allergies', answers: { ...noAnswers, allergens: ['Milk'] } },
  },
  {
    title: 'ONB-10 ONB-18 Finish opens the review, Change goes back to its step',
    events: [
      { resolves: 'loadProgress', with: progressAt('excludedIngredients') },
      next,
      { type: 'change.requested', step: 'foodIntolerances' },
    ],
    end: { asking: 'foodIntolerances' },
    emits: [
      changed(progressAt('excludedIngredients')),
      navigationTo({ to: 'preferencesPreview' }),
      changed(progressAt('review')),
      navigationTo({ to: 'healthQuiz' }),
      changed(progressAt('foodIntolerances')),
    ],
  },
  {
    title: 'ONB-18 the browser’s buttons navigate between questions and review as well',
    events: [storedReview, { type: 'questions.reached' }, { type: 'review.reached' }],
    end: 'reviewing',
  },
  {
    title: 'ONB-19 ONB-20 ONB-21 OK-02 Submit saves, clears the progress and opens the next screen',
    events: [
      {
        resolves: 'loadProgress',
        with: progressAt('review', { followsDiet: false, diets: ['Vegan'], allergens: ['Milk'] }),
      },
      submitted,
      {
        resolves: 'savePreferences',
        with: ok({ preferences: noPreferences, place: { to: 'membershipBenefits' } }),
      },
    ],
    end: 'saved',
    calls: [
      { id: 'loadProgress' },
      {
        id: 'savePreferences',
        input: {
          before: {},
          own: {
            recipes_diet: [],
            recipe_protein_sources: [],
            recipes_excluded_ingredients: ['Milk'],
            recipes_disliked_ingredients: [],
            recipe_low_oxalate_enabled: false,
            recipe_low_histamine_enabled: false,
            recipe_low_sulfur_enabled: false,
            recipe_low_fodmap_enabled: false,
            recipe_low_salicylate_enabled: false,
          },
        },
      },
    ],
    emits: [
      changed(progressAt('review', { followsDiet: false, diets: ['Vegan'], allergens: ['Milk'] })),
      { type: 'progress.finished' },
      successToast('Your preferences have been updated successfully!'),
      { type: 'preferences.saved', preferences: noPreferences },
      navigationTo({ to: 'membershipBenefits' }),
    ],
  },
  {
    title: 'ERR-29 shows an error when saving fails and keeps the answers for a retry',
    events: [
      storedReview,
      submitted,
      { resolves: 'savePreferences', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'reviewing',
    emits: [
      changed(progressAt('review')),
      errorToast('Something went wrong while updating your preferences.'),
      changed(progressAt('review')),
    ],
  },
  {
    title: 'ONB-11 starts at the first step if the progress cannot be read',
    events: [{ rejects: 'loadProgress' }],
    end: { asking: 'dietType' },
  },
  {
    title: 'ONB-11 a reload resumes at the protein sources as well',
    events: [{ resolves: 'loadProgress', with: progressAt('proteinSources') }],
    end: { asking: 'proteinSources' },
    context: { step: 'proteinSources' },
  },
  {
    title: 'ONB-15 stores the accepted ingredients of an intolerance with the answers',
    events: [
      { resolves: 'loadProgress', with: progressAt('foodIntolerances') },
      { type: 'ingredients.ticked', intolerance: 'sulfur', names: ['Garlic'] },
    ],
    end: { asking: 'foodIntolerances' },
    context: {
      answers: { ...noAnswers, tickedIngredients: { ...noAnswers.tickedIngredients, sulfur: ['Garlic'] } },
    },
  },
  {
    title: 'ONB-09 Back goes one step down from the last steps as well',
    events: [
      { resolves: 'loadProgress', with: progressAt('excludedIngredients') },
      backRequested,
      backRequested,
    ],
    end: { asking: 'allergies' },
    emits: [
      changed(progressAt('excludedIngredients')),
      changed(progressAt('foodIntolerances')),
      changed(progressAt('allergies')),
    ],
  },
  {
    title: 'ONB-18 going back to the questions opens the last one',
    events: [storedReview, { type: 'questions.reached' }],
    end: { asking: 'excludedIngredients' },
  },
  {
    title: 'ERR-29 shows an error after an exception in saving and keeps the answers for a retry',
    events: [storedReview, submitted, { rejects: 'savePreferences' }],
    end: 'reviewing',
    emits: [
      changed(progressAt('review')),
      errorToast('Something went wrong while updating your preferences.'),
      changed(progressAt('review')),
    ],
  },
];
