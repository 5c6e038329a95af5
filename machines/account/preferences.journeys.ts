import { messages } from '#domain/message/messages.ts';
import { toMetas } from '#domain/preferences/preferences.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { savedBefore } from './preferences.cases.ts';
import type { preferencesMachine } from './preferences.machine.ts';

const loaded = { answer: 'loadPreferences', with: ok(savedBefore) } as const;
const submitted = { type: 'preferences.submitted' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const milk = { type: 'name.toggled', field: 'allergens', name: 'Milk' } as const;
const withMilk = { ...savedBefore, allergens: ['Milk'] };

export const preferencesJourneys: readonly JourneyOf<typeof preferencesMachine>[] = [
  {
    title: 'PREF-02 the form holds what was saved before',
    events: [loaded],
    end: 'editing',
    context: { draft: savedBefore, saved: savedBefore },
  },
  {
    title: 'PREF-03 PREF-05 to 10 Continue saves everything and goes on',
    events: [
      loaded,
      milk,
      { type: 'intolerance.toggled', intolerance: 'fodmap' },
      { type: 'ingredients.ticked', intolerance: 'sulfur', names: ['Garlic'] },
      submitted,
      {
        answer: 'savePreferences',
        with: ok({ preferences: withMilk, place: { to: 'membershipBenefits' } }),
      },
    ],
    end: 'saved',
    calls: [
      { id: 'loadPreferences' },
      {
        id: 'savePreferences',
        input: {
          metas: toMetas({
            ...withMilk,
            intolerances: { ...withMilk.intolerances, fodmap: true },
            tickedIngredients: { ...withMilk.tickedIngredients, sulfur: ['Garlic'] },
          }),
        },
      },
    ],
    emits: [
      successToast(messages.preferencesSaved),
      { type: 'preferences.saved', preferences: withMilk },
      navigationTo({ to: 'membershipBenefits' }),
    ],
  },
  {
    title: 'ERR-29 a save that fails is told; the form stays as it is',
    events: [loaded, milk, submitted, { answer: 'savePreferences', with: broken }],
    end: 'editing',
    emits: [errorToast('Something went wrong while updating your preferences.')],
    context: { draft: withMilk, saved: savedBefore },
  },
  {
    title: 'PREF-02 without the saved ones there is no form that could overwrite them, only another try',
    events: [
      { answer: 'loadPreferences', with: broken },
      milk,
      submitted,
      { type: 'retry.requested' },
      loaded,
    ],
    end: 'editing',
    calls: [{ id: 'loadPreferences' }, { id: 'loadPreferences' }],
    context: { draft: savedBefore, failure: null },
  },
  {
    title: 'PREF-02 a defect in fetching the saved ones leaves no form that could overwrite them',
    events: [{ defect: 'loadPreferences' }],
    end: 'failed',
    calls: [{ id: 'loadPreferences' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'ERR-29 a defect in saving is told; the form stays as it is',
    events: [loaded, milk, submitted, { defect: 'savePreferences' }],
    end: 'editing',
    emits: [errorToast('Something went wrong while updating your preferences.')],
    context: { draft: withMilk, saved: savedBefore },
  },
];
