import type { Food } from '#domain/food/food.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { isPoured } from './liquid.ts';
import { fromNumber } from './rational.ts';
import { exact, inSensibleUnit } from './sensible-unit.ts';

/** Steps a converted amount is rounded to, so that it reads off scales or a jug; each within 5 % of the amount. */
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

/** Ounces to a quarter (a half from 4 on, two digits below 1), pounds from 16 ounces on to a tenth. */
export function roundedOunces(grams: number): Measure {
  const ounces = grams / gramsPerOunce;
  if (ounces < 1) return { value: twoDigits(ounces), unit: 'oz' };
  const step = ounces < 4 ? 1 / 4 : 1 / 2;
  const rounded = Math.round(ounces / step) * step;
  return rounded < 16
    ? { value: rounded, unit: 'oz' }
    : { value: Math.round((ounces / 16) * 10) / 10, unit: 'lb' };
}

/** Recipes count a teaspoon as 5 ml and a cup as 240 ml when they convert (21 CFR 101.9(b)(5)(viii)). */
const teaspoonMl = 5;
const cupMl = 240;
const closeEnough = 0.06;
const cupParts = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

function nearestCups(cups: number): number {
  const whole = Math.floor(cups);
  const part = cupParts.reduce((best, it) =>
    Math.abs(it - cups + whole) < Math.abs(best - cups + whole) ? it : best,
  );
  return whole + part;
}

const nearest = (value: number, step: number) => Math.round(value / step) * step;

/** Millilitres as spoons below a quarter of a cup, else as cups, fluid ounces or tablespoons, whichever reads off closely. */
export function roundedCupsOrSpoons(ml: number, food: Food): Measure {
  const teaspoons = ml / teaspoonMl;
  if (teaspoons < 1 / 2) return { value: twoDigits(teaspoons), unit: 'tsp' };
  if (teaspoons < 3) return { value: nearest(teaspoons, 1 / 4), unit: 'tsp' };
  const tablespoons: Measure = {
    value: nearest(teaspoons / 3, teaspoons < 12 ? 1 / 4 : 1 / 2),
    unit: 'tbsp',
  };
  if (ml < cupMl / 4) return tablespoons;
  const cups = ml / cupMl;
  const choices = [
    { measure: { value: nearestCups(cups), unit: 'cup' }, ml: nearestCups(cups) * cupMl },
    ...(isPoured(food) && cups < 1
      ? [{ measure: { value: nearest(cups * 8, 1 / 2), unit: 'fl oz' }, ml: nearest(cups * 8, 1 / 2) * 30 }]
      : []),
    ...(cups < 1 / 2 ? [{ measure: tablespoons, ml: tablespoons.value * 15 }] : []),
  ];
  const close = choices.find((it) => Math.abs(it.ml / ml - 1) <= closeEnough);
  return close?.measure ?? { value: Math.round(cups * 10) / 10, unit: 'cup' };
}
