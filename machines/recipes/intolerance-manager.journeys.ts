import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { noLevels, threeLevels } from './intolerance-manager.cases.ts';
import type { intoleranceManagerMachine } from './intolerance-manager.machine.ts';

const input = { intolerance: 'oxalate', ticked: null, voice: 'preferences' } as const;
const loaded = { answer: 'loadLevels', with: ok(threeLevels) } as const;
const spinach = { type: 'ingredient.toggled', name: 'Spinach' } as const;
const reported = (names: readonly string[] | null) =>
  ({ type: 'selection.reported', intolerance: 'oxalate', names }) as const;
const open = { picking: 'open' } as const;

export const intoleranceManagerJourneys: readonly JourneyOf<typeof intoleranceManagerMachine>[] = [
  {
    title: 'INTOL-04 INTOL-06 the ticks at first are those of the server',
    input,
    events: [loaded],
    end: { picking: 'settling' },
    calls: [{ id: 'loadLevels', input: { intolerance: 'oxalate' } }],
    context: { levels: threeLevels.levels, chosen: ['Carrot'] },
    emits: [],
  },
  {
    title: 'INTOL-07 CONST-40 the form around it learns of the default selection after 100 ms',
    input,
    events: [loaded, { wait: 100 }],
    end: open,
    emits: [reported(null)],
  },
  {
    title: 'INTOL-07 CONST-40 and not before',
    input,
    events: [loaded, { wait: 99 }],
    end: { picking: 'settling' },
    emits: [],
  },
  {
    title: 'INTOL-08 OK-24 OK-25 a tick includes, another takes it out again',
    input,
    events: [loaded, { wait: 100 }, spinach, spinach],
    end: open,
    emits: [
      reported(null),
      reported(['Carrot', 'Spinach']),
      successToast('Recipes that have Spinach will be included.'),
      reported(['Carrot']),
      successToast('Recipes that have Spinach will be excluded.'),
    ],
  },
  {
    title: 'INTOL-08 OK-26 OK-27 in the quiz a tick is told in other words',
    input: { ...input, voice: 'quiz' },
    events: [loaded, { wait: 100 }, spinach, spinach],
    end: open,
    emits: [
      reported(null),
      reported(['Carrot', 'Spinach']),
      successToast('Added "Spinach" to included ingredients list'),
      reported(['Carrot']),
      successToast('Added "Spinach" to excluded ingredients list'),
    ],
  },
  {
    title: 'INTOL-06 a choice that is not saved yet goes before the server’s',
    input: { ...input, ticked: ['Spinach'] },
    events: [loaded],
    end: { picking: 'settling' },
    context: { chosen: ['Spinach'] },
  },
  {
    title: 'INTOL-09 a declined reset changes nothing and asks nobody',
    input,
    events: [loaded, { wait: 100 }, spinach, { type: 'reset.asked' }, { type: 'reset.declined' }],
    end: open,
    calls: [{ id: 'loadLevels' }],
    context: { chosen: ['Carrot', 'Spinach'] },
  },
  {
    title: 'INTOL-09 an accepted reset restores the server’s defaults',
    input: { ...input, ticked: ['Spinach'] },
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { answer: 'resetIngredients', with: ok(null) },
      { answer: 'loadExcluded', with: ok(['Okra', 'Spinach']) },
    ],
    end: open,
    calls: [
      { id: 'loadLevels' },
      { id: 'resetIngredients', input: { intolerance: 'oxalate' } },
      { id: 'loadExcluded', input: { intolerance: 'oxalate' } },
    ],
    emits: [reported(['Spinach']), reported(null)],
    context: { chosen: ['Carrot'] },
  },
  {
    title: 'ERR-55 OR-73 defaults that cannot be read after a reset say so, and come with another try',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { answer: 'resetIngredients', with: ok(null) },
      { answer: 'loadExcluded', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'failed',
    context: { failure: messages.excludedIngredientsFailed, ticked: null },
  },
  {
    title: 'INTOL-09 a reset that fails is told and leaves the ticks',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { answer: 'resetIngredients', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: open,
    emits: [reported(null), errorToast(messages.overloaded)],
    context: { chosen: ['Carrot'] },
  },
  {
    title: 'INTOL-10 ERR-68 without ingredients there is nothing to choose from',
    input,
    events: [{ answer: 'loadLevels', with: ok(noLevels) }],
    end: 'empty',
  },
  {
    title: 'ERR-47 ingredients that cannot be loaded are told; another try fetches them',
    input,
    events: [
      { answer: 'loadLevels', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
    ],
    end: 'loading',
    context: { failure: 'Could not fetch recipes include ingredients. Please try again later.' },
  },
  {
    title: 'what is typed is looked for, also while the ingredients are under way',
    input,
    events: [{ type: 'words.typed', words: 'spi' }, loaded],
    end: { picking: 'settling' },
    context: { words: 'spi' },
  },
  {
    title: 'ERR-47 ingredients that cannot be loaded are not requested again by themselves',
    input,
    events: [{ answer: 'loadLevels', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    calls: [{ id: 'loadLevels' }],
  },
  {
    title: 'ERR-47 a defect in fetching the ingredients is told the same way',
    input,
    events: [{ defect: 'loadLevels' }],
    end: 'failed',
    calls: [{ id: 'loadLevels' }],
    context: { failure: 'Could not fetch recipes include ingredients. Please try again later.' },
  },
  {
    title: 'INTOL-09 a defect in the reset is told and leaves the ticks',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { defect: 'resetIngredients' },
    ],
    end: open,
    emits: [reported(null), errorToast(messages.unexpected)],
    context: { chosen: ['Carrot'] },
  },
  {
    title: 'ERR-55 OR-73 a defect in reading the defaults is told the same way',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { answer: 'resetIngredients', with: ok(null) },
      { defect: 'loadExcluded' },
    ],
    end: 'failed',
    calls: [{ id: 'loadLevels' }, { id: 'resetIngredients' }, { id: 'loadExcluded' }],
    context: { failure: messages.excludedIngredientsFailed },
  },
];
