import { type AllergenName, allergens } from './allergens.ts';

/** In American English. What is stored and sent keeps the names of the calls. */
const labels: Partial<Record<AllergenName, string>> = { Molluscs: 'Mollusks', Sulphites: 'Sulfites' };

/** Name as members read it; another text stays unchanged. */
export const allergenLabel = (name: string): string => labels[name as AllergenName] ?? name;

/**
 * Name for the middle of a sentence: `milk`, `tree nuts`; cereals with gluten are called gluten. Other names stay
 * unchanged.
 */
export function allergenWord(name: string): string {
  const found = allergens.find((it) => it.name === name);
  return found === undefined ? name : found.id === 'gluten' ? 'gluten' : allergenLabel(name).toLowerCase();
}
