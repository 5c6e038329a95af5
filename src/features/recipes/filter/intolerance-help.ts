import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { doseThresholds, thresholdSources } from '#domain/intolerance/thresholds.ts';

export interface HelpText {
  readonly title: string;
  /** What it is and which foods contain it. */
  readonly about: string;
  /** The meaning of Low, Medium and High. */
  readonly levels: string;
  /** The source of the limits. */
  readonly source: string;
}

const { low, medium } = doseThresholds.oxalate;

const texts = {
  oxalate: {
    about:
      'Many plants make oxalate; spinach, almonds, beets and cocoa hold a lot of it. Some people are advised to eat less of it, often because of kidney stones.',
    levels: `We add up the oxalate of all ingredients. Low is up to ${low} mg in a serving, Medium up to ${medium} mg, High is more.`,
  },
  histamine: {
    about:
      'Histamine builds up while food ages, ripens or cures: old cheese, wine, cured meat, tinned fish. A few foods are suspected to set it free in the body. What people tolerate differs widely.',
    levels:
      'Each ingredient is rated after a published list, then weighed by how much of it you eat. Low holds no more than traces of doubtful ingredients, Medium a little of them, High more than a little.',
  },
  sulfur: {
    about:
      'Onions, garlic, leeks and cabbages owe their bite to sulfur compounds. Eggs, meat and pulses carry sulfur in their protein.',
    levels:
      'Low goes without the pungent ones and is light on protein, Medium holds a portion of protein or a little of the pungent ones, High holds more. The amounts are our own estimate.',
  },
  salicylate: {
    about:
      'Plants make salicylates to protect themselves. Spices, dried herbs, berries and many other fruits and vegetables are rich in them.',
    levels:
      'Each ingredient has one of five published tiers, weighed by how much of it you eat. The flag keeps Low recipes only, which hold a pinch of the richest ones at most.',
  },
  fodmap: {
    about:
      'FODMAPs are sugars that some bowels take badly: in wheat, onions, garlic, pulses, milk and several fruits. Dieticians use a low-FODMAP diet for a limited time.',
    levels:
      'Each ingredient is held against the largest serving that still counts as low. The flag keeps Low recipes only, in which every ingredient stays within its own.',
  },
} as const satisfies Record<Intolerance, Pick<HelpText, 'about' | 'levels'>>;

export const unknownHelp =
  'Where we have no tested value for an ingredient, the recipe’s level is unknown. Unknown is never shown as Low or Medium: such a recipe comes only with High, which hides nothing, or without a limit.';

/** The text of the help sheet; null for a topic without one. */
export function helpFor(topic: string): HelpText | null {
  const intolerance = Object.keys(texts).find((each): each is Intolerance => each === topic);
  if (intolerance === undefined) return null;
  const title = `About ${intoleranceNames[intolerance]}`;
  return { title, ...texts[intolerance], source: `Source: ${thresholdSources[intolerance]}.` };
}
