import { messages } from '#domain/message/messages.ts';
import { switchPresetOn } from '#domain/recipe-filter/preset.ts';
import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { allChoices, savedPreferences } from './recipe-filter.cases.ts';
import type { recipeFilterMachine } from './recipe-filter.machine.ts';

const opened = { type: 'filter.opened', filter: emptyFilter } as const;
const chosen = { resolves: 'loadChoices', with: allChoices } as const;
const listed = { type: 'list.chosen', list: 'atHand' } as const;
const submitted = { type: 'filter.submitted' } as const;
const within = (minutes: number | null) => ({ type: 'minutes.chosen', minutes }) as const;
const toggled = { type: 'preset.toggled' } as const;
const savedKnown = { resolves: 'loadPreferences', with: ok(savedPreferences) } as const;
const preset = switchPresetOn(emptyFilter, savedPreferences);
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const recipeFilterJourneys: readonly JourneyOf<typeof recipeFilterMachine>[] = [
  {
    title: 'FILT-04 FILT-07 loads diets, proteins and allergens from the server',
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
    title: 'FILT-10 Apply Filter closes the sheet and applies the draft',
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
    title: 'EXT-26 a time, which can be taken back, and an order are applied',
    events: [opened, listed, ...[15, null, 30].map(within), { type: 'sort.chosen', sort: 'fit' }, submitted],
    end: 'closed',
    context: { picking: 'atHand' },
    emits: [{ type: 'filter.applied', filter: { ...emptyFilter, maxMinutes: 30, sort: 'fit' } }],
  },
  {
    title: 'dismissing discards the draft, and the next opening starts from the current filter',
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
    title: 'FILT-11 FILT-12 Clear Filter empties the draft until Apply',
    events: [
      {
        type: 'filter.opened',
        filter: { ...emptyFilter, query: 'soup', isLowSulfur: '2', isLowFodmap: true, maxCalories: 300 },
      },
      chosen,
      { type: 'calories.chosen', min: 200, max: 600 },
      { type: 'filter.cleared' },
    ],
    end: { open: { choices: 'settled', preset: 'loading' } },
    emits: [],
    context: { draft: emptyFilter },
  },
  {
    title: 'FILT-21 FILT-22 OR-42 a slider is enabled, moved and disabled again',
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
    title: 'ERR-52 shows an error in the section of diets and keeps the rest usable',
    events: [
      opened,
      { resolves: 'loadChoices', with: { ...allChoices, diets: broken } },
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
    title: 'ERR-54 OR-73 shows an error in the section of proteins, and a retry loads them',
    events: [
      opened,
      { resolves: 'loadChoices', with: { ...allChoices, proteinSources: broken } },
      { type: 'retry.requested' },
      chosen,
    ],
    end: { open: { choices: 'settled', preset: 'loading' } },
    calls: [{ id: 'loadPreferences' }, { id: 'loadChoices' }, { id: 'loadChoices' }],
  },
  {
    title: 'ERR-54 shows the message for proteins',
    events: [opened, { resolves: 'loadChoices', with: { ...allChoices, proteinSources: broken } }],
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
    title: 'FILT-06 the sheet is usable while options load',
    events: [opened, { type: 'flag.toggled', field: 'isLowSalicylate' }, submitted],
    end: 'closed',
    calls: [
      { id: 'loadPreferences', aborted: true },
      { id: 'loadChoices', aborted: true },
    ],
    emits: [{ type: 'filter.applied', filter: { ...emptyFilter, isLowSalicylate: true } }],
  },
  {
    title: 'FILT-01 the sheet opens with the current filter, also if the options are loaded already',
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
    title: 'ERR-52 ERR-54 an exception shows an error in every section and keeps the sheet usable',
    events: [opened, { rejects: 'loadChoices' }],
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
    title: 'FILT-01 the sheet opens with the current filter',
    events: [{ type: 'filter.opened', filter: { ...emptyFilter, diet: ['Paleo'] } }],
    end: { open: { choices: 'loading', preset: 'loading' } },
    context: { draft: { ...emptyFilter, diet: ['Paleo'] } },
  },
  {
    title: 'FILT-02 FILT-13 FILT-14 FILT-15 FILT-16 FILT-17 enabling the preset copies the saved preferences',
    events: [opened, chosen, savedKnown, toggled, submitted],
    end: 'closed',
    emits: [{ type: 'filter.applied', filter: preset }],
  },
  {
    title: 'FILT-18 another choice disables the preset without other changes',
    events: [opened, chosen, savedKnown, toggled, { type: 'name.toggled', field: 'diet', name: 'Vegan' }],
    end: { open: { choices: 'settled', preset: 'switchedOff' } },
    context: { draft: { ...preset, diet: [], applyUserMeta: false } },
  },
  {
    title: 'FILT-18 OR-41 the preset ignores calories and proteins',
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
    title: 'FILT-19 FILT-20 disabling the preset removes its values and keeps the rest',
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
    title: 'FILT-02 the preset is enabled if the filter equals the saved preferences',
    events: [{ type: 'filter.opened', filter: preset }, chosen, savedKnown],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset },
  },
  {
    title: 'FILT-18 preferences changed elsewhere leave the preset disabled',
    events: [
      { type: 'filter.opened', filter: preset },
      chosen,
      { resolves: 'loadPreferences', with: ok({ ...savedPreferences, allergens: ['Eggs'] }) },
    ],
    end: { open: { choices: 'settled', preset: 'switchedOff' } },
    context: { draft: { ...preset, applyUserMeta: false } },
  },
  {
    title: 'FILT-11 Clear Filter disables the preset as well',
    events: [opened, chosen, savedKnown, toggled, { type: 'filter.cleared' }],
    end: { open: { choices: 'settled', preset: 'switchedOff' } },
    context: { draft: emptyFilter },
  },
  {
    title: 'FILT-02 shows an error at the switch without saved preferences, and a retry helps',
    events: [
      opened,
      chosen,
      { resolves: 'loadPreferences', with: broken },
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
    title: 'FILT-02 uses the last known preferences when the next call fails',
    events: [
      opened,
      chosen,
      savedKnown,
      { type: 'filter.dismissed' },
      opened,
      { rejects: 'loadPreferences' },
      toggled,
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset },
  },
  {
    title: 'FILT-02 compares with the last known preferences when the next call fails',
    events: [
      opened,
      chosen,
      savedKnown,
      { type: 'filter.dismissed' },
      { type: 'filter.opened', filter: preset },
      { resolves: 'loadPreferences', with: broken },
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset, presetFailure: null },
  },
  {
    title: 'FILT-02 keeps the known preferences after an exception in loading them',
    events: [
      opened,
      chosen,
      savedKnown,
      { type: 'filter.dismissed' },
      { type: 'filter.opened', filter: preset },
      { rejects: 'loadPreferences' },
    ],
    end: { open: { choices: 'settled', preset: 'switchedOn' } },
    context: { draft: preset },
  },
  {
    title: 'FILT-02 shows an error at the switch after an exception in the first load',
    events: [opened, chosen, { rejects: 'loadPreferences' }, toggled],
    end: { open: { choices: 'settled', preset: 'unavailable' } },
    context: { draft: emptyFilter, presetFailure: messages.somethingWrong },
  },
];
