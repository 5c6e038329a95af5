import type { Food } from '#domain/food/food.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { divide, fromNumber, multiply, type Rational, toNumber } from './rational.ts';
import { findUnit, type Unit } from './units.ts';

export interface Problem {
  /** Why the amount has no weight, in a sentence for the recipe's author. */
  readonly problem: string;
}

/** Measures for a bare count, in this order: `2 eggs` are two pieces, else two medium ones. */
const bareCounts = ['piece', 'whole', 'medium', 'large', 'small'];
const spoonsAndCups = ['cup', 'tbsp', 'tsp'];

function sizeOf(unitId: string): Rational {
  const size = findUnit(unitId)?.size;
  if (!size) throw new RangeError(`${unitId} has no fixed size`);
  return size;
}

/**
 * Grams of one milliliter: from the food's density, else from its cup or spoon; null when neither is known. Density
 * comes first, as a cup may be of the whipped, chopped or packed food.
 */
export function gramsPerMl(food: Food): Rational | null {
  if (food.densityGPerMl) return fromNumber(food.densityGPerMl);
  for (const unitId of spoonsAndCups) {
    const grams = food.measures[unitId];
    if (grams) return divide(fromNumber(grams), sizeOf(unitId));
  }
  return null;
}

function gramsOfOne(word: string, unit: Unit | null, food: Food): Rational | null {
  const names = unit === null ? [word] : unit.id === '' ? bareCounts : [unit.id, unit.plural, word];
  for (const name of names) {
    const grams = food.measures[name];
    if (grams) return fromNumber(grams);
  }
  if (unit?.kind === 'weight') return unit.size;
  const perMl = unit?.kind === 'volume' ? gramsPerMl(food) : null;
  return perMl && unit?.size ? multiply(unit.size, perMl) : null;
}

/**
 * Grams of an amount of a food: by weight unit, else by the food's own measure of that name, else by volume and
 * density. A problem, not a guess, if none of them is known.
 */
export function toGrams(amount: Measure, food: Food): number | Problem {
  if (!(Number.isFinite(amount.value) && amount.value > 0)) {
    return { problem: `${food.name}: ${amount.value} is not an amount` };
  }
  const word = amount.unit.trim();
  const unit = findUnit(word);
  const one = gramsOfOne(word.toLowerCase(), unit, food);
  if (one) return toNumber(multiply(fromNumber(amount.value), one));
  const known = Object.keys(food.measures).join(', ') || 'none';
  if (unit?.kind === 'volume') {
    return { problem: `${food.name}: no density to weigh a ${unit.id} with; measures known: ${known}` };
  }
  if (unit) {
    const name = unit.id === '' ? 'single one' : unit.id;
    return { problem: `${food.name}: no weight is known for a ${name}; measures known: ${known}` };
  }
  return { problem: `${food.name}: "${word}" is not a unit; measures known: ${known}` };
}
