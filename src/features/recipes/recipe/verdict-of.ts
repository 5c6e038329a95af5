import type { components } from '#contract/api.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { levelNames } from '#domain/intolerance/intolerances.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import { verdictOf as texts } from '#src/features/recipes/texts/recipe.ts';

type VerdictResponse = components['schemas']['Verdict'];

/** A verdict of the API as the panel needs it. */
export function verdictOf({
  level,
  dose,
  largest_sum,
  reasons,
  deciding,
  above_low,
  above_medium,
}: VerdictResponse): Verdict {
  return {
    level,
    dose,
    largestSum: largest_sum && { sum: largest_sum.name, share: largest_sum.share },
    reasons: reasons.map((reason) => ({
      foodId: reason.food_id,
      foodName: reason.ingredient,
      grams: reason.grams,
      level: reason.level,
      figure: reason.figure,
      unit: reason.unit,
      lowUpToG: reason.low_up_to_g,
      mediumUpToG: reason.medium_up_to_g,
      sugar: reason.sugar && {
        sum: reason.sugar.name,
        grams: reason.sugar.grams,
        limitG: reason.sugar.limit_g,
      },
      ...(reason.spread && {
        spread: {
          lowest: reason.spread.lowest,
          highest: reason.spread.highest,
          isSettled: reason.spread.is_settled,
        },
      }),
      confidence: reason.confidence,
      source: reason.source?.title ?? null,
    })),
    deciding,
    aboveLow: above_low,
    aboveMedium: above_medium,
    unknown: reasons.filter((reason) => reason.level === null).map((reason) => reason.food_id),
  };
}

/** One practical swap with its result, '' if none is known. */
export function swapSentence({ level, swap }: VerdictResponse): string {
  if (swap === null) return '';
  return texts.swap(
    nameInSentence(swap.ingredient),
    nameInSentence(swap.replacement),
    level !== null,
    levelNames[swap.level].toLowerCase(),
  );
}
