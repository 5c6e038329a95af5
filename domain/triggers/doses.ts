import { type FodmapSugar, fodmapSugars, groupOfSugar } from '#domain/food/fodmap-figure.ts';
import type { Food } from '#domain/food/food.ts';
import type { WeighedFood } from '#domain/food/weighed-food.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { fodmapCutoffs, oxalateMg } from '#domain/intolerance/thresholds.ts';
import { largestPortionG } from './portion.ts';
import { protocol } from './protocol.ts';

/** What foods hold in amounts that add up to a dose. */
export const countedSubstances = ['oxalate', ...fodmapSugars] as const;
export type CountedSubstance = (typeof countedSubstances)[number];

/** One food by itself, in grams. */
export type SingleFood = `food:${string}`;

/** What can be tested. */
export type TestedSubstance = CountedSubstance | SingleFood;

export interface Amount {
  readonly value: number;
  readonly unit: 'mg' | 'g';
}

/** One load, which is what a Low serving may hold: for a sugar the strictest cut-off that any food has. */
const oneLoad = {
  oxalate: { value: oxalateMg.low, unit: 'mg' },
  lactose: { value: fodmapCutoffs.lactose, unit: 'g' },
  fructose: { value: fodmapCutoffs.fructose, unit: 'g' },
  fructans: { value: fodmapCutoffs.oligos, unit: 'g' },
  gos: { value: fodmapCutoffs.oligos, unit: 'g' },
  sorbitol: { value: fodmapCutoffs.sorbitol, unit: 'g' },
  mannitol: { value: fodmapCutoffs.mannitol, unit: 'g' },
} as const satisfies Record<CountedSubstance, Amount>;

/** Of a single food, the highest rung is its largest portion. */
export const loadsOfLargest = Math.max(...protocol.rungs);

export const isCounted = (it: string): it is CountedSubstance =>
  countedSubstances.some((each) => each === it);

const isSugar = (it: CountedSubstance): it is FodmapSugar => it !== 'oxalate';

export const singleFood = ({ id }: Pick<Food, 'id'>): SingleFood => `food:${id}`;

/** Grams of the sugar in 100 g; null where nobody published it. */
function sugarIn(sugar: FodmapSugar, { fodmap }: Food): number | null {
  if (fodmap === null) return null;
  const measured = fodmap.sugars[sugar]?.gPer100g;
  if (measured !== undefined) return measured;
  // sugars of its group were published as a serving only, or none of its sugars were measured at all
  const isMeasured = Object.values(fodmap.sugars).some(({ gPer100g }) => gPer100g > 0);
  const isInGroup = fodmap.groups.includes(groupOfSugar[sugar]) || fodmap.groups.includes('untested');
  if (isInGroup) return null;
  return isMeasured || fodmap.value === 1 ? 0 : null;
}

/** Loads in one gram; null where it is not known, which is never zero. */
export function loadPerGram(substance: TestedSubstance, food: Food): number | null {
  if (food.oneOf !== undefined) return null;
  if (!isCounted(substance)) {
    if (singleFood(food) !== substance) return 0;
    const largest = largestPortionG(food);
    return largest === 0 ? null : loadsOfLargest / largest;
  }
  const per100g = isSugar(substance) ? sugarIn(substance, food) : (food.oxalate?.value ?? null);
  return per100g === null ? null : per100g / 100 / oneLoad[substance].value;
}

/** What all these foods hold together; null as soon as one of them is not known. */
export function loadOf(substance: TestedSubstance, foods: readonly WeighedFood[]): number | null {
  let sum = 0;
  for (const { food, grams } of foods) {
    if (grams <= 0) continue;
    const each = loadPerGram(substance, food);
    if (each === null) return null;
    sum += each * grams;
  }
  return sum;
}

/** The loads of a serving by `countedSubstances`, as exact as a column of single precision. */
export const loadsOf = (foods: readonly WeighedFood[]): (number | null)[] =>
  countedSubstances.map((substance) => {
    const load = loadOf(substance, foods);
    return load === null ? null : Number(load.toPrecision(5));
  });

/** `largestG`: the largest portion of the test, which only a single food needs. */
export function amountOf(substance: TestedSubstance, load: number, largestG: number | null): Amount {
  if (isCounted(substance)) return { value: load * oneLoad[substance].value, unit: oneLoad[substance].unit };
  if (largestG === null) throw new RangeError(`${substance} needs its portion`);
  return { value: (load * largestG) / loadsOfLargest, unit: 'g' };
}

/** Whether an axis can be tested as a whole, or sugar by sugar; else why not, as members read it. */
export type AxisTests =
  | { readonly isOpen: true; readonly substances: readonly CountedSubstance[] }
  | { readonly isOpen: false; readonly why: string };

const onlyGraded = (name: string): AxisTests => ({
  isOpen: false,
  why: `Foods are graded for ${name}, but nobody has published reliable amounts, so there’s no dose to test. You can test a single food instead.`,
});

export const axisTests = {
  oxalate: { isOpen: true, substances: ['oxalate'] },
  fodmap: { isOpen: true, substances: fodmapSugars },
  histamine: onlyGraded('histamine'),
  sulfur: onlyGraded('sulfur'),
  salicylate: onlyGraded('salicylates'),
} as const satisfies Record<Intolerance, AxisTests>;
