import { join } from 'node:path';
import { intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import {
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

/** docs/intolerance-thresholds.md: every number a verdict rests on, and where it comes from. */
export function thresholdsPage(): string {
  const fodmap = Object.entries(fodmapLimits.withoutServing).map(([level, limits]) =>
    limitsRow('FODMAP', `${level}, no serving published`, limits),
  );
  return `# Thresholds of the verdicts

Made from \`domain/intolerance/thresholds.ts\` by \`npm run foods\`. How they are used stands in docs/decisions/012. All bounds are inclusive and per serving eaten. Above Medium is High. This is information, not medical advice.

Oxalate counts doses: up to ${oxalateMg.low} mg in a serving is Low, up to ${oxalateMg.medium} mg Medium. Of the others each food has a grade, and grams up to which it alone keeps a serving Low or Medium; a serving adds up the shares of those grams, save for FODMAP, where each food stands alone.

| axis | grade of the food | Low up to | Medium up to |
| --- | --- | --- | --- |
${[...tierRows(), ...fodmap].join('\n')}
| FODMAP | 1 or 2, with a published low serving | that serving | ${fodmapLimits.mediumFactor} times that serving |
| FODMAP | 3, with a published low serving | that serving | that serving |

## Sources

${intolerances.map((axis) => `- ${intoleranceNames[axis]}: ${thresholdSources[axis]}.`).join('\n')}
`;
}
