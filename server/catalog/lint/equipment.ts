import type { Rule } from './linted-recipe.ts';

const tins: readonly string[] = ['6', '12', '24'];
/** Measuring spoons that a kitchen has. */
const teaspoons: readonly number[] = [0, 0.125, 0.25, 0.5, 0.75];
const tablespoons: readonly number[] = [0, 0.25, 0.5, 0.75];

function spoons(amount: string): number {
  const [whole = '0', fraction] = amount.includes(' ')
    ? amount.split(' ')
    : amount.includes('/')
      ? ['0', amount]
      : [amount];
  const [over, under] = (fraction ?? '0/1').split('/').map(Number);
  return Number(whole) + (over ?? 0) / (under ?? 1);
}

/** Tins, skewers, and measuring spoons are ones that a kitchen has, and wood does not catch fire. */
export const equipmentRule: Rule = ({ source, steps }) => [
  ...steps.flatMap(({ line, text }) => [
    ...[...text.matchAll(/(\d+)-cup muffin tin/g)]
      .filter(([, cups = '']) => !tins.includes(cups))
      .map(([tin]) => ({ line, text: `a ${tin} is hard to find; tins have 6, 12, or 24 cups` })),
    ...(/\b(?:onto|on) (?:\w+ )?skewers\b/.test(text) &&
    !/metal skewers|soaked/.test(text) &&
    steps.some((step) => /\b(?:[Bb]roil|[Gg]rill)\b/.test(step.text))
      ? [{ line, text: 'wooden skewers burn under the broiler; say metal skewers, or soaked ones' }]
      : []),
  ]),
  ...source.split('\n').flatMap((text, n) =>
    [...text.matchAll(/\{([\d./ ]+)%(tsp|tbsp)\}/g)]
      .filter(([, amount = '', unit]) => {
        const part = spoons(amount) % 1;
        return !(unit === 'tsp' ? teaspoons : tablespoons).some((it) => Math.abs(it - part) < 0.01);
      })
      .map(([, amount, unit]) => ({
        line: n + 1,
        text: `no measuring spoon holds ${amount} ${unit}; use quarters or halves`,
      })),
  ),
  ...source.split('\n').flatMap((text, n) =>
    [...text.matchAll(/~\{1%(minutes|hours|days)\}/g)].map(([, unit = '']) => ({
      line: n + 1,
      text: `"1 ${unit}"; write 1 ${unit.slice(0, -1)}`,
    })),
  ),
];
