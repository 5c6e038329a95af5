import type { JourneyOf } from '../shared/cases.ts';
import { fishPieWarning } from './planner-sheets.cases.ts';
import type { plannerSheetsMachine } from './planner-sheets.machine.ts';

const adding = { type: 'adding.begun' } as const;
const closed = { type: 'sheet.closed' } as const;
const done = { type: 'choice.submitted' } as const;
const wants = (id: string, quantity = 1) =>
  ({ type: 'quantity.chosen', id, quantity, warning: null }) as const;
const wantsPie = (quantity = 1) =>
  ({ type: 'quantity.chosen', id: 'fish-pie', quantity, warning: fishPieWarning }) as const;
const confirmed = { type: 'choice.confirmed' } as const;
const declined = { type: 'choice.declined' } as const;
const overHistamine = { title: 'Goulash', sentence: 'Over your histamine limit' } as const;
const questioned = { type: 'confirmation.wanted', warnings: [fishPieWarning] } as const;

type SheetsJourney = JourneyOf<typeof plannerSheetsMachine>;
const generator = { type: 'generator.opened' } as const;
const calendar = { type: 'calendar.opened' } as const;
const dayMenu = { type: 'dayMenu.opened' } as const;
const itemMenu = { type: 'itemMenu.opened', itemId: '51' } as const;
const replacements = { type: 'replacements.opened', itemId: '51' } as const;
const eaten = { type: 'eaten.opened', itemId: '51' } as const;

/** Every sheet with the events that open it. */
const openings: readonly (readonly [string, SheetsJourney['events'], SheetsJourney['end']])[] = [
  ['the ways to add', [adding], 'adding'],
  ['the collections', [adding, { type: 'collections.opened' }], { 'recipe-collections': 'listing' }],
  ['the recipes', [adding, { type: 'recipes.opened' }], 'custom-recipes'],
  ['the own recipes', [adding, { type: 'personal.opened' }], 'personal-recipes'],
  ['the foods', [adding, { type: 'foods.opened' }], 'custom-foods'],
  ['the generator', [generator], 'generate-items'],
  ['the generator among the ways to add', [adding, generator], 'generate-items'],
  ['the generator in the menu of the day', [dayMenu, generator], 'generate-items'],
  ['the nutrients of the day', [{ type: 'nutrients.opened' }], 'nutrients'],
  ['the menu of an item', [itemMenu], 'item'],
  ['other dishes for an item', [replacements], 'replace'],
  ['other dishes in the menu of an item', [itemMenu, replacements], 'replace'],
  ['what was eaten instead, in the menu of an item', [itemMenu, eaten], 'eaten'],
  ['what was eaten instead of the other dishes', [replacements, eaten], 'eaten'],
  ['the menu of the day', [dayMenu], 'day'],
  ['the daily target', [{ type: 'target.opened' }], 'target'],
  ['who eats a meal', [{ type: 'seats.opened', slot: 'dinner' }], 'seats'],
  ['the address for a calendar', [calendar], 'calendar'],
  ['the address for a calendar in the menu of the day', [dayMenu, calendar], 'calendar'],
];

/** The sheets with a list to choose from. */
const lists: readonly (readonly [SheetsJourney['events'], SheetsJourney['end'], 'recipe' | 'custom_food'])[] =
  [
    [
      [adding, { type: 'collections.opened' }, { type: 'collection.opened', collectionId: '12' }],
      { 'recipe-collections': 'inside' },
      'recipe',
    ],
    [[adding, { type: 'recipes.opened' }], 'custom-recipes', 'recipe'],
    [[adding, { type: 'personal.opened' }], 'personal-recipes', 'recipe'],
    [[adding, { type: 'foods.opened' }], 'custom-foods', 'custom_food'],
  ];

