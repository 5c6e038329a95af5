import type { components } from '#contract/api.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';

type Answered = components['schemas']['Verdict'];

/** What the panel draws of a verdict as the server answers it. */
export function verdictOf({ level, dose, reasons, deciding }: Answered): Verdict {
  return {
    level,
    dose,
    reasons: reasons.map((reason) => ({
      foodId: reason.food_id,
      foodName: reason.ingredient,
      grams: reason.grams,
      level: reason.level,
      figure: reason.figure,
      unit: reason.unit,
      lowUpToG: reason.low_up_to_g,
      confidence: reason.confidence,
      source: reason.source?.title ?? null,
    })),
    deciding,
    aboveLow: [],
    aboveMedium: [],
    unknown: reasons.filter((reason) => reason.level === null).map((reason) => reason.food_id),
  };
}

/** One practical change, '' where none is known. */
export function swapSentence({ swap }: Answered): string {
  return swap === null
    ? ''
    : `Swap the ${swap.ingredient.toLowerCase()} for ${swap.replacement.toLowerCase()}.`;
}
