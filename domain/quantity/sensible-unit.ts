import type { Measure } from '#domain/recipe/recipe.ts';
import { compare, divide, floor, multiply, type Rational, rational, subtract, toNumber } from './rational.ts';
import { findUnit, type System, type Unit } from './units.ts';

/** A unit that cooks use from `from` to below `below`; `parts` are the fractions on its measure. */
interface Range {
  readonly unit: string;
  readonly from: Rational;
  readonly below: Rational | null;
  readonly parts: 'quarters and thirds' | 'halves' | 'any';
}

const cup: Range = { unit: 'cup', from: rational(1, 4), below: null, parts: 'quarters and thirds' };
const fluidOunce: Range = { unit: 'fl oz', from: rational(1), below: rational(8), parts: 'halves' };
const tablespoon: Range = { unit: 'tbsp', from: rational(1), below: rational(16), parts: 'halves' };
const teaspoon: Range = { unit: 'tsp', from: rational(0), below: rational(6), parts: 'quarters and thirds' };
const pint: Range = { unit: 'pint', from: rational(1), below: rational(2), parts: 'halves' };
const quart: Range = { unit: 'quart', from: rational(1), below: rational(4), parts: 'halves' };
const gallon: Range = { unit: 'gallon', from: rational(1), below: null, parts: 'halves' };
const ounce: Range = { unit: 'oz', from: rational(0), below: rational(32), parts: 'quarters and thirds' };
const pound: Range = { unit: 'lb', from: rational(1), below: null, parts: 'quarters and thirds' };

const spoons = [cup, tablespoon, teaspoon];
const jugs = [gallon, quart, pint, cup, tablespoon, teaspoon];
const volumes: readonly Range[] = [
  { unit: 'l', from: rational(1), below: null, parts: 'any' },
  { unit: 'ml', from: rational(0), below: null, parts: 'any' },
];
const weights: readonly Range[] = [
  { unit: 'kg', from: rational(1), below: null, parts: 'any' },
  { unit: 'g', from: rational(1, 10), below: null, parts: 'any' },
  { unit: 'mg', from: rational(0), below: null, parts: 'any' },
];

/** Units an amount can be converted to, largest first, by its unit. */
const ladders: Readonly<Record<string, readonly Range[]>> = {
  tsp: spoons,
  tbsp: spoons,
  cup: spoons,
  'fl oz': [cup, fluidOunce, tablespoon, teaspoon],
  pint: jugs,
  quart: jugs,
  gallon: jugs,
  oz: [pound, ounce],
  lb: [pound, ounce],
  ml: volumes,
  cl: volumes,
  dl: volumes,
  l: volumes,
  mg: weights,
  g: weights,
  kg: weights,
};

/** Metric kitchens have 5 ml and 15 ml spoons, and use a jug or scales from four tablespoons on. */
const metricSpoonMl: Readonly<Record<string, Rational>> = { tsp: rational(5), tbsp: rational(15) };
const metricSpoonsBelowMl = rational(60);

function readsOff(value: Rational, parts: Range['parts']): boolean {
  const part = subtract(value, rational(floor(value)));
  if (parts === 'any' || part.num === 0n) return true;
  return part.den === 2n || (parts === 'quarters and thirds' && (part.den === 3n || part.den === 4n));
}

function sizeOf(unit: string): Rational {
  const size = findUnit(unit)?.size;
  if (!size) throw new RangeError(`${unit} has no fixed size`);
  return size;
}

/** An exact value with its unit, before it is turned into a number for storing and showing. */
interface Exact {
  readonly value: Rational;
  readonly unit: Unit | null;
  /** The unit's id, or the word itself if it isn't in the table. */
  readonly name: string;
}

const measure = (value: Rational, unit: string): Measure => ({ value: toNumber(value), unit });

/**
 * The same amount in the unit a cook would reach for: 16 tbsp are 1 cup, 1250 g are 1.25 kg, 8 oz stay 8 oz. The
 * largest unit whose marks show the amount exactly, else the largest that the amount fills. Counts are unchanged.
 */
export function inSensibleUnit({ value, unit, name }: Exact, system: System): Measure {
  const spoonMl = system === 'metric' ? metricSpoonMl[name] : undefined;
  if (spoonMl) {
    const ml = multiply(value, spoonMl);
    if (compare(ml, metricSpoonsBelowMl) >= 0) return inSensibleUnit(exact(ml, 'ml'), system);
  }
  const ladder = ladders[name];
  const foreign = system === 'metric' && unit?.system === 'us';
  if (!ladder || !unit?.size || foreign) return measure(value, name);
  const total = multiply(value, unit.size);
  const rungs = ladder
    .filter((step) => !spoonMl || step.unit !== 'cup')
    .map((step) => ({ rung: step, amount: divide(total, sizeOf(step.unit)) }))
    .filter(({ rung, amount }) => compare(amount, rung.from) >= 0);
  const marked = rungs.find(
    ({ rung, amount }) =>
      (rung.below === null || compare(amount, rung.below) < 0) && readsOff(amount, rung.parts),
  );
  const chosen = marked ?? rungs[0];
  return chosen ? measure(chosen.amount, chosen.rung.unit) : measure(value, name);
}

/** Parses a unit; an unknown word is returned unchanged. */
export function exact(value: Rational, word: string): Exact {
  const unit = findUnit(word);
  return { value, unit, name: unit?.id ?? word };
}
