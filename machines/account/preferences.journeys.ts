import { messages } from '#domain/message/messages.ts';
import { toMetas } from '#domain/preferences/preferences.ts';
import { errorToast, navigationTo, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { savedBefore } from './preferences.cases.ts';
import type { preferencesMachine } from './preferences.machine.ts';

const loaded = { resolves: 'loadPreferences', with: ok(savedBefore) } as const;
const submitted = { type: 'preferences.submitted' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const milk = { type: 'name.toggled', field: 'allergens', name: 'Milk' } as const;
const withMilk = { ...savedBefore, allergens: ['Milk'] };

export const preferencesJourneys: readonly JourneyOf<typeof preferencesMachine>[] = [
  {
    title: 'PREF-02 the form shows the saved preferences',
    events: [loaded],
    end: 'editing',
    context: { draft: savedBefore, saved: savedBefore },
  },
  {
    title: 'PREF-03 Continue saves all preferences and opens the next screen',
    events: [
      loaded,
      milk,
      { type: 'intolerance.toggled', intolerance: 'fodmap' },
      { type: 'ingredients.ticked', intolerance: 'sulfur', names: ['Garlic'] },
      submitted,
      {
        resolves: 'savePreferences',
        with: ok({ preferences: withMilk, place: { to: 'membershipBenefits' } }),
      },
    ],
    end: 'saved',
    calls: [
      { id: 'loadPreferences' },
      {
        id: 'savePreferences',
        input: {
          before: toMetas(savedBefore),
          own: toMetas({
            ...withMilk,
            intolerances: { ...withMilk.intolerances, fodmap: true },
            tickedIngredients: { ...withMilk.tickedIngredients, sulfur: ['Garlic'] },
          }),
        },
      },
    ],
    emits: [
      successToast('Your preferences have been updated successfully!'),
      { type: 'preferences.saved', preferences: withMilk },
      navigationTo({ to: 'membershipBenefits' }),
    ],
  },
  {
    title: 'PREF-10 the sheet of ingredients adds to the list that it was opened for',
    events: [loaded, { type: 'list.chosen', list: 'likedIngredients' }],
    end: 'editing',
    context: { picking: 'likedIngredients' },
  },
  {
    title: 'ERR-29 shows an error when saving fails and keeps the form',
    events: [loaded, milk, submitted, { resolves: 'savePreferences', with: broken }],
    end: 'editing',
    emits: [errorToast('Something went wrong while updating your preferences.')],
    context: { draft: withMilk, saved: savedBefore },
  },
  {
    title: 'PREF-02 shows a retry instead of an empty form when the preferences cannot be loaded',
    events: [
      { resolves: 'loadPreferences', with: broken },
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
    title: 'PREF-02 shows no empty form after an exception in loading the preferences',
    events: [{ rejects: 'loadPreferences' }],
    end: 'failed',
    calls: [{ id: 'loadPreferences' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'ERR-29 shows an error after an exception in saving and keeps the form',
    events: [loaded, milk, submitted, { rejects: 'savePreferences' }],
    end: 'editing',
    emits: [errorToast('Something went wrong while updating your preferences.')],
    context: { draft: withMilk, saved: savedBefore },
  },
];
