import type { JourneyOf } from '../shared/cases.ts';
import type { sheetsMachine } from './sheets.machine.ts';

const closed = { type: 'sheet.closed' } as const;
const backPressed = { type: 'back.pressed' } as const;
const questionOpened = { type: 'question.asked', question: { id: 'remove', text: 'Remove it?' } } as const;
const collections = { type: 'collections.opened', recipeId: 17 } as const;
const creation = { type: 'newCollection.opened' } as const;
const help = { type: 'help.opened', topic: 'oxalate' } as const;

type SheetsJourney = JourneyOf<typeof sheetsMachine>;

/** Every sheet with its opening event, its state and the events needed before. */
const openings: readonly (readonly [string, SheetsJourney['events'], SheetsJourney['end']])[] = [
  ['the sidebar', [{ type: 'sidebar.opened' }], 'sidebar'],
  ['the filter', [{ type: 'filter.opened' }], { filter: 'choosing' }],
  ['an explanation', [help], 'help'],
  ['the look-up of ingredients', [{ type: 'ingredients.opened' }], 'ingredients'],
  ['the manager of an intolerance', [{ type: 'manager.opened', topic: 'oxalate' }], 'manager'],
  [
    'a large picture',
    [{ type: 'picture.opened', picture: { url: '/soup.webp', label: 'The soup' } }],
    'picture',
  ],
  ['the choice of collections', [collections], { collectionPicker: 'choosing' }],
  ['a new collection', [creation], 'newCollection'],
  ['the menu of a collection', [{ type: 'collectionMenu.opened' }], { collectionMenu: 'choosing' }],
  [
    'the form for another name',
    [{ type: 'collectionMenu.opened' }, { type: 'renaming.opened' }],
    { collectionMenu: 'renaming' },
  ],
  ['a sheet of the page', [{ type: 'pageSheet.opened' }], { page: 'alone' }],
  ['a question', [questionOpened], 'question'],
];
const onTop: typeof openings = [
  [
    'ingredients picked for the filter',
    [{ type: 'filter.opened' }, { type: 'ingredients.opened' }],
    { filter: 'choosing' },
  ],
  ['an explanation in the filter', [{ type: 'filter.opened' }, help], { filter: 'choosing' }],
  ['a collection made while choosing', [collections, creation], { collectionPicker: 'choosing' }],
  [
    'a second sheet of the page',
    [{ type: 'pageSheet.opened' }, { type: 'pageSheet.opened' }],
    { page: 'alone' },
  ],
];
const closings = [
  ['its close button or the backdrop', closed],
  ['the back button', backPressed],
] as const;

