import { join } from 'node:path';
import { intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import {
  fodmapCutoffs,
  fodmapLimits,
  type Limits,
  oxalateMg,
  thresholdSources,
  tierLimits,
} from '#domain/intolerance/thresholds.ts';

export const thresholdsPagePath = join(import.meta.dirname, '../../docs/intolerance-thresholds.md');

const upTo = (grams: number) => (Number.isFinite(grams) ? `${grams} g` : 'any amount');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const limitsRow = (axis: string, grade: string, { lowUpToG, mediumUpToG }: Limits) =>
  row([axis, grade, upTo(lowUpToG), upTo(mediumUpToG)]);

function tierRows(): string[] {
  return Object.entries(tierLimits).flatMap(([axis, tiers]) =>
    tiers.map(({ tier, ...limits }) =>
      limitsRow(intoleranceNames[axis as keyof typeof tierLimits], String(tier), limits),
    ),
  );
}

const varney = 'Varney et al. 2017 (doi.org/10.1111/jgh.13698)';
const cutoffRows = () =>
  (
    [
      ['Lactose', fodmapCutoffs.lactose],
      ['Fructans and GOS together, of grains, pulses, nuts and seeds', fodmapCutoffs.oligosInCore],
      ['Fructans and GOS together, of other foods', fodmapCutoffs.oligos],
      ['Fructose in excess of glucose', fodmapCutoffs.fructose],
      [
        'Fructose in excess of glucose, of fresh fruit and vegetables in which every other FODMAP was measured and not found',
        fodmapCutoffs.fructoseAloneInFresh,
      ],
      ['Sorbitol', fodmapCutoffs.sorbitol],
      ['Mannitol', fodmapCutoffs.mannitol],
      ['Sorbitol and mannitol together', fodmapCutoffs.polyols],
    ] as const
  ).map(([sugar, grams]) => row([sugar, `${grams} g`, varney]));

/** docs/intolerance-thresholds.md: every number that verdicts use, with its source. */
export function thresholdsPage(): string {
  return `# Thresholds of the verdicts

Made from \`domain/intolerance/thresholds.ts\` by \`npm run foods\`. How they are used stands in docs/decisions/005-intolerance-verdicts.md. All bounds are inclusive and per serving eaten. Above Medium is High. This is information, not medical advice.

Oxalate counts doses: up to ${oxalateMg.low} mg in a serving is Low, up to ${oxalateMg.medium} mg Medium. Of the others each food has a grade, and grams up to which it alone keeps a serving Low or Medium; a serving adds up the shares of those grams.

| axis | grade of the food | Low up to | Medium up to |
| --- | --- | --- | --- |
${tierRows().join('\n')}

## FODMAP

Each group of sugars is added up over a serving, and over a meal. A food adds the larger of two shares: grams of its measured sugar by the cut-off, and its grams by the largest serving published as low. A sum of up to 1 is Low, up to ${fodmapLimits.mediumFactor} Medium (one and a half low servings of one group in a meal suit most people), above High. A serving published as moderate is Medium, and one published as high is High, where these differ from that. A day has no published limit.

| sugar | Low up to, in a serving | source |
| --- | --- | --- |
${cutoffRows().join('\n')}

A food without any low serving is Low up to ${fodmapLimits.withoutLowServingG} g. One that is listed as low without a serving or a measured sugar is Low up to the usual portion that such lists are about. The cut-off of ${fodmapCutoffs.fructoseAloneInFresh} g of fructose needs a measurement of every other sugar; where one is missing, ${fodmapCutoffs.fructose} g counts.

## Sources

${intolerances.map((axis) => `- ${intoleranceNames[axis]}: ${thresholdSources[axis]}.`).join('\n')}
`;
}
