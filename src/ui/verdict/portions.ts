import type { FodmapSum } from '#domain/intolerance/fodmap-shares.ts';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { portions as texts } from '#src/ui/verdict/texts.ts';

/** Weights of a food per serving as a traffic light: green, amber, red. */
export interface Portion {
  readonly foodId: string;
  readonly name: string;
  /** "50 g here; low up to 34 g, medium up to 51 g, high above." or "... low up to 75 g, medium above." */
  readonly lights: string;
  /** "It brings 1.5 g of lactose; 1 g is low." Empty without a measurement. */
  readonly sugar: string;
  /** "USDA SR28, measured"; empty without a source. */
  readonly source: string;
}

export const sumNames: Readonly<Record<FodmapSum, string>> = {
  lactose: 'lactose',
  fructose: texts.fructose,
  oligos: texts.oligos,
  sorbitol: 'sorbitol',
  mannitol: 'mannitol',
  polyols: texts.polyols,
  perseitol: 'perseitol',
  untested: texts.untestedFood,
};

/** Parts of a gram that are shown: cut-offs of sugars are as small as 0.15 g. */
const partsOfGram = (grams: number) => (grams < 1 ? 100 : grams < 10 ? 10 : 1);

export function formatGrams(grams: number): string {
  const parts = partsOfGram(grams);
  return texts.grams(formatNumber(Math.round(grams * parts) / parts, 2));
}

/** A limit is rounded down: 38 g is more than 37.5 g. */
function formatLimit(grams: number): string {
  const parts = partsOfGram(grams);
  return texts.grams(formatNumber(Math.floor(grams * parts + 1e-9) / parts, 2));
}

/** "In one serving, lactose comes to 1.6 times what is low." Empty on axes that do not sum up sugars. */
export function sumSentence({ largestSum }: Pick<Verdict, 'largestSum'>): string {
  if (largestSum === null) return '';
  const { sum, share } = largestSum;
  const times = share > 1 ? texts.times(Math.ceil(share * 10 - 1e-9) / 10) : `${Math.round(share * 100)}% of`;
  return texts.sum(sumNames[sum], sum, times);
}

function portionOf({
  foodId,
  foodName,
  grams,
  lowUpToG,
  mediumUpToG,
  sugar,
  source,
  confidence,
}: Reason): Portion[] {
  if (lowUpToG === null) return [];
  const low = formatLimit(lowUpToG);
  const above = mediumUpToG === null ? 'above' : texts.mediumUpTo(formatLimit(mediumUpToG));
  return [
    {
      foodId,
      name: foodName,
      lights: texts.limits(formatGrams(grams), low, above),
      sugar:
        sugar === null || sugar.grams === null
          ? ''
          : texts.sugar(formatGrams(sugar.grams), sumNames[sugar.sum], formatLimit(sugar.limitG)),
      source: [source, confidence].filter((word) => word !== null).join(', '),
    },
  ];
}

/** Portions of the foods that decide a verdict, the highest share first; for a Low one, of those closest to the limit. */
export function portionsOf({ reasons, deciding }: Verdict, max = 3): Portion[] {
  const share = ({ grams, lowUpToG }: Reason) => (lowUpToG === null ? 0 : grams / lowUpToG);
  const named = reasons.filter(({ foodId }) => deciding.length === 0 || deciding.includes(foodId));
  return named
    .toSorted((a, b) => share(b) - share(a))
    .flatMap(portionOf)
    .slice(0, max);
}

const inMg = (mg: number): string => formatNumber(mg, mg < 10 ? 1 : 0);

/** "Raspberry: sources differ, 4.1 to 39 mg in 100 g. We count the highest." Deciding foods first, at most three. */
export function spreadSentences({ reasons, deciding }: Pick<Verdict, 'reasons' | 'deciding'>): string[] {
  return reasons
    .filter(({ spread }) => spread !== undefined)
    .toSorted((a, b) => Number(deciding.includes(b.foodId)) - Number(deciding.includes(a.foodId)))
    .slice(0, 3)
    .flatMap(({ foodName, spread }) => {
      if (spread === undefined) return [];
      const range = texts.range(foodName, inMg(spread.lowest), inMg(spread.highest));
      return [spread.isSettled ? texts.highestCounts(range) : texts.unsettled(range)];
    });
}

const portionNames = new Map([
  [3 / 4, texts.threeQuarters],
  [2 / 3, texts.twoThirds],
  [1 / 2, 'half'],
  [1 / 3, texts.third],
  [1 / 4, texts.quarter],
]);

/** "three quarters"; as a percentage if there is no word for it. */
export const formatPortion = (portion: number): string =>
  portionNames.get(portion) ?? `${Math.floor(portion * 100)}%`;
