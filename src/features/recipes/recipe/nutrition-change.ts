import type { components } from '#contract/api.ts';

type Change = components['schemas']['Replacement']['nutrients'][number];

/** Below this a change is not worth a word: what a scale in a kitchen cannot tell. */
const least: Readonly<Record<string, number>> = { kcal: 1, g: 0.5, mg: 10 };

const sign = (value: number) => (value < 0 ? '−' : '+');

/** No line breaks between a number and its unit: `−12 kcal, +1.5 g protein`; `about the same` where nothing changes by enough to tell. */
export function describeChange(nutrients: readonly Change[]): string {
  const told = nutrients
    .filter(({ unit, change }) => Math.abs(change) >= (least[unit] ?? 1))
    .map(({ name, unit, change }) => {
      const amount = Math.abs(change);
      const digits = unit === 'g' && amount < 10 ? 1 : 0;
      const words = `${sign(change)}${Number(amount.toFixed(digits))}\u00a0${unit}`;
      return name === 'Calories' ? words : `${words} ${name.toLowerCase()}`;
    });
  return told.length === 0 ? 'about the same nutrients' : told.join(', ');
}
