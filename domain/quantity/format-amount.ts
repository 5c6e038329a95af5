import type { Measure } from '#domain/recipe/recipe.ts';
import { findUnit } from './units.ts';

const kitchenFractions = [
  { value: 1 / 4, text: '1/4' },
  { value: 1 / 3, text: '1/3' },
  { value: 1 / 2, text: '1/2' },
  { value: 2 / 3, text: '2/3' },
  { value: 3 / 4, text: '3/4' },
] as const;
const tolerance = 0.02;

/** Common fractions of a spoon that one decimal would overstate. */
const tinyFractions = [12, 16, 32] as const;
const tinyTolerance = 0.02;

/** Below this, one decimal would show up to twice the amount, or nothing. */
const smallestDecimal = 0.1;

/** Absorbs the noise of doubles at the edges: 0.27 - 0.25 is a little more than 0.02. */
const epsilon = 1e-9;

function formatTiny(value: number): string {
  const n = tinyFractions.find((it) => Math.abs(value * it - 1) <= tinyTolerance);
  return n ? `1/${n}` : 'less than 0.1';
}

/**
 * An amount as a cook reads it: `1 1/4`, `2/3`, `1.4`, `3`. The fractional part of the exact value is matched first,
 * within 0.02; otherwise one decimal. An amount below 0.1 is never shown as larger or as zero: `1/16`, else `less than
 * 0.1`. 0 and negative values, which no recipe has, show as `0`.
 */
export function formatAmount(value: number): string {
  if (!(value > 0)) return '0';
  if (value < smallestDecimal - epsilon) return formatTiny(value);
  const whole = Math.floor(value);
  const part = value - whole;
  const fraction = kitchenFractions.find((it) => Math.abs(part - it.value) <= tolerance + epsilon);
  if (fraction) return whole === 0 ? fraction.text : `${whole} ${fraction.text}`;
  return String(Math.round(value * 10 + epsilon) / 10);
}

/**
 * An amount with its unit, `1 1/2 cups`, `3 cloves`, `1/2 tsp`; a bare count is the number alone. Empty for a missing
 * amount, which has the value 0.
 */
export function formatMeasure(measure: Measure): string {
  if (!(measure.value > 0)) return '';
  const amount = formatAmount(measure.value);
  const unit = findUnit(measure.unit);
  const name = unit === null ? measure.unit : measure.value > 1 && amount !== '1' ? unit.plural : unit.id;
  return name === '' ? amount : `${amount} ${name}`;
}
