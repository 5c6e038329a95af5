import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Aisle, Food, Origin } from '#domain/food/food.ts';

/** What a food must not have for the word to apply to it already. */
const without: Readonly<Record<string, { allergens?: readonly AllergenId[]; origins?: readonly Origin[] }>> =
  {
    'gluten-free': { allergens: ['gluten', 'wheat'] },
    'wheat-free': { allergens: ['wheat'] },
    'dairy-free': { allergens: ['milk'] },
    'lactose-free': { allergens: ['milk'] },
    'nut-free': { allergens: ['tree_nut', 'peanut'] },
    'egg-free': { allergens: ['egg'] },
    'soy-free': { allergens: ['soy'] },
    'alcohol-free': { origins: ['alcohol'] },
    'sugar-free': { origins: ['added-sugar'] },
    unsweetened: { origins: ['added-sugar'] },
    meatless: { origins: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin'] },
    vegetarian: { origins: ['meat', 'poultry', 'fish', 'shellfish', 'gelatin'] },
    vegan: {
      allergens: ['milk', 'egg', 'fish', 'crustacean', 'mollusc'],
      origins: ['meat', 'poultry', 'fish', 'shellfish', 'dairy', 'egg', 'honey', 'gelatin'],
    },
  };

/** Aisles in which the word changes no figure: a frozen pea is a pea, a toasted almond an almond. */
const shelves: Readonly<Record<string, readonly Aisle[]>> = {
  canned: ['tins-and-jars', 'drinks'],
  jarred: ['tins-and-jars'],
  dried: ['grains-and-pasta', 'spices-and-herbs', 'baking', 'drinks'],
  frozen: ['produce', 'frozen', 'bakery'],
  ground: ['spices-and-herbs', 'nuts-and-seeds', 'baking'],
  powdered: ['spices-and-herbs', 'baking'],
  powder: ['spices-and-herbs'],
  toasted: ['nuts-and-seeds', 'spices-and-herbs', 'bakery', 'grains-and-pasta'],
  roasted: ['nuts-and-seeds', 'spices-and-herbs'],
  blanched: ['nuts-and-seeds', 'produce'],
  steamed: ['produce'],
  hot: ['drinks', 'tins-and-jars', 'dairy-and-eggs', 'spices-and-herbs'],
  instant: ['drinks'],
  dark: ['tins-and-jars', 'produce', 'meat'],
  seasoned: ['tins-and-jars'],
};

/** Cooked in a note is a step of the recipe: it is weighed before. Foods that swell may be weighed after it. */
const swells: readonly Aisle[] = ['grains-and-pasta', 'tins-and-jars'];
const heats = new Set([
  ...['cooked', 'boiled', 'roasted', 'roast', 'toasted', 'fried', 'grilled', 'baked', 'steamed', 'poached'],
  ...['blanched', 'marinated', 'caramelized', 'caramelised'],
]);
/** Meat, fish, and cheese have more histamine when they are older. */
const ages: readonly Aisle[] = ['meat', 'fish', 'dairy-and-eggs'];
const fatFreeUpToG = 1;
const pulse = /(bean|chickpea|lentil|pea)s?\b/;
const stillEgg = new Set(['egg', 'duck-egg', 'quail-egg']);

/** Whether a word claims that something is absent: "vegan", "gluten-free". */
export const isClaim = (word: string): boolean => without[word] !== undefined;

const isTrueOf = (word: string, food: Food): boolean | null => {
  const rule = without[word];
  if (rule === undefined) return null;
  const own = allergensOfFood(food);
  const hasAllergen = rule.allergens?.some((id) => own.has(id)) ?? false;
  return !hasAllergen && !(rule.origins?.some((origin) => food.origins.includes(origin)) ?? false);
};

/**
 * Whether a food with a plain name is still that food with this word. `isNote`: the word comes after the
 * name, as a step of the recipe.
 */
export function stateFits(word: string, food: Food, isNote: boolean): boolean {
  const claim = isTrueOf(word, food);
  if (claim !== null) return claim;
  // Chinese and English mustard are hot
  if (word === 'hot' && food.id === 'dijon-mustard') return false;
  if (shelves[word]?.includes(food.aisle)) return !(word === 'canned' && isDriedPulse(food));
  // in a note it is how butter is stored before grating; frozen yogurt is another food
  if (word === 'frozen')
    return isNote && (food.aisle === 'meat' || food.aisle === 'fish' || /butter$/.test(food.id));
  if (word === 'mashed') return isNote || (food.aisle === 'produce' && !/^(new-)?potato/.test(food.id));
  if (heats.has(word)) return heatFits(food, isNote);
  // histamine grows with age
  if (word === 'aged' || word === 'old') return !ages.includes(food.aisle) || food.histamine?.value === 3;
  // creamy tomato sauce has cream, where the plain one may have cheese; creamy peanut butter has not
  if (word === 'creamy')
    return (
      food.origins.includes('dairy') ||
      /(?:nut|almond|seed|soy)-butter$|^(?:tahini|hummus|coconut-milk)$/.test(food.id)
    );
  if (word === 'fat-free' || word === 'low-fat') return (food.per100g.fat ?? 100) <= fatFreeUpToG;
  if (word === 'unsalted') return (food.per100g.sodium ?? 1000) < 50 || food.id === 'butter';
  // the juice of a bottle has sulfites
  if (word === 'bottled') return !/^(?:lemon|lime)-juice$/.test(food.id);
  // sold in its own jar
  return word === 'smoked' && food.id === 'bacon';
}

const isDriedPulse = (food: Food) => pulse.test(food.id) && /dried|lentil|split/.test(food.id);

function heatFits(food: Food, isNote: boolean): boolean {
  // a cooked bean is the content of the can
  if (food.aisle === 'tins-and-jars' && pulse.test(food.id)) return true;
  if (stillEgg.has(food.id)) return true;
  return isNote && !swells.includes(food.aisle);
}

const notFresh: readonly Aisle[] = [
  'spices-and-herbs',
  'tins-and-jars',
  'grains-and-pasta',
  'frozen',
  'baking',
];

/** Fresh oregano is not the dried herb. */
export const freshFits = (food: Food): boolean => !notFresh.includes(food.aisle) || food.id === 'bay-leaf';
