import { messages } from '#domain/message/messages.ts';
import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { sampleCard, samplePage } from './recipe.samples.ts';
import type { recipeBrowserMachine } from './recipe-browser.machine.ts';

const mainCourses = { ...emptyFilter, mealTypes: ['Main course'] };
const first = { resolves: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 2)) } as const;
const typed = (term: string) => ({ type: 'search.typed', term }) as const;
const pause = { wait: 500 } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const resting = (list: 'loading' | 'ready' | 'failed' | 'appendFailed') =>
  ({ search: 'resting', list }) as const;

export const recipeBrowserJourneys: readonly JourneyOf<typeof recipeBrowserMachine>[] = [
  {
    title: 'DASH-09 RCP-06 loads the first page with the first meal type and the server’s page size',
    events: [first],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage', input: { filter: mainCourses, page: 1 } }],
    context: { recipes: [sampleCard(1), sampleCard(2)], meta: samplePage([1, 2], 1, 2).meta },
  },
  {
    title: 'RCP-04 CONST-07 ten quick keystrokes send one request, 500 ms after the last',
    events: [
      first,
      ...[
        'c',
        'ca',
        'car',
        'carr',
        'carro',
        'carrot',
        'carrot ',
        'carrot s',
        'carrot so',
        'carrot sou',
      ].flatMap((term) => [typed(term), { wait: 100 }]),
      { wait: 399 },
      { wait: 1 },
    ],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage', input: { filter: { ...mainCourses, query: 'carrot sou' }, page: 1 } },
    ],
  },
  {
    title: 'RCP-04 sends no request before the pause is over',
    events: [first, typed('carrot'), { wait: 499 }],
    end: { search: 'typing', list: 'ready' },
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'RCP-05 CONST-48 OR-67 reports typing from the third character on',
    events: [typed('c'), typed('ca'), typed('car'), typed('carr')],
    end: { search: 'typing', list: 'loading' },
    emits: [typed('car'), typed('carr')],
  },
  {
    title: 'DASH-07 OR-72 search words update the filter in place',
    events: [first, typed('soup'), pause, first],
    end: resting('ready'),
    emits: [typed('soup'), { type: 'filter.changed', filter: { ...mainCourses, query: 'soup' } }],
    context: { filter: { ...mainCourses, query: 'soup' } },
  },
  {
    title: 'typing and deleting words sends no request',
    events: [first, typed('so'), typed(''), pause],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'Enter skips the debounce',
    events: [first, typed('so'), { type: 'search.submitted' }],
    end: resting('loading'),
    context: { filter: { ...mainCourses, query: 'so' } },
  },
  {
    title: 'RCP-02 OR-72 a page opened for a keyword searches it and shows it in the field',
    events: [first, { type: 'keyword.arrived', keyword: 'lentils' }],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage', input: { filter: { ...mainCourses, query: 'lentils' }, page: 1 } },
    ],
    context: { typed: 'lentils' },
  },
  {
    title: 'DASH-10 choosing a meal type sends a request immediately with the typed words',
    events: [first, typed('egg'), { type: 'mealType.chosen', mealType: 'Breakfast' }, pause],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      {
        id: 'loadFirstPage',
        input: { filter: { ...emptyFilter, query: 'egg', mealTypes: ['Breakfast'] }, page: 1 },
      },
    ],
  },
  {
    title: 'DASH-12 RCP-07 RCP-09 View more loads the next page and drops duplicates',
    events: [
      first,
      { type: 'more.requested' },
      { resolves: 'loadNextPage', with: ok(samplePage([2, 3], 2, 2)) },
    ],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadNextPage', input: { filter: mainCourses, page: 2 } }],
    context: { recipes: [sampleCard(1), sampleCard(2), sampleCard(3)] },
  },
  {
    title: 'RCP-08 View more sends no request on the last page',
    events: [{ resolves: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 1)) }, { type: 'more.requested' }],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'FILT-10 applying a filter reloads the list with its values',
    events: [
      first,
      { type: 'filter.applied', filter: { ...mainCourses, diet: ['Vegan'], maxCalories: 600 } },
    ],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      {
        id: 'loadFirstPage',
        input: { filter: { ...mainCourses, diet: ['Vegan'], maxCalories: 600 }, page: 1 },
      },
    ],
    emits: [{ type: 'filter.changed', filter: { ...mainCourses, diet: ['Vegan'], maxCalories: 600 } }],
    context: { recipes: [] },
  },
  {
    title: 'FILT-11 FILT-12 a cleared filter sends no parameters',
    events: [first, typed('soup'), { type: 'filter.cleared' }],
    end: resting('loading'),
    context: { filter: emptyFilter, typed: '' },
  },
  {
    title: 'ERR-33 a new search cancels the one in flight, and its late response is ignored',
    events: [
      { type: 'mealType.chosen', mealType: 'Soup' },
      { ...first, earlier: 0 },
      { resolves: 'loadFirstPage', with: ok(samplePage([9], 1, 1)) },
    ],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage', aborted: true }, { id: 'loadFirstPage' }],
    context: { recipes: [sampleCard(9)] },
  },
  {
    title: 'a new search cancels a next page in flight',
    events: [
      first,
      { type: 'more.requested' },
      { type: 'mealType.chosen', mealType: 'Soup' },
      { resolves: 'loadNextPage', with: ok(samplePage([3], 2, 2)) },
      { resolves: 'loadFirstPage', with: ok(samplePage([9], 1, 1)) },
    ],
    end: resting('ready'),
    context: { recipes: [sampleCard(9)] },
  },
  {
    title: 'ERR-32 shows an error when the list cannot be loaded, and a retry helps',
    events: [{ resolves: 'loadFirstPage', with: broken }, { type: 'retry.requested' }, first],
    end: resting('ready'),
    context: { failure: null },
  },
  {
    title: 'ERR-32 shows an error when the list cannot be loaded',
    events: [{ resolves: 'loadFirstPage', with: broken }],
    end: resting('failed'),
    context: { failure: messages.overloaded },
  },
  {
    title: 'keeps the recipes and shows an error when the next page cannot be loaded',
    events: [first, { type: 'more.requested' }, { resolves: 'loadNextPage', with: broken }],
    end: resting('appendFailed'),
    context: { failure: messages.overloaded, recipes: [sampleCard(1), sampleCard(2)] },
  },
  {
    title: 'ERR-66 an empty result is not an error',
    events: [{ resolves: 'loadFirstPage', with: ok(samplePage([], 1, 1)) }],
    end: resting('ready'),
    context: { recipes: [], failure: null },
  },
  {
    title: 'a refresh loads the first page again',
    events: [first, { type: 'refresh.requested' }],
    end: resting('loading'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadFirstPage', input: { filter: mainCourses, page: 1 } }],
  },
  {
    title: 'DASH-12 a retry of a failed next page appends it',
    events: [
      first,
      { type: 'more.requested' },
      { resolves: 'loadNextPage', with: broken },
      { type: 'retry.requested' },
      { resolves: 'loadNextPage', with: ok(samplePage([3], 2, 2)) },
    ],
    end: resting('ready'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadNextPage' },
      { id: 'loadNextPage', input: { filter: mainCourses, page: 2 } },
    ],
    context: { recipes: [sampleCard(1), sampleCard(2), sampleCard(3)], failure: null },
  },
  {
    title: 'a refresh after a failed next page loads the first page',
    events: [
      first,
      { type: 'more.requested' },
      { resolves: 'loadNextPage', with: broken },
      { type: 'refresh.requested' },
    ],
    end: resting('loading'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadNextPage' }, { id: 'loadFirstPage' }],
  },
  {
    title: 'an exception on the first page shows the message of a failing server',
    events: [{ rejects: 'loadFirstPage' }],
    end: resting('failed'),
    context: { failure: messages.overloaded },
  },
  {
    title: 'an exception on the next page keeps the recipes and shows the message of a failing server',
    events: [first, { type: 'more.requested' }, { rejects: 'loadNextPage' }],
    end: resting('appendFailed'),
    context: { failure: messages.overloaded, recipes: [sampleCard(1), sampleCard(2)] },
  },
  {
    title: 'RCP-02 OR-72 a keyword replaces words being typed',
    events: [first, typed('soup'), { type: 'keyword.arrived', keyword: 'lentils' }],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage', input: { filter: { ...mainCourses, query: 'lentils' }, page: 1 } },
    ],
    context: { typed: 'lentils' },
  },
  {
    title: 'FILT-10 an applied filter replaces words being typed',
    events: [first, typed('soup'), { type: 'filter.applied', filter: { ...mainCourses, diet: ['Vegan'] } }],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage', input: { filter: { ...mainCourses, diet: ['Vegan'] }, page: 1 } },
    ],
    context: { typed: '' },
  },
  {
    title: 'DASH-10 a chosen meal type skips the debounce',
    events: [first, typed('egg'), { type: 'mealType.chosen', mealType: 'Breakfast' }],
    end: resting('loading'),
    context: { filter: { ...emptyFilter, query: 'egg', mealTypes: ['Breakfast'] } },
  },
  {
    title: 'a change while the first page loads restarts the load',
    events: [{ type: 'refresh.requested' }, first],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage', aborted: true }, { id: 'loadFirstPage' }],
  },
  {
    title: 'a change after a failed load starts another',
    events: [{ resolves: 'loadFirstPage', with: broken }, { type: 'refresh.requested' }],
    end: resting('loading'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadFirstPage' }],
  },
  {
    title: 'a change while the next page loads starts over',
    events: [first, { type: 'more.requested' }, { type: 'refresh.requested' }],
    end: resting('loading'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadNextPage', aborted: true }, { id: 'loadFirstPage' }],
  },
];
