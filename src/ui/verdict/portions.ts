import type { FodmapSum } from '#domain/intolerance/fodmap-shares.ts';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';

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
  fructose: 'excess fructose',
  oligos: 'fructans and GOS',
  sorbitol: 'sorbitol',
  mannitol: 'mannitol',
  polyols: 'sorbitol and mannitol together',
  perseitol: 'perseitol',
  untested: 'a food that was tested as a small portion only',
};

/** Parts of a gram that are shown: cut-offs of sugars are as small as 0.15 g. */
const partsOfGram = (grams: number) => (grams < 1 ? 100 : grams < 10 ? 10 : 1);

export function formatGrams(grams: number): string {
  const parts = partsOfGram(grams);
  return `${Math.round(grams * parts) / parts} g`;
}

/** A limit is rounded down: 38 g is more than 37.5 g. */
function formatLimit(grams: number): string {
  const parts = partsOfGram(grams);
  return `${Math.floor(grams * parts + 1e-9) / parts} g`;
}

/** "In one serving, lactose comes to 1.6 times what is low." Empty on axes that do not sum up sugars. */
export function sumSentence({ largestSum }: Pick<Verdict, 'largestSum'>): string {
  if (largestSum === null) return '';
  const { sum, share } = largestSum;
  const times = share > 1 ? `${Math.ceil(share * 10 - 1e-9) / 10} times` : `${Math.round(share * 100)}% of`;
  return `In one serving, ${sumNames[sum]} ${sum === 'oligos' || sum === 'polyols' ? 'come' : 'comes'} to ${times} what’s low.`;
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
  const above = mediumUpToG === null ? 'above' : `up to ${formatLimit(mediumUpToG)}, high above`;
  return [
    {
      foodId,
      name: foodName,
      lights: `${formatGrams(grams)} here; low up to ${low}, medium ${above}.`,
      sugar:
        sugar === null || sugar.grams === null
          ? ''
          : `It brings ${formatGrams(sugar.grams)} of ${sumNames[sugar.sum]}; ${formatLimit(sugar.limitG)} is low.`,
      source: [source, confidence].filter((word) => word !== null).join(', '),
    },
  ];
}

/** Portions of the foods that decide a verdict, the highest share first; for a Low one, of those closest to the limit. */
export function portionsOf({ reasons, deciding }: Verdict, most = 3): Portion[] {
  const share = ({ grams, lowUpToG }: Reason) => (lowUpToG === null ? 0 : grams / lowUpToG);
  const named = reasons.filter(({ foodId }) => deciding.length === 0 || deciding.includes(foodId));
  return named
    .toSorted((a, b) => share(b) - share(a))
    .flatMap(portionOf)
    .slice(0, most);
}

const inMg = (mg: number): string => mg.toLocaleString('en-US', { maximumFractionDigits: mg < 10 ? 1 : 0 });

/** "Raspberry: sources differ, 4.1 to 39 mg in 100 g. We count the highest." Deciding foods first, at most three. */
export function spreadSentences({ reasons, deciding }: Pick<Verdict, 'reasons' | 'deciding'>): string[] {
  return reasons
    .filter(({ spread }) => spread !== undefined)
    .toSorted((a, b) => Number(deciding.includes(b.foodId)) - Number(deciding.includes(a.foodId)))
    .slice(0, 3)
    .flatMap(({ foodName, spread }) => {
      if (spread === undefined) return [];
      const range = `${foodName}: sources differ, ${inMg(spread.lowest)} to ${inMg(spread.highest)} mg in 100 g.`;
      return [
        spread.isSettled
          ? `${range} We count the highest.`
          : `${range} No modern test has settled it, so we count the highest.`,
      ];
    });
}

const portionNames = new Map([
  [3 / 4, 'three quarters'],
  [2 / 3, 'two thirds'],
  [1 / 2, 'half'],
  [1 / 3, 'a third'],
  [1 / 4, 'a quarter'],
]);

/** "three quarters"; as a percentage if there is no word for it. */
export const formatPortion = (portion: number): string =>
  portionNames.get(portion) ?? `${Math.floor(portion * 100)}%`;
