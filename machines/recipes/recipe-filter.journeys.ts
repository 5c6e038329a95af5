import { messages } from '#domain/message/messages.ts';
import { switchPresetOn } from '#domain/recipe-filter/preset.ts';
import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { allChoices, savedPreferences } from './recipe-filter.cases.ts';
import type { recipeFilterMachine } from './recipe-filter.machine.ts';

const opened = { type: 'filter.opened', filter: emptyFilter } as const;
const chosen = { answer: 'loadChoices', with: allChoices } as const;
const submitted = { type: 'filter.submitted' } as const;
const toggled = { type: 'preset.toggled' } as const;
const savedKnown = { answer: 'loadPreferences', with: ok(savedPreferences) } as const;
const preset = switchPresetOn(emptyFilter, savedPreferences);
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const recipeFilterJourneys: readonly JourneyOf<typeof recipeFilterMachine>[] = [
  {
    title: 'FILT-04 FILT-07 diets, proteins and allergens are those of the server',
    events: [opened, chosen],
    end: { open: { choices: 'settled', preset: 'loading' } },
    context: {
      choices: {
        diets: { names: ['Vegan', 'Paleo'], failure: null },
        proteinSources: { names: ['Fish', 'Eggs'], failure: null },
        allergens: { names: ['Milk', 'Peanuts'], failure: null },
      },
    },
  },
  {
    title: 'FILT-10 Apply Filter closes the sheet and passes what was chosen',
    events: [
      opened,
      chosen,
      { type: 'name.toggled', field: 'allergens', name: 'Milk' },
      { type: 'name.toggled', field: 'diet', name: 'Vegan' },
      { type: 'calories.chosen', min: 200, max: 600 },
      submitted,
    ],
    end: 'closed',
    emits: [
      {
        type: 'filter.applied',
        filter: { ...emptyFilter, allergens: ['Milk'], diet: ['Vegan'], minCalories: 200, maxCalories: 600 },
      },
    ],
  },
  {
    title: 'a dismissed draft reaches nobody, and the next opening starts from what the list shows',
    events: [
      opened,
      chosen,
      { type: 'flag.toggled', field: 'isLowFodmap' },
      { type: 'filter.dismissed' },
      opened,
    ],
    end: { open: { choices: 'settled', preset: 'loading' } },
    calls: [{ id: 'loadPreferences', aborted: true }, { id: 'loadChoices' }, { id: 'loadPreferences' }],
    emits: [],
    context: { draft: emptyFilter },
  },
  {
    title: 'FILT-11 FILT-12 Clear Filter empties everything and waits for Apply',
    events: [
      {
        type: 'filter.opened',
        filter: { ...emptyFilter, query: 'soup', isLowSulfur: '2', isLowFodmap: true, maxCalories: 300 },
      },
      chosen,
      { type: 'filter.cleared' },
    ],
    end: { open: { choices: 'settled', preset: 'loading' } },
    emits: [],
    context: { draft: emptyFilter },
  },
  {
    title: 'FILT-21 FILT-22 OR-42 a slider is switched on, moved, and switched off again',
    events: [
      opened,
      chosen,
      { type: 'level.chosen', field: 'isLowOxalate', level: '3' },
      { type: 'level.toggled', field: 'isLowOxalate' },
      { type: 'level.chosen', field: 'isLowOxalate', level: '2' },
      { type: 'level.toggled', field: 'isLowHistamine' },
      { type: 'level.toggled', field: 'isLowHistamine' },
      submitted,
    ],
    end: 'closed',
    emits: [{ type: 'filter.applied', filter: { ...emptyFilter, isLowOxalate: '2', isLowHistamine: '' } }],
  },
  {
    title: 'ERR-52 without the diets their section says so and the rest can be used',
    events: [
      opened,
      { answer: 'loadChoices', with: { ...allChoices, diets: broken } },
      { type: 'name.toggled', field: 'proteinSources', name: 'Fish' },
      submitted,
    ],
    end: 'closed',
    emits: [{ type: 'filter.applied', filter: { ...emptyFilter, proteinSources: ['Fish'] } }],
    context: {
      choices: {
        diets: { names: [], failure: 'Could not fetch diet. Please try again later.' },
        proteinSources: { names: ['Fish', 'Eggs'], failure: null },
        allergens: { names: ['Milk', 'Peanuts'], failure: null },
      },
    },
  },
  {
    title: 'ERR-54 OR-73 without the proteins their section says so; another try fetches them',
    events: [
      opened,
      { answer: 'loadChoices', with: { ...allChoices, proteinSources: broken } },
      { type: 'retry.requested' },
      chosen,
    ],
    end: { open: { choices: 'settled', preset: 'loading' } },
    calls: [{ id: 'loadPreferences' }, { id: 'loadChoices' }, { id: 'loadChoices' }],
  },
  {
    title: 'ERR-54 the sentence for the proteins',
    events: [opened, { answer: 'loadChoices', with: { ...allChoices, proteinSources: broken } }],
    end: { open: { choices: 'settled', preset: 'loading' } },
    context: {
      choices: {
        diets: { names: ['Vegan', 'Paleo'], failure: null },
        proteinSources: { names: [], failure: 'Could not fetch protein. Please try again later.' },
        allergens: { names: ['Milk', 'Peanuts'], failure: null },
      },
    },
  },
  {
    title: 'FILT-06 the sheet can be used while the names are still under way',
    events: [opened, { type: 'flag.toggled', field: 'isLowSalicylate' }, submitted],
    end: 'closed',
    calls: [
      { id: 'loadPreferences', aborted: true },
      { id: 'loadChoices', aborted: true },
    ],
    emits: [{ type: 'filter.applied', filter: { ...emptyFilter, isLowSalicylate: true } }],
  },
  {
    title: 'FILT-01 the sheet opens on what the list shows, also when the names are known already',
    events: [
      opened,
      chosen,
      { type: 'filter.dismissed' },
      { type: 'filter.opened', filter: { ...emptyFilter, diet: ['Paleo'] } },
    ],
    end: { open: { choices: 'settled', preset: 'loading' } },
    context: { draft: { ...emptyFilter, diet: ['Paleo'] } },
  },
  {
    title: 'ERR-52 ERR-54 a defect leaves every section of names with its sentence, and a usable sheet',
    events: [opened, { defect: 'loadChoices' }],
    end: { open: { choices: 'settled', preset: 'loading' } },
    context: {
      choices: {
        diets: { names: [], failure: 'Could not fetch diet. Please try again later.' },
        proteinSources: { names: [], failure: 'Could not fetch protein. Please try again later.' },
        allergens: { names: [], failure: 'Could not fetch allergens. Please try again later.' },
      },
    },
  },
  {
    title: 'FILT-01 the sheet opens on what the list shows',
    events: [{ type: 'filter.opened', filter: { ...emptyFilter, diet: ['Paleo'] } }],
    end: { open: { choices: 'loading', preset: 'loading' } },
    context: { draft: { ...emptyFilter, diet: ['Paleo'] } },
  },
  {
    title: 'FILT-02 FILT-13 FILT-14 FILT-15 FILT-16 FILT-17 switching the preset on copies what is saved',
    events: [opened, chosen, savedKnown, toggled, submitted],
    end: 'closed',
    emits: [{ type: 'filter.applied', filter: preset }],
  },
  {
    title: 'FILT-18 another choice switches the preset off by itself, and only the switch',
    events: [opened, chosen, savedKnown, toggled, { type: 'name.toggled', field: 'diet', name: 'Vegan' }],
    end: { open: { choices: 'settled', preset: 'switchedOff' } },
    context: { draft: { ...preset, diet: [], applyUserMeta: false } },
  },
  {
    title: 'FILT-18 OR-41 calories and proteins are not among what the preset compares',
    events: [
      opened,
      chosen,
      savedKnown,
      toggled,
      { type: 'calories.chosen', min: 0, max: 500 },
      { type: 'name.toggled', field: 'proteinSources', name: 'Fish' },
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
  },
  {
    title: 'FILT-19 FILT-20 switching the preset off takes out what it brought and leaves the rest',
    events: [
      { type: 'filter.opened', filter: { ...emptyFilter, query: 'soup', proteinSources: ['Eggs'] } },
      chosen,
      savedKnown,
      toggled,
      toggled,
    ],
    end: { open: { choices: 'settled', preset: 'switchedOff' } },
    context: { draft: { ...emptyFilter, query: 'soup', proteinSources: ['Eggs'] } },
  },
  {
    title: 'FILT-02 opened on a filter that is as saved, the switch is on',
    events: [{ type: 'filter.opened', filter: preset }, chosen, savedKnown],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset },
  },
  {
    title: 'FILT-18 preferences that were changed elsewhere meanwhile leave the switch off',
    events: [
      { type: 'filter.opened', filter: preset },
      chosen,
      { answer: 'loadPreferences', with: ok({ ...savedPreferences, allergens: ['Eggs'] }) },
    ],
    end: { open: { choices: 'settled', preset: 'switchedOff' } },
    context: { draft: { ...preset, applyUserMeta: false } },
  },
  {
    title: 'FILT-11 Clear Filter switches the preset off as well',
    events: [opened, chosen, savedKnown, toggled, { type: 'filter.cleared' }],
    end: { open: { choices: 'settled', preset: 'switchedOff' } },
    context: { draft: emptyFilter },
  },
  {
    title: 'FILT-02 without the saved preferences the switch says so, and works after another try',
    events: [
      opened,
      chosen,
      { answer: 'loadPreferences', with: broken },
      toggled,
      { type: 'preset.retried' },
      savedKnown,
      toggled,
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    calls: [{ id: 'loadPreferences' }, { id: 'loadChoices' }, { id: 'loadPreferences' }],
    context: { draft: preset, presetFailure: null },
  },
  {
    title: 'FILT-02 what was known last serves when the next call fails',
    events: [
      opened,
      chosen,
      savedKnown,
      { type: 'filter.dismissed' },
      opened,
      { defect: 'loadPreferences' },
      toggled,
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset },
  },
  {
    title: 'FILT-02 what was known last still tells that the filter is as saved when the next call fails',
    events: [
      opened,
      chosen,
      savedKnown,
      { type: 'filter.dismissed' },
      { type: 'filter.opened', filter: preset },
      { answer: 'loadPreferences', with: broken },
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset, presetFailure: null },
  },
  {
    title: 'FILT-02 a defect in reading the saved preferences forgets none that were known',
    events: [
      opened,
      chosen,
      savedKnown,
      { type: 'filter.dismissed' },
      { type: 'filter.opened', filter: preset },
      { defect: 'loadPreferences' },
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset },
  },
  {
    title: 'FILT-02 a defect before they were ever known says so at the switch',
    events: [opened, chosen, { defect: 'loadPreferences' }, toggled],
    end: { open: { choices: 'settled', preset: 'unavailable' } },
    context: { draft: emptyFilter, presetFailure: messages.somethingWrong },
  },
];
