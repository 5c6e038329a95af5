import type { Food } from '#domain/food/food.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { gramsPerMl, toGrams } from './grams.ts';
import { isCupped, isPoured } from './kitchen-habits.ts';
import { divide, fromNumber, multiply, type Rational, toNumber } from './rational.ts';
import {
  roundedCupsOrSpoons,
  roundedMl,
  roundedOunces,
  roundedTenthsOfCup,
  roundedWeight,
} from './rounded.ts';
import { exact, inSensibleUnit } from './sensible-unit.ts';
import { findUnit, type System } from './units.ts';

const quarterCupMl = 59;

function metricOf(amount: Measure, ml: Rational, food: Food): Measure {
  if (isPoured(food)) return roundedMl(toNumber(ml));
  const grams = toGrams(amount, food);
  return typeof grams === 'number' ? roundedWeight(grams) : roundedMl(toNumber(ml));
}

function usOf(grams: Rational, food: Food): Measure {
  const perMl = isCupped(food, toNumber(grams)) ? gramsPerMl(food) : null;
  const byVolume = perMl && roundedCupsOrSpoons(toNumber(divide(grams, perMl)), food);
  return byVolume ?? roundedOunces(toNumber(grams));
}

/** An amount that matches no cup or spoon is given in fluid ounces, or by weight if that is known. */
function usOfVolume(ml: Rational, food: Food): Measure {
  const byVolume = roundedCupsOrSpoons(toNumber(ml), food);
  const perMl = gramsPerMl(food);
  if (byVolume) return byVolume;
  return perMl ? roundedOunces(toNumber(multiply(ml, perMl))) : roundedTenthsOfCup(toNumber(ml));
}

/**
 * One amount in US and metric measures. The author's system has the exact amount; the other one is rounded to its
 * marks. Spoons stay spoons in both up to a quarter of a cup; counts and unknown units are unchanged.
 */
export function usAndMetric(amount: Measure, food: Food): Record<System, Measure> {
  const value = fromNumber(amount.value);
  const unit = findUnit(amount.unit);
  const own = (system: System) => inSensibleUnit(exact(value, amount.unit), system);
  if (!unit?.size) return { us: own('us'), metric: own('metric') };
  const size = multiply(value, unit.size);
  if (unit.kind === 'weight') {
    return unit.system === 'us'
      ? { us: own('us'), metric: roundedWeight(toNumber(size)) }
      : { us: usOf(size, food), metric: own('metric') };
  }
  if (unit.system === 'metric') {
    return { us: usOfVolume(size, food), metric: own('metric') };
  }
  const staysSpoon = unit.system === null && toNumber(size) < quarterCupMl;
  return { us: own('us'), metric: staysSpoon ? own('metric') : metricOf(amount, size, food) };
}

/** Grams in metric measures: by volume if poured, by spoon below a quarter of a cup, else by weight. */
export function measured(grams: number, food: Food): Measure {
  const perMl = gramsPerMl(food);
  const ml = perMl && toNumber(divide(fromNumber(grams), perMl));
  if (ml !== null && ml < quarterCupMl && isCupped(food, grams)) {
    const spoons = roundedCupsOrSpoons(ml, food);
    if (spoons) return spoons;
  }
  return ml !== null && isPoured(food) ? roundedMl(ml) : roundedWeight(grams);
}

/**
 * An amount for other servings: amount / from x to, in exact fractions, in the unit that then fits. `from` and
 * `to` are servings above 0. `system` says which of the two amounts it is, as 16 tbsp are 1 cup in one and
 * 240 ml in the other. Scaling there and back gives the same amount. Throws RangeError for `from` 0.
 */
export function scaleMeasure(measure: Measure, from: number, to: number, system: System = 'us'): Measure {
  const factor = divide(fromNumber(to), fromNumber(from));
  const scaled = multiply(fromNumber(measure.value), factor);
  return inSensibleUnit(exact(scaled, measure.unit), system);
}
