import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { noLevels, threeLevels } from './intolerance-manager.cases.ts';
import type { intoleranceManagerMachine } from './intolerance-manager.machine.ts';

const input = { intolerance: 'oxalate', ticked: null, voice: 'preferences' } as const;
const loaded = { resolves: 'loadLevels', with: ok(threeLevels) } as const;
const spinach = { type: 'ingredient.toggled', name: 'Spinach' } as const;
const reported = (names: readonly string[] | null) =>
  ({ type: 'selection.reported', intolerance: 'oxalate', names }) as const;
const open = { picking: 'open' } as const;

export const intoleranceManagerJourneys: readonly JourneyOf<typeof intoleranceManagerMachine>[] = [
  {
    title: 'INTOL-04 INTOL-06 starts with the ticks of the server',
    input,
    events: [loaded],
    end: { picking: 'settling' },
    calls: [{ id: 'loadLevels', input: { intolerance: 'oxalate' } }],
    context: { levels: threeLevels.levels, chosen: ['Carrot'] },
    emits: [],
  },
  {
    title: 'INTOL-07 CONST-40 reports the default selection to the form after 100 ms',
    input,
    events: [loaded, { wait: 100 }],
    end: open,
    emits: [reported(null)],
  },
  {
    title: 'INTOL-07 CONST-40 does not report it earlier',
    input,
    events: [loaded, { wait: 99 }],
    end: { picking: 'settling' },
    emits: [],
  },
  {
    title: 'INTOL-08 OK-24 OK-25 OR-48 a tick includes an ingredient, another one excludes it',
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
    title: 'INTOL-08 OK-26 OK-27 uses different messages in the quiz',
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
    title: 'INTOL-06 an unsaved selection overrides that of the server',
    input: { ...input, ticked: ['Spinach'] },
    events: [loaded],
    end: { picking: 'settling' },
    context: { chosen: ['Spinach'] },
  },
  {
    title: 'INTOL-09 declining a reset changes nothing and sends no request',
    input,
    events: [loaded, { wait: 100 }, spinach, { type: 'reset.asked' }, { type: 'reset.declined' }],
    end: open,
    calls: [{ id: 'loadLevels' }],
    context: { chosen: ['Carrot', 'Spinach'] },
  },
  {
    title: 'INTOL-09 confirming a reset restores the server’s defaults',
    input: { ...input, ticked: ['Spinach'] },
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { resolves: 'resetIngredients', with: ok(null) },
      { resolves: 'loadExcluded', with: ok(['Okra', 'Spinach']) },
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
    title:
      'ERR-55 OR-73 shows an error when the defaults cannot be loaded after a reset, and a retry loads them',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { resolves: 'resetIngredients', with: ok(null) },
      { resolves: 'loadExcluded', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'failed',
    context: {
      failure: 'Could not fetch recipes exclude ingredients. Please try again later.',
      ticked: null,
    },
  },
  {
    title: 'INTOL-09 shows an error when a reset fails and keeps the ticks',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { resolves: 'resetIngredients', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: open,
    emits: [reported(null), errorToast(messages.overloaded)],
    context: { chosen: ['Carrot'] },
  },
  {
    title: 'INTOL-10 shows a message without ingredients',
    input,
    events: [{ resolves: 'loadLevels', with: ok(noLevels) }],
    end: 'empty',
  },
  {
    title: 'ERR-47 shows an error when the ingredients cannot be loaded, and a retry loads them',
    input,
    events: [
      { resolves: 'loadLevels', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'retry.requested' },
    ],
    end: 'loading',
    context: { failure: 'Could not fetch recipes include ingredients. Please try again later.' },
  },
  {
    title: 'accepts a search term while the ingredients load',
    input,
    events: [{ type: 'words.typed', words: 'spi' }, loaded],
    end: { picking: 'settling' },
    context: { words: 'spi' },
  },
  {
    title: 'ERR-47 does not retry failed ingredients automatically',
    input,
    events: [{ resolves: 'loadLevels', with: { kind: 'unavailable', status: 500, message: null } }],
    end: 'failed',
    calls: [{ id: 'loadLevels' }],
  },
  {
    title: 'ERR-47 shows the same error after an exception in loading the ingredients',
    input,
    events: [{ rejects: 'loadLevels' }],
    end: 'failed',
    calls: [{ id: 'loadLevels' }],
    context: { failure: 'Could not fetch recipes include ingredients. Please try again later.' },
  },
  {
    title: 'INTOL-09 shows an error after an exception in the reset and keeps the ticks',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { rejects: 'resetIngredients' },
    ],
    end: open,
    emits: [reported(null), errorToast(messages.unexpected)],
    context: { chosen: ['Carrot'] },
  },
  {
    title: 'ERR-55 OR-73 shows the same error after an exception in loading the defaults',
    input,
    events: [
      loaded,
      { wait: 100 },
      { type: 'reset.asked' },
      { type: 'reset.confirmed' },
      { resolves: 'resetIngredients', with: ok(null) },
      { rejects: 'loadExcluded' },
    ],
    end: 'failed',
    calls: [{ id: 'loadLevels' }, { id: 'resetIngredients' }, { id: 'loadExcluded' }],
    context: { failure: 'Could not fetch recipes exclude ingredients. Please try again later.' },
  },
];
