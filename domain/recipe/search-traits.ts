import { isKnownEnough } from '#domain/nutrition/known-enough.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { ComputedRecipe } from './compute-recipe.ts';

/** What people ask of a dish in words, by the figures of a serving: our own bounds, which the search shows. */
export const traits = [
  'high protein',
  'high fiber',
  'low carb',
  'low sodium',
  'low sugar',
  'low fat',
  'cheap',
  'high iron',
  'high calcium',
  'high vitamin c',
  'low cholesterol',
] as const;
export type SearchTrait = (typeof traits)[number];

interface Bound {
  readonly nutrient: NutrientId;
  /** At least so much, or at most. */
  readonly is: 'least' | 'most';
  readonly amount: number;
  readonly label: string;
}

const bounds: Readonly<Record<Exclude<SearchTrait, 'cheap'>, Bound>> = {
  'high protein': { nutrient: 'protein', is: 'least', amount: 20, label: '20 g protein or more' },
  'high fiber': { nutrient: 'fiber', is: 'least', amount: 6, label: '6 g fiber or more' },
  'low carb': { nutrient: 'carbohydrate', is: 'most', amount: 20, label: 'at most 20 g carbs' },
  'low sodium': { nutrient: 'sodium', is: 'most', amount: 400, label: 'at most 400 mg sodium' },
  'low sugar': { nutrient: 'sugar', is: 'most', amount: 5, label: 'at most 5 g sugar' },
  'low fat': { nutrient: 'fat', is: 'most', amount: 10, label: 'at most 10 g fat' },
  'high iron': { nutrient: 'iron', is: 'least', amount: 3.6, label: '3.6 mg iron or more' },
  'high calcium': { nutrient: 'calcium', is: 'least', amount: 260, label: '260 mg calcium or more' },
  'high vitamin c': { nutrient: 'vitamin_c', is: 'least', amount: 18, label: '18 mg vitamin C or more' },
  'low cholesterol': { nutrient: 'cholesterol', is: 'most', amount: 20, label: 'at most 20 mg cholesterol' },
};
const cheapestClass = 1;

export const traitLabel = (trait: SearchTrait): string => (trait === 'cheap' ? 'cheap' : bounds[trait].label);

/** A figure that isn't known well enough claims nothing. */
export const traitsOf = ({
  nutrients,
  priceClass,
}: Pick<ComputedRecipe, 'nutrients' | 'priceClass'>): readonly SearchTrait[] =>
  traits.filter((trait) => {
    if (trait === 'cheap') return priceClass === cheapestClass;
    const { nutrient, is, amount } = bounds[trait];
    const found = nutrients.find(({ id }) => id === nutrient);
    if (found === undefined || !isKnownEnough(found)) return false;
    return is === 'least' ? found.amount >= amount : found.amount <= amount;
  });
