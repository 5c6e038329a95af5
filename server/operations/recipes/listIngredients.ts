import type { Handler } from '#server/context.ts';

export const listIngredients: Handler<'listIngredients'> = async ({ foods }) => ({ data: [...foods.names] });
