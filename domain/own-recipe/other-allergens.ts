import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import { bindName } from '#domain/source-recipe/bind-names.ts';

/** Words that name an allergen without being a food of the table. */
const words: Readonly<Record<string, AllergenId>> = {
  dairy: 'milk',
  egg: 'egg',
  eggs: 'egg',
  fish: 'fish',
  gluten: 'gluten',
  lupin: 'lupin',
  nut: 'tree_nut',
  nuts: 'tree_nut',
  almond: 'tree_nut',
  cashew: 'tree_nut',
  hazelnut: 'tree_nut',
  walnut: 'tree_nut',
  pecan: 'tree_nut',
  pistachio: 'tree_nut',
  peanut: 'peanut',
  sesame: 'sesame',
  shellfish: 'crustacean',
  soy: 'soy',
  soya: 'soy',
  wheat: 'wheat',
};
const mostWords = 3;

const wordsIn = (text: string): string[] => titleKey(text).split(' ').filter(Boolean);

/** The words of a line without those of the name that was bound. */
function besides(line: string, name: string): string[] {
  const left = wordsIn(line);
  for (const word of wordsIn(name)) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function allergensNamed(phrase: string, table: FoodTable): readonly AllergenId[] {
  const word = words[phrase];
  const measure = { amounts: [], us: { value: 0, unit: '' }, metric: { value: 0, unit: '' } };
  const food = bindName({ names: [phrase], ndbNo: null, shownAs: phrase, ...measure }, table);
  return [...(word === undefined ? [] : [word]), ...(food === null ? [] : allergensOfFood(food))];
}

/**
 * Whether a line names, beside the food it was bound to, something with an allergen that this food does not have:
 * "flour, almond", "milk (I used almond milk)", "yogurt (soy)". Such a line is no longer about that food alone. "Free"
 * takes back what stands before it: "flour (gluten-free)".
 */
export function namesAnotherAllergen(line: string, name: string, food: Food, table: FoodTable): boolean {
  const own = allergensOfFood(food);
  const left = besides(line, name);
  return left.some((_, from) =>
    Array.from({ length: Math.min(mostWords, left.length - from) }, (__, more) => more + 1).some((count) => {
      if (left[from + count] === 'free') return false;
      return allergensNamed(left.slice(from, from + count).join(' '), table).some((id) => !own.has(id));
    }),
  );
}