export const plannerSheetsJourneys: readonly JourneyOf<typeof plannerSheetsMachine>[] = [
  {
    title: 'PLAN-07 PLAN-08 PLAN-11 PLAN-12 opens a collection and goes back to the list',
    events: [
      adding,
      { type: 'collections.opened' },
      { type: 'collection.opened', collectionId: '12' },
      closed,
    ],
    end: { 'recipe-collections': 'listing' },
  },
  {
    title: 'PLAN-07 PLAN-13 PLAN-20 plans recipes of two collections together',
    events: [
      adding,
      { type: 'collections.opened' },
      { type: 'collection.opened', collectionId: '12' },
      wants('carrot-soup'),
      closed,
      { type: 'collection.opened', collectionId: '13' },
      wants('716429'),
      done,
    ],
    end: 'closed',
    emits: [{ type: 'choice.made', of: 'recipe', choice: { '716429': 1, 'carrot-soup': 1 } }],
    context: { chosen: {} },
  },
  {
    title: 'PLAN-07 PLAN-09 PLAN-19 Done requires a selection',
    events: [adding, { type: 'recipes.opened' }, wants('carrot-soup'), wants('carrot-soup', 0), done],
    end: 'custom-recipes',
    emits: [],
  },
  {
    title: 'PLAN-07 PLAN-29 PLAN-30 selects foods by quantity and keeps them while a food is created',
    events: [
      adding,
      { type: 'foods.opened' },
      wants('4', 2),
      { type: 'newFood.opened' },
      { type: 'newFood.saved' },
      done,
    ],
    end: 'closed',
    emits: [{ type: 'choice.made', of: 'custom_food', choice: { '4': 2 } }],
  },
  {
    title: 'PLAN-07 PLAN-10 the generator replaces the first sheet',
    events: [adding, { type: 'generator.opened' }],
    end: 'generate-items',
  },
  {
    title: 'PLAN-07 OR-57 own recipes have a separate sheet, with a selection',
    events: [adding, { type: 'personal.opened' }, wants('17')],
    end: 'personal-recipes',
    context: { chosen: { '17': 1 } },
  },
  {
    title: 'PLAN-07 OR-57 leaving the own recipes clears the selection',
    events: [adding, { type: 'personal.opened' }, wants('17'), closed],
    end: 'closed',
    emits: [],
    context: { chosen: {} },
  },
  ...openings.flatMap(([name, events, end]): SheetsJourney[] => [
    { title: `PLAN-07 ${name} slides over the plan`, events, end },
    {
      title: `PLAN-06 ${name} closes to the plan`,
      events: [...events, closed],
      end: 'closed',
      emits: [],
      context: { chosen: {} },
    },
  ]),
  ...(['recipes.opened', 'personal.opened'] as const).map(
    (type): SheetsJourney => ({
      title: `PLAN-19 Done plans the selection after ${type}`,
      events: [adding, { type }, wants('carrot-soup', 2), done],
      end: 'closed',
      emits: [{ type: 'choice.made', of: 'recipe', choice: { 'carrot-soup': 2 } }],
      context: { chosen: {} },
    }),
  ),
  {
    title: 'PLAN-30 the form for a custom food replaces the foods',
    events: [adding, { type: 'foods.opened' }, wants('4', 2), { type: 'newFood.opened' }],
    end: 'create-custom-food',
    context: { chosen: { '4': 2 } },
  },
  {
    title: 'leaving that form returns to the foods and keeps the selection',
    events: [adding, { type: 'foods.opened' }, wants('4', 2), { type: 'newFood.opened' }, closed],
    end: 'custom-foods',
    context: { chosen: { '4': 2 } },
  },
  ...lists.flatMap(([events, end, of]): SheetsJourney[] => {
    const name = typeof end === 'string' ? end : 'a collection';
    return [
      {
        title: `asks before planning an item that does not fit, from ${name}`,
        events: [...events, wantsPie(), done],
        end: 'asking',
        emits: [questioned],
      },
      {
        title: `plans it after one confirmation, from ${name}`,
        events: [...events, wants('carrot-soup'), wantsPie(2), done, done, confirmed],
        end: 'closed',
        emits: [questioned, { type: 'choice.made', of, choice: { 'carrot-soup': 1, 'fish-pie': 2 } }],
        context: { chosen: {}, warnings: {} },
      },
      {
        title: `declining returns to ${name} and keeps the fitting items selected`,
        events: [...events, wants('carrot-soup'), wantsPie(), done, declined],
        end,
        emits: [questioned],
        context: { chosen: { 'carrot-soup': 1 }, warnings: {} },
      },
    ];
  }),
  ...[[replacements], [itemMenu, replacements], [itemMenu, eaten], [replacements, eaten]].map(
    (events): SheetsJourney => ({
      title: `EXT-29 is about the item of ${events.map(({ type }) => type).join(', ')}`,
      events: events.map((event, at) => ({ ...event, itemId: at === events.length - 1 ? '52' : '51' })),
      end: events.at(-1) === eaten ? 'eaten' : 'replace',
      context: { itemId: '52' },
    }),
  ),
  {
    title: 'EXT-32 the choice of who eats applies to the meal chosen last',
    events: [{ type: 'seats.opened', slot: 'lunch' }, closed, { type: 'seats.opened', slot: 'dinner' }],
    end: 'seats',
    context: { slot: 'dinner' },
  },
  {
    title: 'does not ask about a deselected item',
    events: [adding, { type: 'recipes.opened' }, wants('carrot-soup'), wantsPie(), wantsPie(0), done],
    end: 'closed',
    emits: [{ type: 'choice.made', of: 'recipe', choice: { 'carrot-soup': 1 } }],
  },
  {
    title: 'asks about all items that do not fit at once',
    events: [
      adding,
      { type: 'recipes.opened' },
      wantsPie(),
      { type: 'quantity.chosen', id: 'goulash', quantity: 1, warning: overHistamine },
      done,
    ],
    end: 'asking',
    emits: [{ type: 'confirmation.wanted', warnings: [fishPieWarning, overHistamine] }],
  },
  {
    title: 'leaving a sheet clears its warnings',
    events: [adding, { type: 'recipes.opened' }, wantsPie(), closed],
    end: 'closed',
    emits: [],
    context: { chosen: {}, warnings: {} },
  },
];
