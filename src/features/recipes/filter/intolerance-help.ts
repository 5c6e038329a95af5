import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { doseThresholds, thresholdSources } from '#domain/intolerance/thresholds.ts';
import { intoleranceHelp as words } from '#src/features/recipes/texts/filter.ts';

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
    about: words.oxalate,
    levels: words.oxalateLevels(low, medium),
  },
  histamine: {
    about: words.histamine,
    levels: words.histamineLevels,
  },
  sulfur: {
    about: words.sulfur,
    levels: words.sulfurLevels,
  },
  salicylate: {
    about: words.salicylate,
    levels: words.salicylateLevels,
  },
  fodmap: {
    about: words.fodmap,
    levels: words.fodmapLevels,
  },
} as const satisfies Record<Intolerance, Pick<HelpText, 'about' | 'levels'>>;

export const unknownHelp = words.unknown;

/** The text of the help sheet; null for a topic without one. */
export function helpFor(topic: string): HelpText | null {
  const intolerance = Object.keys(texts).find((each): each is Intolerance => each === topic);
  if (intolerance === undefined) return null;
  const title = words.title(intoleranceNames[intolerance]);
  return { title, ...texts[intolerance], source: words.source(thresholdSources[intolerance]) };
}
