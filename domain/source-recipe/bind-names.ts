import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import type { SourceIngredient } from './source-recipe.ts';

/** Words for size, freshness or cut, which don't change the food. */
const plain =
  /\b(fresh|freshly|organic|ripe|small|medium|large|extra large|chopped|diced|sliced|minced|peeled|shredded|cubed|halved|quartered|boneless|skinless|trimmed|washed|rinsed|thinly|finely|roughly|coarsely)\b/g;

/** The last word in the singular, as English makes most of them. */
function singular(words: string): string {
  if (/[^aeiou]ies$/.test(words)) return words.replace(/ies$/, 'y');
  if (/(?:o|s|x|z|ch|sh)es$/.test(words)) return words.replace(/es$/, '');
  return /[^su]s$/.test(words) ? words.replace(/s$/, '') : words;
}

/** Candidate foods of a name, closest first. */
function variantsOf(name: string): readonly string[] {
  const given = name.trim().toLowerCase();
  const bare = given.replace(plain, ' ').replace(/\s+/g, ' ').trim();
  const variants = [given, bare].flatMap((each) => [each, titleKey(each)]);
  return [...new Set(variants.flatMap((each) => [each, singular(each), `${each}s`]))].filter(Boolean);
}

const wordsOf = (text: string) => titleKey(text).split(' ').map(singular);

/** The only food with that USDA number, if its name shares a word with the ingredient. */
function byNumber({ ndbNo, names }: SourceIngredient, foods: readonly Food[]): Food | null {
  const found = ndbNo === null ? [] : foods.filter((food) => Number(food.ndbNo ?? Number.NaN) === ndbNo);
  const [food] = found;
  if (food === undefined || found.length > 1) return null;
  const words = new Set(names.flatMap(wordsOf));
  return [food.name, ...food.aliases].flatMap(wordsOf).some((word) => words.has(word)) ? food : null;
}

/**
 * Binds an ingredient of an outside source to a food; null without a certain match. A wrong food would be judged in its
 * place, so a name must equal the food's, apart from words that don't change it, and match no other food.
 */
export function bindName(ingredient: SourceIngredient, { foods, named }: FoodTable): Food | null {
  for (const name of ingredient.names)
    for (const variant of variantsOf(name)) {
      const found = named(variant);
      if (found.length === 1) return found[0] ?? null;
      if (found.length > 1) return null;
    }
  return byNumber(ingredient, foods);
}
