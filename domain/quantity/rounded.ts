import type { Food } from '#domain/food/food.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { isPoured } from './kitchen-habits.ts';
import { fromNumber } from './rational.ts';
import { exact, inSensibleUnit } from './sensible-unit.ts';

/** Rounding steps for converted amounts, readable on scales or a jug; each within 5 % of the amount. */
const weightSteps = [
  { below: 10, step: 0.5 },
  { below: 100, step: 1 },
  { below: 1000, step: 5 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
];
const volumeSteps = [
  { below: 10, step: 0.5 },
  { below: 50, step: 1 },
  { below: 100, step: 5 },
  { below: 1000, step: 10 },
  { below: Number.POSITIVE_INFINITY, step: 50 },
];

const twoDigits = (value: number) => Number(value.toPrecision(2));

function toStep(value: number, steps: typeof weightSteps): number {
  if (value < 1) return twoDigits(value);
  const step = steps.find((it) => value < it.below)?.step ?? 1;
  return Math.round(value / step) * step;
}

const sensible = (value: number, unit: string, system: 'us' | 'metric'): Measure =>
  inSensibleUnit(exact(fromNumber(value), unit), system);

export const roundedWeight = (grams: number): Measure => sensible(toStep(grams, weightSteps), 'g', 'metric');
export const roundedMl = (ml: number): Measure => sensible(toStep(ml, volumeSteps), 'ml', 'metric');

const gramsPerOunce = 28.349523125;

const kitchenParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/** To the nearest mark of a measuring cup: wholes, quarters and thirds. */
function nearestMark(value: number): number {
  const whole = Math.floor(value);
  const part = value - whole;
  return whole + kitchenParts.reduce((best, it) => (Math.abs(it - part) < Math.abs(best - part) ? it : best));
}

const nearestPart = (value: number, parts: number) => Math.round(value * parts) / parts;

/** Below the first mark of its measure an amount keeps two digits, so that it isn't rounded up to a multiple. */
const smallestMark = 1 / 5;

/** Ounces to the nearest mark below 4, to a half from there, pounds to a tenth from 16 ounces on. */
export function roundedOunces(grams: number): Measure {
  const ounces = grams / gramsPerOunce;
  if (ounces < smallestMark) return { value: twoDigits(ounces), unit: 'oz' };
  const rounded = ounces < 4 ? nearestMark(ounces) : nearestPart(ounces, 2);
  return rounded < 16 ? { value: rounded, unit: 'oz' } : { value: nearestPart(ounces / 16, 10), unit: 'lb' };
}

/** Recipes convert with a teaspoon of 5 ml and a cup of 240 ml (21 CFR 101.9(b)(5)(viii)). */
const inMl = { tsp: 5, tbsp: 15, 'fl oz': 30, cup: 240 } as const;
const closeEnough = 0.06;

type SpoonOrCup = Measure & { readonly unit: keyof typeof inMl };

/** A volume that matches no mark, to a tenth of a cup. */
export const roundedTenthsOfCup = (ml: number): Measure => ({
  value: nearestPart(ml / inMl.cup, 10),
  unit: 'cup',
});

function spoons(ml: number): SpoonOrCup {
  const teaspoons = ml / inMl.tsp;
  if (teaspoons < 1 / 2) return { value: twoDigits(teaspoons), unit: 'tsp' };
  if (teaspoons < 3) return { value: nearestPart(teaspoons, 4), unit: 'tsp' };
  return { value: nearestPart(ml / inMl.tbsp, ml < inMl.cup / 4 ? 4 : 2), unit: 'tbsp' };
}

/**
 * Milliliters as spoons below a quarter of a cup, else as the first of cups, fluid ounces (for what is poured) and
 * tablespoons (below half a cup) that matches a mark within 6 %; null if none does.
 */
export function roundedCupsOrSpoons(ml: number, food: Food): Measure | null {
  if (ml < inMl.cup / 4) return spoons(ml);
  const choices: SpoonOrCup[] = [
    { value: nearestMark(ml / inMl.cup), unit: 'cup' },
    ...(isPoured(food) ? [{ value: nearestPart(ml / inMl['fl oz'], 2), unit: 'fl oz' } as const] : []),
    ...(ml < inMl.cup / 2 ? [spoons(ml)] : []),
  ];
  return choices.find((it) => Math.abs((it.value * inMl[it.unit]) / ml - 1) <= closeEnough) ?? null;
}
