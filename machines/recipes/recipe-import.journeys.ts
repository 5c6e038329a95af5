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
    title: 'EXT-20 opens a single recipe in the editor to review its lines',
    events: [file, { resolves: 'readSource', with: ok(oneFound) }],
    end: 'foundOne',
    calls: [{ id: 'readSource', input: { source: { kind: 'file', file: soupFile } } }],
    context: { found: oneFound },
  },
  {
    title: 'EXT-20 stores several recipes one after the other and reports each result',
    events: [
      file,
      { resolves: 'readSource', with: ok(twoFound) },
      confirmed,
      { resolves: 'storeRecipe', with: ok({ id: 17, openLines: 2 }) },
      { resolves: 'storeRecipe', with: { kind: 'conflict', message: 'You have it.' } },
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
    title: 'EXT-20 stores only ticked recipes',
    events: [
      file,
      { resolves: 'readSource', with: ok(twoFound) },
      { type: 'all.toggled' },
      confirmed,
      { type: 'recipe.toggled', index: 1 },
      confirmed,
      { resolves: 'storeRecipe', with: ok({ id: 18, openLines: 0 }) },
    ],
    end: 'reporting',
    calls: [{ id: 'readSource' }, { id: 'storeRecipe', input: { draft: stew } }],
    context: { imported: [{ title: 'Stew', id: 18, openLines: 0, problem: null }] },
  },
  {
    title: 'EXT-20 an interruption loses nothing: continues with the first recipe that is not stored',
    events: [
      file,
      { resolves: 'readSource', with: ok(twoFound) },
      confirmed,
      { resolves: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
      { resolves: 'storeRecipe', with: { kind: 'unavailable', status: null, message: null } },
      { type: 'import.resumed' },
      { resolves: 'storeRecipe', with: ok({ id: 18, openLines: 0 }) },
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
    title: 'EXT-05 rejects a blank URL and an unsupported file without a request',
    events: [page(' '), { type: 'source.chosen', source: { kind: 'file', file: picture } }],
    end: 'choosingSource',
    calls: [],
    context: {
      problem:
        'Please choose a saved web page (.html), a Cooklang file (.cook), or what another app exported (.json, .zip, .paprikarecipes).',
    },
  },
  {
    title: 'EXT-05 shows the server’s message about an unreadable page at the field',
    events: [
      page('https://blog.example'),
      {
        resolves: 'readSource',
        with: { kind: 'invalid', message: 'No recipe.', fields: { content: ['No recipe.'] } },
      },
    ],
    end: 'choosingSource',
    emits: [],
    context: { problem: 'No recipe.' },
  },
  {
    title: 'EXT-20 another source can be chosen after one recipe, before the selection and after the report',
    events: [
      file,
      { resolves: 'readSource', with: ok(oneFound) },
      restarted,
      file,
      { resolves: 'readSource', with: ok(twoFound) },
      restarted,
      file,
      { resolves: 'readSource', with: ok(twoFound) },
      confirmed,
      stopped,
      { resolves: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
      restarted,
    ],
    end: 'choosingSource',
    calls: [{ id: 'readSource' }, { id: 'readSource' }, { id: 'readSource' }, { id: 'storeRecipe' }],
    context: { found: { recipes: [], problems: [] }, imported: [] },
  },
  {
    title: 'EXT-20 an exception interrupts an import, which can be stopped with the stored recipes',
    events: [
      file,
      { rejects: 'readSource' },
      file,
      { resolves: 'readSource', with: ok(twoFound) },
      confirmed,
      { resolves: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
      { rejects: 'storeRecipe' },
      stopped,
    ],
    end: 'reporting',
    emits: [errorToast(busy)],
    context: { imported: [{ title: 'Soup', id: 17, openLines: 0, problem: null }] },
  },
  {
    title: 'EXT-20 stopping an import finishes the recipe in flight and stores no more',
    events: [
      file,
      { resolves: 'readSource', with: ok(twoFound) },
      confirmed,
      stopped,
      { resolves: 'storeRecipe', with: ok({ id: 17, openLines: 0 }) },
    ],
    end: 'reporting',
    calls: [{ id: 'readSource' }, { id: 'storeRecipe', input: { draft: soup } }],
    context: { imported: [{ title: 'Soup', id: 17, openLines: 0, problem: null }] },
  },
];
