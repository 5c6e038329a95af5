import { type Intolerance, intoleranceNames, intolerances } from './intolerances.ts';

/** Well-known foods that are high on the axis. */
const examples = {
  oxalate: 'Spinach, almonds, beets',
  histamine: 'Aged cheese, red wine, cured fish',
  sulfur: 'Garlic, onion, cabbage',
  fodmap: 'Wheat, onion, some fruit',
  salicylate: 'Herbs, berries, spices',
} as const satisfies Record<Intolerance, string>;

/** The five options a member chooses from, in the documented order. */
export const intoleranceChoices = intolerances.map((intolerance) => ({
  intolerance,
  label: `Low ${intoleranceNames[intolerance]}`,
  examples: examples[intolerance],
  mark: intoleranceNames[intolerance].slice(0, 1) + intoleranceNames[intolerance].slice(1, 2).toLowerCase(),
}));
