import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food, Origin } from '#domain/food/food.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Diet } from './diets.ts';

/** Traits that a diet can exclude, with their wording in "Butter is dairy". */
export const traits = {
  meat: 'is meat',
  poultry: 'is poultry',
  fish: 'is or contains fish',
  shellfish: 'is or contains shellfish',
  dairy: 'is or contains dairy',
  egg: 'is or contains egg',
  honey: 'is honey',
  gelatin: 'contains gelatin',
  alcohol: 'contains alcohol',
  sugar: 'is or contains added sugar',
  gluten: 'contains gluten',
  grain: 'is or contains a grain',
  legume: 'is or contains a legume',
  potato: 'is potato',
  chips: 'is chips or fries',
  seedOil: 'is or contains a seed oil',
  processed: 'is processed',
  additive: 'contains an additive',
} as const;
export type Trait = keyof typeof traits;

const byOrigin: Readonly<Partial<Record<Origin, readonly Trait[]>>> = {
  meat: ['meat'],
  poultry: ['poultry'],
  fish: ['fish'],
  shellfish: ['shellfish'],
  dairy: ['dairy'],
  egg: ['egg'],
  honey: ['honey'],
  gelatin: ['gelatin'],
  alcohol: ['alcohol'],
  'added-sugar': ['sugar'],
  grain: ['grain'],
  'gluten-grain': ['grain', 'gluten'],
  'pseudo-grain': ['grain'],
  legume: ['legume'],
  potato: ['potato'],
  'seed-oil': ['seedOil'],
  processed: ['processed'],
  additive: ['additive'],
};

/** A declared allergen implies an origin, so that a missing flag doesn't make a dish vegan or gluten free. */
const byAllergen: Readonly<Partial<Record<AllergenId, Trait>>> = {
  milk: 'dairy',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  gluten: 'gluten',
  wheat: 'grain',
  peanut: 'legume',
  soy: 'legume',
  lupin: 'legume',
};

const byProteinSource: Readonly<Partial<Record<ProteinSource, Trait>>> = {
  Dairy: 'dairy',
  Eggs: 'egg',
  Fish: 'fish',
  Lamb: 'meat',
  Pork: 'meat',
  'Red Meat': 'meat',
  Poultry: 'poultry',
  Shellfish: 'shellfish',
};

/** All traits of a food, by its origins, its allergens and its protein source. Honey is not also added sugar. */
export function traitsOf(food: Food): Set<Trait> {
  const found = new Set<Trait>(food.origins.flatMap((it) => byOrigin[it] ?? []));
  for (const id of allergensOfFood(food)) {
    const trait = byAllergen[id];
    if (trait) found.add(trait);
  }
  const protein = food.proteinSource && byProteinSource[food.proteinSource];
  if (protein) found.add(protein);
  if (found.has('potato') && found.has('processed')) found.add('chips');
  if (found.has('honey')) found.delete('sugar');
  return found;
}

/** A diet defined by the traits it excludes; foods in `except` are allowed despite such a trait. */
export interface DietRule {
  readonly without: readonly Trait[];
  readonly except: readonly string[];
}

const flesh = ['meat', 'poultry', 'fish', 'shellfish', 'gelatin'] as const;
const modern = ['grain', 'gluten', 'legume', 'sugar', 'seedOil', 'processed', 'additive'] as const;

/**
 * Diets that depend on ingredients only. Ketogenic depends on energy and Low FODMAP on its verdict (diets-of.ts).
 * - Gluten Free: no cereal that contains gluten, oats among them as EU law declares them.
 * - The vegetarian family: no animal's flesh nor gelatin; honey is left out by Vegan alone. Rennet in cheese is not
 *   known to the food table and not judged.
 * - Paleo: no grain, legume, dairy, potato, alcohol, added sugar, seed oil, additive or processed food; honey is fine.
 * - Primal: Paleo with dairy, potatoes and wine.
 * - Whole30, by its 2024 rules: no sweetener, honey among them, alcohol, grain, legume or dairy; ghee, peas, rice
 *   vinegar, coconut aminos, vanilla extract and potatoes are fine, chips and fries aren't. Additives stay out, being
 *   sweeteners and leavening for baking here.
 */
export const dietRules: Readonly<Partial<Record<Diet, DietRule>>> = {
  'Gluten Free': { without: ['gluten'], except: [] },
  Vegetarian: { without: flesh, except: [] },
  'Lacto-Vegetarian': { without: [...flesh, 'egg'], except: [] },
  'Ovo-Vegetarian': { without: [...flesh, 'dairy'], except: [] },
  Vegan: { without: [...flesh, 'egg', 'dairy', 'honey'], except: [] },
  Pescetarian: { without: ['meat', 'poultry', 'gelatin'], except: [] },
  Paleo: { without: [...modern, 'dairy', 'potato', 'alcohol'], except: ['vanilla-extract'] },
  Primal: { without: modern, except: [] },
  Whole30: {
    without: ['sugar', 'honey', 'alcohol', 'grain', 'gluten', 'legume', 'dairy', 'chips', 'additive'],
    except: ['ghee', 'green-peas', 'frozen-peas', 'rice-vinegar', 'coconut-aminos', 'vanilla-extract'],
  },
};
