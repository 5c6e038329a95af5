import { allergens } from '#domain/allergen/allergens.ts';
import type { Handler } from '#server/context.ts';

export const listAllergens: Handler<'listAllergens'> = async () => ({
  data: allergens.map(({ name }) => name),
});
