/** The figures of the protocol; where they come from, and what they reach, is in docs/decisions. */
export const protocol = {
  baseline: { days: 14, entries: 10 },
  /** Days low before the first test portion. */
  restriction: { axis: 14, food: 7 },
  /** Days of restriction without a test portion, in all: then all food comes back. */
  longestRestriction: 42,
  /** FODMAP sugars in one restriction: each further test takes some two months, for which the last ones are left out. */
  sugarsAtMost: 3,
  /**
   * The next test of a restriction: so many days after the last low one at most, and with this many days low before its
   * first portion, besides those of the gap. They are compared with it, so no fewer than `usual.entries`.
   */
  nextTest: { within: 7, lowDays: 4 },
  /** Below it, nothing is left out of anybody’s food. */
  lowestBmi: 18.5,
  /** Days without an entry in the diary, after which a program ends. */
  longestSilence: 14,
  /** Days with the test portion. */
  doseDays: 3,
  /** Days low after them, by how the block went; more until it is calm, and no further portion after `longest`. */
  rest: { none: 1, mild: 2, reaction: 3, severe: 3, longest: 10 },
  /** Loads of the doses, rising. The lowest is only for those who react to the first one, `startRung`. */
  rungs: [0.8, 2, 5, 12],
  startRung: 1,
  /** A single food whose first dose weighs less can't be tested: a kitchen scale doesn't tell. */
  smallestDoseG: 1,
  /** Loads of other substances at the highest dose: from this on, the test would not know which of them it was. */
  crossLoad: 0.5,
  /** No portion is larger than this many usual ones, nor than what people eat at once, whatever the rung says. */
  portionsAtMost: 2,
  /** A food of which a capped portion holds less cannot carry a test: tolerance is only stated from there on. */
  smallestTopLoad: 5,
  /** Blocks with a dose and without before the first look. */
  firstRound: { doses: 5, controls: 3 },
  /**
   * Between the further looks, while it is unclear, and how many of these rounds there are at most: more where it is
   * `likelyFrom` a trigger, and only certainty is missing.
   */
  furtherRound: { doses: 3, controls: 1, most: 4, mostIfLikely: 10, likelyFrom: 0.6 },
  /** Rounds around the limit of a trigger, with the doses as multiples of its median, until it is narrow. */
  narrowing: { factors: [0.65, 1, 1.6], controls: 1, most: 3 },
  /** Two reactions to a dose, or a severe one, hold it where it is until the next look. */
  heldFrom: 2,
  /** Severe reactions that close a dose for good, unless a look says that it is unlikely the reason. */
  closedFrom: 2,
  heldUnless: 0.5,
  /** Around a limit, doses stay below one that was severe by this factor: until the next look, or as it is closed. */
  belowSevere: 0.8,
  /** What symptoms are compared with: the mean of this many days low before the first portion. */
  usual: { days: 7, entries: 4 },
  /** Symptoms that count as a reaction: this much above usual, and at least so bad. */
  reaction: { rise: 3, from: 6 },
  mild: { rise: 2 },
  severe: { rise: 3, from: 8 },
} as const;

export const reactions = ['none', 'mild', 'reaction', 'severe'] as const;
export type Reaction = (typeof reactions)[number];

/** How bad a block was. `usual`: the mean of the days low before the first portion; `worst`: the worst day of it. */
export function reactionOf(worst: number | null, usual: number): Reaction {
  const { severe, reaction, mild } = protocol;
  if (worst === null) return 'none';
  if (worst >= severe.from && worst >= usual + severe.rise) return 'severe';
  if (worst >= reaction.from && worst >= usual + reaction.rise) return 'reaction';
  return worst >= usual + mild.rise ? 'mild' : 'none';
}

export const isReaction = (it: Reaction): boolean => it === 'reaction' || it === 'severe';
