import { messages } from '#domain/message/messages.ts';
import { emptyFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { sampleCard, samplePage } from './recipe.samples.ts';
import type { recipeBrowserMachine } from './recipe-browser.machine.ts';

const mainCourses = { ...emptyFilter, mealTypes: ['Main course'] };
const first = { answer: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 2)) } as const;
const typed = (term: string) => ({ type: 'search.typed', term }) as const;
const pause = { wait: 500 } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const resting = (list: 'loading' | 'ready' | 'failed' | 'appendFailed') =>
  ({ search: 'resting', list }) as const;

export const recipeBrowserJourneys: readonly JourneyOf<typeof recipeBrowserMachine>[] = [
  {
    title: 'DASH-09 RCP-06 the first page is asked for with the first meal type and no page size of our own',
    events: [first],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage', input: { filter: mainCourses, page: 1 } }],
    context: { recipes: [sampleCard(1), sampleCard(2)], meta: samplePage([1, 2], 1, 2).meta },
  },
  {
    title: 'RCP-04 CONST-07 ten quick keystrokes make one request, 500 ms after the last',
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
    title: 'RCP-04 before the pause is over nothing is asked',
    events: [first, typed('carrot'), { wait: 499 }],
    end: { search: 'typing', list: 'ready' },
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'RCP-05 CONST-48 OR-67 from the third character on the typing is reported',
    events: [typed('c'), typed('ca'), typed('car'), typed('carr')],
    end: { search: 'typing', list: 'loading' },
    emits: [typed('car'), typed('carr')],
  },
  {
    title: 'DASH-07 OR-72 the words become part of the filter, in place',
    events: [first, typed('soup'), pause, first],
    end: resting('ready'),
    emits: [typed('soup'), { type: 'filter.changed', filter: { ...mainCourses, query: 'soup' } }],
    context: { filter: { ...mainCourses, query: 'soup' } },
  },
  {
    title: 'words typed and taken back again ask nothing',
    events: [first, typed('so'), typed(''), pause],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'Enter does not wait for the pause',
    events: [first, typed('so'), { type: 'search.submitted' }],
    end: resting('loading'),
    context: { filter: { ...mainCourses, query: 'so' } },
  },
  {
    title: 'RCP-02 OR-72 a page opened for a keyword is searched already and shows it in the field',
    events: [first, { type: 'keyword.arrived', keyword: 'lentils' }],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage', input: { filter: { ...mainCourses, query: 'lentils' }, page: 1 } },
    ],
    context: { typed: 'lentils' },
  },
  {
    title: 'DASH-10 a meal type is asked for at once, together with the words typed so far',
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
      { answer: 'loadNextPage', with: ok(samplePage([2, 3], 2, 2)) },
    ],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadNextPage', input: { filter: mainCourses, page: 2 } }],
    context: { recipes: [sampleCard(1), sampleCard(2), sampleCard(3)] },
  },
  {
    title: 'RCP-08 on the last page View more asks nothing',
    events: [{ answer: 'loadFirstPage', with: ok(samplePage([1, 2], 1, 1)) }, { type: 'more.requested' }],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage' }],
  },
  {
    title: 'FILT-10 an applied filter reloads the list with its values',
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
    title: 'FILT-11 FILT-12 a cleared filter asks for nothing in particular',
    events: [first, typed('soup'), { type: 'filter.cleared' }],
    end: resting('loading'),
    context: { filter: emptyFilter, typed: '' },
  },
  {
    title: 'ERR-33 a new search calls off the one under way, whose late answer changes nothing',
    events: [
      { type: 'mealType.chosen', mealType: 'Soup' },
      { ...first, earlier: 0 },
      { answer: 'loadFirstPage', with: ok(samplePage([9], 1, 1)) },
    ],
    end: resting('ready'),
    calls: [{ id: 'loadFirstPage', aborted: true }, { id: 'loadFirstPage' }],
    context: { recipes: [sampleCard(9)] },
  },
  {
    title: 'a new search calls off a next page under way',
    events: [
      first,
      { type: 'more.requested' },
      { type: 'mealType.chosen', mealType: 'Soup' },
      { answer: 'loadNextPage', with: ok(samplePage([3], 2, 2)) },
      { answer: 'loadFirstPage', with: ok(samplePage([9], 1, 1)) },
    ],
    end: resting('ready'),
    context: { recipes: [sampleCard(9)] },
  },
  {
    title: 'ERR-32 a list that cannot be loaded leaves the reason, and a retry helps',
    events: [{ answer: 'loadFirstPage', with: broken }, { type: 'retry.requested' }, first],
    end: resting('ready'),
    context: { failure: null },
  },
  {
    title: 'ERR-32 a list that cannot be loaded leaves the reason',
    events: [{ answer: 'loadFirstPage', with: broken }],
    end: resting('failed'),
    context: { failure: messages.overloaded },
  },
  {
    title: 'a next page that cannot be loaded leaves the recipes and the reason',
    events: [first, { type: 'more.requested' }, { answer: 'loadNextPage', with: broken }],
    end: resting('appendFailed'),
    context: { failure: messages.overloaded, recipes: [sampleCard(1), sampleCard(2)] },
  },
  {
    title: 'ERR-66 no match is an answer, not a failure',
    events: [{ answer: 'loadFirstPage', with: ok(samplePage([], 1, 1)) }],
    end: resting('ready'),
    context: { recipes: [], failure: null },
  },
  {
    title: 'a refresh asks for the first page again',
    events: [first, { type: 'refresh.requested' }],
    end: resting('loading'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadFirstPage', input: { filter: mainCourses, page: 1 } }],
  },
  {
    title: 'DASH-12 a next page that failed is asked for again, and joins',
    events: [
      first,
      { type: 'more.requested' },
      { answer: 'loadNextPage', with: broken },
      { type: 'retry.requested' },
      { answer: 'loadNextPage', with: ok(samplePage([3], 2, 2)) },
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
    title: 'after a next page that failed, a refresh asks for the first again',
    events: [
      first,
      { type: 'more.requested' },
      { answer: 'loadNextPage', with: broken },
      { type: 'refresh.requested' },
    ],
    end: resting('loading'),
    calls: [{ id: 'loadFirstPage' }, { id: 'loadNextPage' }, { id: 'loadFirstPage' }],
  },
  {
    title: 'a defect on the first page reads like a failing server',
    events: [{ defect: 'loadFirstPage' }],
    end: resting('failed'),
    context: { failure: messages.overloaded },
  },
  {
    title: 'a defect on the next page leaves the recipes and reads like a failing server',
    events: [first, { type: 'more.requested' }, { defect: 'loadNextPage' }],
    end: resting('appendFailed'),
    context: { failure: messages.overloaded, recipes: [sampleCard(1), sampleCard(2)] },
  },
  {
    title: 'RCP-02 OR-72 a keyword takes the place of words that were being typed',
    events: [first, typed('soup'), { type: 'keyword.arrived', keyword: 'lentils' }],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage', input: { filter: { ...mainCourses, query: 'lentils' }, page: 1 } },
    ],
    context: { typed: 'lentils' },
  },
  {
    title: 'FILT-10 an applied filter takes the place of words that were being typed',
    events: [first, typed('soup'), { type: 'filter.applied', filter: { ...mainCourses, diet: ['Vegan'] } }],
    end: resting('loading'),
    calls: [
      { id: 'loadFirstPage' },
      { id: 'loadFirstPage', input: { filter: { ...mainCourses, diet: ['Vegan'] }, page: 1 } },
    ],
    context: { typed: '' },
  },
  {
    title: 'DASH-10 a chosen meal type does not wait for the typing to pause',
    events: [first, typed('egg'), { type: 'mealType.chosen', mealType: 'Breakfast' }],
    end: resting('loading'),
    context: { filter: { ...emptyFilter, query: 'egg', mealTypes: ['Breakfast'] } },
  },
];
