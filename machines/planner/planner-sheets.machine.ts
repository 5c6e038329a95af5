import { assign, emit, setup } from 'xstate';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { eventItself } from '../shared/params.ts';
import {
  type ChoiceMade,
  type Picked,
  type PickerSheet,
  type PlanningQuestioned,
  type QuantityChosen,
  withoutWarned,
  withQuantity,
} from './picked.ts';
import type { PlannerSheetsEvent } from './planner-sheets-events.ts';

interface Context extends Picked {
  /** The sheet of the selection that the question is about. */
  sheet: PickerSheet;
  collectionId: string | null;
  /** Id of the planned item in the sheet. */
  itemId: string | null;
  slot: MealSlot | null;
}

const initialContext = (): Context => ({
  chosen: {},
  warnings: {},
  sheet: 'custom-recipes',
  collectionId: null,
  itemId: null,
  slot: null,
});

export const plannerSheetsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlannerSheetsEvent,
    emitted: {} as ChoiceMade | PlanningQuestioned,
    /** `asking`: the question replaces the sheet. */
    tags: {} as 'stacked' | 'asking',
  },
  actions: {
    clearChoice: assign({ chosen: {}, warnings: {} }),
    noteQuantity: assign(({ context }, wanted: QuantityChosen) => withQuantity(context, wanted)),
    dropWarned: assign(({ context }) => withoutWarned(context)),
    noteSheet: assign((_, { sheet }: { sheet: PickerSheet }) => ({ sheet })),
    ask: emit(({ context }) => ({
      type: 'confirmation.wanted' as const,
      warnings: Object.values(context.warnings),
    })),
    noteCollection: assign((_, { collectionId }: { collectionId: string }) => ({ collectionId })),
    noteItem: assign((_, { itemId }: { itemId: string }) => ({ itemId })),
    noteSlot: assign((_, { slot }: { slot: MealSlot }) => ({ slot })),
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
  guards: {
    isFrom: ({ context }, { sheet }: { sheet: PickerSheet }) => context.sheet === sheet,
    hasChoice: ({ context }) => Object.keys(context.chosen).length > 0,
    hasWarnings: ({ context }) => Object.keys(context.warnings).length > 0,
  },
}).createMachine({
  id: 'plannerSheets',
  description: 'The sheets of the meal planner; one is open at a time.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearChoice',
      on: {
        'adding.begun': { target: 'adding' },
        'generator.opened': { target: 'generate-items' },
        'nutrients.opened': { target: 'nutrients' },
        'itemMenu.opened': { target: 'item', actions: { type: 'noteItem', params: eventItself } },
        'replacements.opened': { target: 'replace', actions: { type: 'noteItem', params: eventItself } },
        'dayMenu.opened': { target: 'day' },
        'calendar.opened': { target: 'calendar' },
        'target.opened': { target: 'target' },
        'seats.opened': { target: 'seats', actions: { type: 'noteSlot', params: eventItself } },
      },
    },
    adding: {
      description: 'The menu for adding: from collections, recipes or foods, or a whole plan.',
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
      description: 'The collections, and the recipes of one.',
      initial: 'listing',
      on: {
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': [
          {
            guard: 'hasWarnings',
            target: 'asking',
            actions: { type: 'noteSheet', params: { sheet: 'recipe-collections' } },
          },
          { guard: 'hasChoice', target: 'closed', actions: 'reportRecipes' },
        ],
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
        inside: { tags: ['stacked'], on: { 'sheet.closed': { target: 'listing' } } },
      },
    },
    'custom-recipes': {
      description: 'The recipe search.',
      on: {
        'sheet.closed': { target: 'closed' },
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': [
          {
            guard: 'hasWarnings',
            target: 'asking',
            actions: { type: 'noteSheet', params: { sheet: 'custom-recipes' } },
          },
          { guard: 'hasChoice', target: 'closed', actions: 'reportRecipes' },
        ],
      },
    },
    'personal-recipes': {
      description: 'The member’s own recipes and favorites.',
      on: {
        'sheet.closed': { target: 'closed' },
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': [
          {
            guard: 'hasWarnings',
            target: 'asking',
            actions: { type: 'noteSheet', params: { sheet: 'personal-recipes' } },
          },
          { guard: 'hasChoice', target: 'closed', actions: 'reportRecipes' },
        ],
      },
    },
    'custom-foods': {
      on: {
        'sheet.closed': { target: 'closed' },
        'newFood.opened': { target: 'create-custom-food' },
        'quantity.chosen': { actions: { type: 'noteQuantity', params: eventItself } },
        'choice.submitted': [
          {
            guard: 'hasWarnings',
            target: 'asking',
            actions: { type: 'noteSheet', params: { sheet: 'custom-foods' } },
          },
          { guard: 'hasChoice', target: 'closed', actions: 'reportFoods' },
        ],
      },
    },
    asking: {
      description: 'A selected item does not fit. A no deselects it.',
      tags: ['asking'],
      entry: 'ask',
      on: {
        'choice.confirmed': [
          {
            guard: { type: 'isFrom', params: { sheet: 'custom-foods' } },
            target: 'closed',
            actions: 'reportFoods',
          },
          { target: 'closed', actions: 'reportRecipes' },
        ],
        'choice.declined': [
          {
            guard: { type: 'isFrom', params: { sheet: 'recipe-collections' } },
            target: 'recipe-collections.inside',
            actions: 'dropWarned',
          },
          {
            guard: { type: 'isFrom', params: { sheet: 'custom-recipes' } },
            target: 'custom-recipes',
            actions: 'dropWarned',
          },
          {
            guard: { type: 'isFrom', params: { sheet: 'personal-recipes' } },
            target: 'personal-recipes',
            actions: 'dropWarned',
          },
          { target: 'custom-foods', actions: 'dropWarned' },
        ],
      },
    },
    'create-custom-food': {
      description: 'Closes to the foods; their selection stays.',
      tags: ['stacked'],
      on: { 'sheet.closed': { target: 'custom-foods' }, 'newFood.saved': { target: 'custom-foods' } },
    },
    'generate-items': { on: { 'sheet.closed': { target: 'closed' } } },
    nutrients: { on: { 'sheet.closed': { target: 'closed' } } },
    item: {
      description: 'The actions of one item.',
      on: {
        'sheet.closed': { target: 'closed' },
        'replacements.opened': { target: 'replace', actions: { type: 'noteItem', params: eventItself } },
        'eaten.opened': { target: 'eaten', actions: { type: 'noteItem', params: eventItself } },
      },
    },
    replace: {
      description: 'Other dishes for an item, or what was eaten instead.',
      on: {
        'sheet.closed': { target: 'closed' },
        'eaten.opened': { target: 'eaten', actions: { type: 'noteItem', params: eventItself } },
      },
    },
    eaten: {
      description: 'What was eaten instead of an item.',
      on: { 'sheet.closed': { target: 'closed' } },
    },
    day: {
      description: 'The actions of the day and the week.',
      on: {
        'sheet.closed': { target: 'closed' },
        'generator.opened': { target: 'generate-items' },
        'calendar.opened': { target: 'calendar' },
      },
    },
    seats: {
      description: 'The member chooses who eats a meal.',
      on: { 'sheet.closed': { target: 'closed' } },
    },
    target: {
      description: 'The daily calorie target.',
      on: { 'sheet.closed': { target: 'closed' } },
    },
    calendar: { description: 'The calendar feed.', on: { 'sheet.closed': { target: 'closed' } } },
  },
});
