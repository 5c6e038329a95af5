import { allergens } from './allergens.ts';

/** Within a sentence: `milk`, `tree nuts`; cereals with gluten are called gluten. Words that name no group stay as they are. */
export function allergenWord(name: string): string {
  const found = allergens.find((it) => it.name === name);
  return found === undefined ? name : found.id === 'gluten' ? 'gluten' : name.toLowerCase();
}
