import { mealTypes } from '#domain/recipe/meal-types.ts';
import type { Handler } from '#server/context.ts';

export const listMealTypes: Handler<'listMealTypes'> = async () => ({ data: [...mealTypes] });