export const sheetsJourneys: readonly JourneyOf<typeof sheetsMachine>[] = [
  {
    title: 'SHELL-17 SHELL-18 the close button or the backdrop closes a sheet',
    events: [help, closed],
    end: 'none',
    context: { topic: null },
  },
  {
    title: 'SHELL-24 the backdrop closes the sidebar',
    events: [{ type: 'sidebar.opened' }, closed],
    end: 'none',
  },
  {
    title: 'DASH-11 FILT-01 FILT-09 a help sheet opened in the filter closes back to it',
    events: [{ type: 'filter.opened' }, help, backPressed],
    end: { filter: 'choosing' },
    context: { topic: null },
  },
  {
    title: 'FILT-26 the ingredient search opened in the filter closes back to it',
    events: [{ type: 'filter.opened' }, { type: 'ingredients.opened' }, closed],
    end: { filter: 'choosing' },
  },
  {
    title: 'a picture opens large, and the back button closes it',
    events: [{ type: 'picture.opened', picture: { url: '/soup.webp', label: 'The soup' } }, backPressed],
    end: 'none',
    context: { picture: null },
  },
  {
    title: 'a page opens its own sheet and another on top; Back closes them one by one',
    events: [{ type: 'pageSheet.opened' }, { type: 'pageSheet.opened' }, backPressed],
    end: { page: 'alone' },
  },
  {
    title: 'a second question is not asked while one is open',
    events: [questionOpened, { type: 'question.asked', question: { id: 'other', text: 'Other?' } }],
    end: 'question',
    context: { question: questionOpened.question },
  },
  {
    title: 'the back button closes the topmost sheet first',
    events: [{ type: 'filter.opened' }, help, backPressed, backPressed],
    end: 'none',
  },
  {
    title: 'only one sheet is open: a question replaces the sidebar',
    events: [{ type: 'sidebar.opened' }, questionOpened],
    end: 'question',
    context: { question: questionOpened.question },
  },
  {
    title: 'reports a yes to the flow that asked',
    events: [questionOpened, { type: 'question.accepted' }],
    end: 'none',
    emits: [{ type: 'question.accepted', id: 'remove' }],
    context: { question: null },
  },
  {
    title: 'closing a question by any means counts as no',
    events: [questionOpened, closed, questionOpened, backPressed, questionOpened, { type: 'page.changed' }],
    end: 'none',
    emits: [
      { type: 'question.declined', id: 'remove' },
      { type: 'question.declined', id: 'remove' },
      { type: 'question.declined', id: 'remove' },
    ],
  },
  {
    title: 'an open question is answered before another sheet opens',
    events: [questionOpened, { type: 'sidebar.opened' }, help],
    end: 'question',
  },
  {
    title: 'navigating to another page closes all sheets',
    events: [{ type: 'filter.opened' }, help, { type: 'page.changed' }],
    end: 'none',
    context: { topic: null },
  },
  {
    title: 'FILT-09 a help sheet knows its topic',
    events: [help],
    end: 'help',
    context: { topic: 'oxalate' },
  },
  {
    title: 'FILT-09 a help sheet in the filter knows its topic',
    events: [{ type: 'filter.opened' }, help],
    end: { filter: 'explaining' },
    context: { topic: 'oxalate' },
  },
  {
    title: 'the back button closes the sidebar',
    events: [{ type: 'sidebar.opened' }, backPressed],
    end: 'none',
    context: { question: null },
  },
  {
    title: 'navigation closes the sidebar',
    events: [{ type: 'sidebar.opened' }, { type: 'page.changed' }],
    end: 'none',
  },
  {
    title: 'the back button closes a help sheet',
    events: [help, backPressed],
    end: 'none',
    context: { topic: null },
  },
  {
    title: 'navigation closes a help sheet',
    events: [help, { type: 'page.changed' }],
    end: 'none',
    context: { topic: null },
  },
  {
    title: 'a question replaces the filter',
    events: [{ type: 'filter.opened' }, questionOpened],
    end: 'question',
    context: { question: questionOpened.question },
  },
  {
    title: 'a question replaces a help sheet',
    events: [help, questionOpened],
    end: 'question',
    context: { topic: null, question: questionOpened.question },
  },
  {
    title:
      'RCP-27 RCP-29 COLL-14 COLL-19 the form for a collection replaces the picker and closes back to it',
    events: [collections, creation, backPressed],
    end: { collectionPicker: 'choosing' },
    context: { recipeId: 17 },
  },
  {
    title: 'COLL-14 the collections of a recipe close like any sheet and clear the recipe',
    events: [collections, creation, closed, closed],
    end: 'none',
    context: { recipeId: null },
  },
  {
    title: 'COLL-10 creates a collection without a recipe',
    events: [creation, backPressed],
    end: 'none',
  },
  {
    title: 'the form to rename a collection replaces its menu',
    events: [{ type: 'collectionMenu.opened' }, { type: 'renaming.opened' }],
    end: { collectionMenu: 'renaming' },
  },
  {
    title: 'the form to rename closes to the page',
    events: [{ type: 'collectionMenu.opened' }, { type: 'renaming.opened' }, backPressed],
    end: 'none',
  },
  {
    title: 'the question about deleting a collection replaces its menu',
    events: [{ type: 'collectionMenu.opened' }, questionOpened],
    end: 'question',
    context: { question: questionOpened.question },
  },
  ...([closed, backPressed] as const).map(
    (event): JourneyOf<typeof sheetsMachine> => ({
      title: `OR-12 DASH-13 ${event.type} declines the referral form`,
      events: [{ type: 'referral.opened' }, event],
      end: 'none',
      emits: [{ type: 'referral.declined' }],
    }),
  ),
  ...([{ type: 'page.changed' }, { type: 'referral.ended' }] as const).map(
    (event): JourneyOf<typeof sheetsMachine> => ({
      title: `DASH-13 ${event.type} closes the referral form without declining`,
      events: [{ type: 'referral.opened' }, event],
      end: 'none',
      emits: [],
    }),
  ),
  ...([closed, backPressed, { type: 'page.changed' }] as const).map(
    (event): JourneyOf<typeof sheetsMachine> => ({
      title: `EXT-19 ${event.type} dismisses the consent sheet`,
      events: [{ type: 'consent.opened' }, event],
      end: 'none',
      emits: [{ type: 'consent.dismissed' }],
    }),
  ),
  {
    title: 'EXT-19 giving the consent closes its sheet without a dismissal',
    events: [{ type: 'consent.opened' }, { type: 'consent.ended' }],
    end: 'none',
    emits: [],
  },
  {
    title: 'DASH-13 the referral form does not open over another sheet',
    events: [{ type: 'filter.opened' }, { type: 'referral.opened' }],
    end: { filter: 'choosing' },
  },
  ...openings.map(
    ([name, events, end]): SheetsJourney => ({
      title: `SHELL-17 ${name} opens over the page`,
      events,
      end,
    }),
  ),
  ...openings.flatMap(([name, events]) =>
    closings.map(
      ([closing, event]): SheetsJourney => ({
        title: `SHELL-17 SHELL-18 ${closing} closes ${name} to the page`,
        events: [...events, event],
        end: 'none',
        context: { topic: null, question: null, picture: null, recipeId: null },
      }),
    ),
  ),
  ...onTop.flatMap(([name, events, end]) =>
    closings.map(
      ([closing, event]): SheetsJourney => ({
        title: `SHELL-17 ${closing} closes ${name} back to the sheet below`,
        events: [...events, event],
        end,
      }),
    ),
  ),
];
