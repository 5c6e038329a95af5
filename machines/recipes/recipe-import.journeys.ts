import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { oneFound, picture, soup, soupFile, stew, twoFound } from './recipe-import.cases.ts';
import type { recipeImportMachine } from './recipe-import.machine.ts';

const file = { type: 'source.chosen', source: { kind: 'file', file: soupFile } } as const;
const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';
const restarted = { type: 'import.restarted' } as const;
const stopped = { type: 'import.stopped' } as const;
const confirmed = { type: 'import.confirmed' } as const;
const page = (content: string) =>
  ({ type: 'source.chosen', source: { kind: 'text', format: 'url', content } }) as const;

export const recipeImportJourneys: readonly JourneyOf<typeof recipeImportMachine>[] = [
  {
    title: 'EXT-20 one recipe goes to the editor, where its lines are looked at',
    events: [file, { answer: 'readSource', with: ok(oneFound) }],
    end: 'foundOne',
    calls: [{ id: 'readSource', input: { source: { kind: 'file', file: soupFile } } }],
    context: { found: oneFound },
  },
  {
    title: 'EXT-20 several recipes are stored one after the other, and a report says what became of each',
    events: [
      file,
      { answer: 'readSource', with: ok(twoFound) },
      confirmed,
      { answer: 'storeRecipe', with: ok({ id: 17, openLines: 2 }) },
      { answer: 'storeRecipe', with: { kind: 'conflict', message: 'You have it.' } },
    ],
    end: 'reporting',
    calls: [
      { id: 'readSource', input: { source: { kind: 'file', file: soupFile } } },
      { id: 'storeRecipe', input: { draft: soup } },
      { id: 'storeRecipe', input: { draft: stew } },
    ],
    context: {
      imported: [
        { title: 'Soup', id: 17, openLines: 2, problem: null },
        { title: 'Stew', id: null, openLines: 0, problem: 'You have it.' },
      ],
    },
  },
  {
    title: 'EXT-20 only those that are ticked are stored',
    events: [
      file,
      { answer: 'readSource', with: ok(twoFound) },
      { type: 'all.toggled' },
      confirmed,
      { type: 'recipe.toggled', index: 1 },
      confirmed,
      { answer: 'storeRecipe', with: ok({ id: 18, openLines: 0 }) },
    ],
    end: 'reporting',
    calls: [{ id: 'readSource' }, { id: 'storeRecipe', input: { draft: stew } }],
    context: { imported: [{ title: 'Stew', id: 18, openLines: 0, problem: null }] },
  },
  {
    title: 'EXT-20 an interruption loses nothing: it goes on with the recipe that was not stored',
    events: [
      file,
      { answer: 'readSource', with: ok(twoFound) },
      confirmed,
      { answer: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
      { answer: 'storeRecipe', with: { kind: 'unavailable', status: null, message: null } },
      { type: 'import.resumed' },
      { answer: 'storeRecipe', with: ok({ id: 18, openLines: 0 }) },
    ],
    end: 'reporting',
    calls: [
      { id: 'readSource' },
      { id: 'storeRecipe', input: { draft: soup } },
      { id: 'storeRecipe', input: { draft: stew } },
      { id: 'storeRecipe', input: { draft: stew } },
    ],
  },
  {
    title: 'EXT-05 a blank address and a file that can hold no recipe are refused before they are sent',
    events: [page(' '), { type: 'source.chosen', source: { kind: 'file', file: picture } }],
    end: 'choosingSource',
    calls: [],
    context: {
      problem:
        'Please choose a saved web page (.html), a Cooklang file (.cook), or what another app exported (.json, .zip, .paprikarecipes).',
    },
  },
  {
    title: 'EXT-05 what the server says to a page it cannot read stands at the field',
    events: [
      page('https://blog.example'),
      {
        answer: 'readSource',
        with: { kind: 'invalid', message: 'No recipe.', fields: { content: ['No recipe.'] } },
      },
    ],
    end: 'choosingSource',
    emits: [],
    context: { problem: 'No recipe.' },
  },
  {
    title: 'EXT-20 another source can be chosen after one recipe, before the choice and after the report',
    events: [
      file,
      { answer: 'readSource', with: ok(oneFound) },
      restarted,
      file,
      { answer: 'readSource', with: ok(twoFound) },
      restarted,
      file,
      { answer: 'readSource', with: ok(twoFound) },
      confirmed,
      stopped,
      { answer: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
      restarted,
    ],
    end: 'choosingSource',
    calls: [{ id: 'readSource' }, { id: 'readSource' }, { id: 'readSource' }, { id: 'storeRecipe' }],
    context: { found: { recipes: [], problems: [] }, imported: [] },
  },
  {
    title: 'EXT-20 a defect interrupts an import, which can be stopped with what is stored',
    events: [
      file,
      { defect: 'readSource' },
      file,
      { answer: 'readSource', with: ok(twoFound) },
      confirmed,
      { answer: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
      { defect: 'storeRecipe' },
      stopped,
    ],
    end: 'reporting',
    emits: [errorToast(busy)],
    context: { imported: [{ title: 'Soup', id: 17, openLines: 0, problem: null }] },
  },
  {
    title: 'EXT-20 an import that is stopped stores no more than the recipe under way',
    events: [
      file,
      { answer: 'readSource', with: ok(twoFound) },
      confirmed,
      stopped,
      { answer: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
    ],
    end: 'reporting',
    calls: [{ id: 'readSource' }, { id: 'storeRecipe', input: { draft: soup } }],
    context: { imported: [{ title: 'Soup', id: 17, openLines: 0, problem: null }] },
  },
];
