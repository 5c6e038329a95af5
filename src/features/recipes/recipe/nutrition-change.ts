import type { components } from '#contract/api.ts';
import { nutritionChange as texts } from '#src/features/recipes/texts/recipe.ts';

type Change = components['schemas']['Replacement']['nutrients'][number];

/** Smaller changes are not mentioned: a kitchen scale could not measure them. */
const minChanges: Readonly<Record<string, number>> = { kcal: 1, g: 0.5, mg: 10 };

const sign = (value: number) => (value < 0 ? '−' : '+');

/**
 * Non-breaking spaces between numbers and units: `−12 kcal, +1.5 g protein`; `about the same` without a
 * relevant change.
 */
export function describeChange(nutrients: readonly Change[]): string {
  const mentioned = nutrients
    .filter(({ unit, change }) => Math.abs(change) >= (minChanges[unit] ?? 1))
    .map(({ name, unit, change }) => {
      const amount = Math.abs(change);
      const digits = unit === 'g' && amount < 10 ? 1 : 0;
      const words = `${sign(change)}${Number(amount.toFixed(digits))}\u00a0${unit}`;
      return name === 'Calories' ? words : `${words} ${name.toLowerCase()}`;
    });
  return mentioned.length === 0 ? texts.same : mentioned.join(', ');
}
