import { allergens } from './allergens.ts';

/**
 * Name for the middle of a sentence: `milk`, `tree nuts`; cereals with gluten are called gluten. Other names stay
 * unchanged.
 */
export function allergenWord(name: string): string {
  const found = allergens.find((it) => it.name === name);
  return found === undefined ? name : found.id === 'gluten' ? 'gluten' : name.toLowerCase();
}
