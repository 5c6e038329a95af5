import { assign, emit, setup } from 'xstate';
import { eventItself } from '../shared/params.ts';

/** How often each is wanted, by id; what is not wanted is not there. */
export type Choice = Readonly<Record<string, number>>;
/** What a list of the planner offers. */
export type ChosenType = 'recipe' | 'custom_food';

interface Context {
  chosen: Choice;
  /** Of the collection that is open in its sheet. */
  collectionId: string | null;
  /** Of the planned item that the sheet is about. */
  itemId: string | null;
}
export interface ChoiceMade {
  readonly type: 'choice.made';
  readonly of: ChosenType;
  readonly choice: Choice;
}
export type PlannerSheetsEvent =
  | { type: 'adding.begun' }
  | { type: 'collections.opened' }
  | { type: 'collection.opened'; collectionId: string }
  | { type: 'recipes.opened' }
  | { type: 'personal.opened' }
  | { type: 'foods.opened' }
  | { type: 'newFood.opened' }
  | { type: 'newFood.saved' }
  | { type: 'generator.opened' }
  | { type: 'nutrients.opened' }
  | { type: 'itemMenu.opened'; itemId: string }
  | { type: 'dayMenu.opened' }
  | { type: 'calendar.opened' }
  | { type: 'target.opened' }
  | { type: 'quantity.chosen'; id: string; quantity: number }
  | { type: 'choice.submitted' }
  | { type: 'sheet.closed' };

const withQuantity = (chosen: Choice, id: string, quantity: number): Choice =>
  quantity > 0
    ? { ...chosen, [id]: quantity }
    : Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== id));

const nothingChosen = (): Context => ({ chosen: {}, collectionId: null, itemId: null });

export const plannerSheetsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlannerSheetsEvent,
    emitted: {} as ChoiceMade,
    tags: {} as 'piled',
  },
  actions: {
    forgetChoice: assign({ chosen: {} }),
    noteQuantity: assign(({ context }, { id, quantity }: { id: string; quantity: number }) => ({
      chosen: withQuantity(context.chosen, id, quantity),
    })),
    noteCollection: assign((_, { collectionId }: { collectionId: string }) => ({ collectionId })),
    noteItem: assign((_, { itemId }: { itemId: string }) => ({ itemId })),
    reportRecipes: emit(({ context }) => ({
      type: 'choice.made' as const,
      of: 'recipe' as const,
      choice: context.chosen,
    })),
    reportFoods: emit(({ context }) => ({
      type: 'choice.made' as const,
      of: 'custom_food' as const,
      choice: context.chosen,
    })),
  },
  guards: { hasChoice: ({ context }) => Object.keys(context.chosen).length > 0 },
}).createMachine({
  id: 'plannerSheets',
  description: 'The sheets of the meal planner: one at a time, whatever opened it.',
  context: nothingChosen,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetChoice',
      on: {
        'adding.begun': { target: 'adding' },
        'generator.opened': { target: 'generate-items' },
        'nutrients.opened': { target: 'nutrients' },
        'itemMenu.opened': { target: 'item', actions: { type: 'noteItem', params: eventItself } },
        'dayMenu.opened': { target: 'day' },
        'calendar.opened': { target: 'calendar' },
        'target.opened': { target: 'target' },
      },
    },
    adding: {
      description: 'How to add: from collections, recipes or foods, or a whole plan.',
      on: {
        'sheet.closed': { target: 'closed' },
        'collections.opened': { target: 'recipe-collections' },
        'recipes.opened': { target: 'custom-recipes' },
        'personal.opened': { target: 'personal-recipes' },
        'foods.opened': { target: 'custom-foods' },
        'generator.opened': { target: 'generate-items' },
      },
    },
    'recipe-collections': {
      description: 'The collections, and inside of one its recipes.',
      initial: 'listing',
      on: {
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': { guard: 'hasChoice', target: 'closed', actions: 'reportRecipes' },
      },
      states: {
        listing: {
          on: {
            'sheet.closed': { target: '#plannerSheets.closed' },
            'collection.opened': {
              target: 'inside',
              actions: { type: 'noteCollection', params: eventItself },
            },
          },
        },
        inside: { tags: ['piled'], on: { 'sheet.closed': { target: 'listing' } } },
      },
    },
    'custom-recipes': {
      description: 'Recipes are searched for.',
      on: {
        'sheet.closed': { target: 'closed' },
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': { guard: 'hasChoice', target: 'closed', actions: 'reportRecipes' },
      },
    },
    'personal-recipes': {
      description: 'The member’s own recipes and favourites.',
      on: {
        'sheet.closed': { target: 'closed' },
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': { guard: 'hasChoice', target: 'closed', actions: 'reportRecipes' },
      },
    },
    'custom-foods': {
      on: {
        'sheet.closed': { target: 'closed' },
        'newFood.opened': { target: 'create-custom-food' },
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': { guard: 'hasChoice', target: 'closed', actions: 'reportFoods' },
      },
    },
    'create-custom-food': {
      description: 'Leads back to the foods; what was chosen among them stays chosen.',
      tags: ['piled'],
      on: { 'sheet.closed': { target: 'custom-foods' }, 'newFood.saved': { target: 'custom-foods' } },
    },
    'generate-items': { on: { 'sheet.closed': { target: 'closed' } } },
    nutrients: { on: { 'sheet.closed': { target: 'closed' } } },
    item: { description: 'What can be done with one item.', on: { 'sheet.closed': { target: 'closed' } } },
    day: {
      description: 'What can be done with the day and the week.',
      on: {
        'sheet.closed': { target: 'closed' },
        'generator.opened': { target: 'generate-items' },
        'calendar.opened': { target: 'calendar' },
      },
    },
    target: {
      description: 'What the member aims at on every day.',
      on: { 'sheet.closed': { target: 'closed' } },
    },
    calendar: { description: 'The address for a calendar.', on: { 'sheet.closed': { target: 'closed' } } },
  },
});
