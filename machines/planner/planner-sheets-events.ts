import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import type { QuantityChosen } from './picked.ts';

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
  | { type: 'replacements.opened'; itemId: string }
  | { type: 'eaten.opened'; itemId: string }
  | { type: 'dayMenu.opened' }
  | { type: 'calendar.opened' }
  | { type: 'target.opened' }
  | { type: 'seats.opened'; slot: MealSlot }
  | ({ type: 'quantity.chosen' } & QuantityChosen)
  | { type: 'choice.submitted' }
  | { type: 'choice.confirmed' }
  | { type: 'choice.declined' }
  | { type: 'sheet.closed' };
