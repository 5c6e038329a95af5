import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import type { JourneyOf } from '../shared/cases.ts';
import { allChoices } from './recipe-filter.cases.ts';
import type { recipeFilterMachine } from './recipe-filter.machine.ts';

const opened = { type: 'filter.opened', filter: emptyFilter } as const;
const chosen = { answer: 'loadChoices', with: allChoices } as const;
const submitted = { type: 'filter.submitted' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const recipeFilterJourneys: readonly JourneyOf<typeof recipeFilterMachine>[] = [
  {
    title: 'FILT-04 FILT-07 diets, proteins and allergens are those of the server',
    events: [opened, chosen],
    end: { open: 'editing' },
    context: {
      choices: {
        diets: { names: ['Vegan', 'Paleo'], failure: null },
        proteinSources: { names: ['Fish', 'Eggs'], failure: null },
        allergens: { names: ['Milk', 'Peanuts'], failure: null },
      },
    },
  },
  {
    title: 'FILT-10 Apply Filter closes the sheet and hands over what was chosen',
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
    end: { open: 'editing' },
    calls: [{ id: 'loadChoices' }],
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
    end: { open: 'editing' },
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
    end: { open: 'editing' },
    calls: [{ id: 'loadChoices' }, { id: 'loadChoices' }],
  },
  {
    title: 'ERR-54 the sentence for the proteins',
    events: [opened, { answer: 'loadChoices', with: { ...allChoices, proteinSources: broken } }],
    end: { open: 'editing' },
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
    calls: [{ id: 'loadChoices', calledOff: true }],
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
    end: { open: 'editing' },
    context: { draft: { ...emptyFilter, diet: ['Paleo'] } },
  },
  {
    title: 'ERR-52 ERR-54 a defect leaves every section of names with its sentence, and a usable sheet',
    events: [opened, { defect: 'loadChoices' }],
    end: { open: 'editing' },
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
    end: { open: 'loadingChoices' },
    context: { draft: { ...emptyFilter, diet: ['Paleo'] } },
  },
];
