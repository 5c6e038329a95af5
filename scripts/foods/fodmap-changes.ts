import { join } from 'node:path';
import type { Food } from '#domain/food/food.ts';
import type { EatenFood } from '#domain/intolerance/contributions.ts';
import type { FodmapSum } from '#domain/intolerance/fodmap-shares.ts';
import type { Level } from '#domain/intolerance/intolerances.ts';
import { levelWord } from '#domain/intolerance/level-word.ts';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import type { Row } from './csv.ts';

export const fodmapChangesPath = join(import.meta.dirname, '../../docs/fodmap-changes.md');
/** The dishes as they were, with their levels, when the rule of a row's section replaced another. */
export const fodmapBeforePath = join(import.meta.dirname, 'fodmap-before.csv');

/** A dish of today: its title and its FODMAP verdict. */
export interface DishNow {
  readonly title: string;
  readonly verdict: Pick<Verdict, 'level' | 'reasons'>;
}

const sumNames = {
  lactose: 'lactose',
  fructose: 'excess fructose',
  oligos: 'fructans and GOS',
  sorbitol: 'sorbitol',
  mannitol: 'mannitol',
  polyols: 'sorbitol and mannitol together',
  perseitol: 'perseitol',
  untested: 'tested portion',
} as const satisfies Record<FodmapSum, string>;

const levels: readonly Level[] = [1, 2, 3];
const gramsText = (grams: number): string => `${Number(grams.toPrecision(3))} g`;

function eatenOf(cell: string, foods: ReadonlyMap<string, Food>): EatenFood[] {
  return cell.split('|').map((part) => {
    const [id = '', grams] = part.split('=');
    const food = foods.get(id);
    if (food === undefined) throw new Error(`fodmap-before.csv: no food "${id}"`);
    return { food, grams: Number(grams) };
  });
}

/** "zucchini 125 g, low up to 48.4 g (excess fructose; `fodmap-usda-sugars`), now 45 g" */
function reasonText(
  { foodId, foodName, grams, lowUpToG, sugar, source }: Reason,
  now: DishNow | null,
): string {
  const limit =
    lowUpToG === null
      ? 'no limit'
      : `low up to ${gramsText(lowUpToG)} (${sumNames[sugar?.sum ?? 'untested']}; \`${source}\`)`;
  const after = now?.verdict.reasons.find((it) => it.foodId === foodId)?.grams ?? 0;
  const change =
    now === null || Math.abs(after - grams) < 0.1 * grams
      ? ''
      : `, now ${after === 0 ? 'none' : gramsText(after)}`;
  return `${foodName.toLowerCase()} ${gramsText(grams)}, ${limit}${change}`;
}

/** What decided: of a dish that is Low, the food closest to its limit. */
function decidingOf({ deciding, reasons, unknown }: Verdict): readonly Reason[] {
  if (unknown.length > 0 && deciding.length === 0) return [];
  const decided = reasons.filter(({ foodId }) => deciding.includes(foodId));
  if (decided.length > 0) return decided;
  const share = ({ grams, lowUpToG }: Reason) => (lowUpToG === null ? 0 : grams / lowUpToG);
  return reasons.toSorted((a, b) => share(b) - share(a)).slice(0, 1);
}

function rowOf(before: Row, foods: ReadonlyMap<string, Food>, dishes: ReadonlyMap<string, DishNow>) {
  const level = levels.find((it) => String(it) === before['level']) ?? null;
  const asItWas = verdictOf('fodmap', eatenOf(before['foods'] ?? '', foods));
  const now = dishes.get(before['recipe'] ?? '') ?? null;
  const isSame = asItWas.level === level && (now === null || now.verdict.level === level);
  if (isSame) return null;
  const title = now?.title ?? `${before['title']} (no longer in the catalog)`;
  const why = decidingOf(asItWas).map((reason) => reasonText(reason, now));
  return [
    title,
    levelWord(level),
    levelWord(asItWas.level),
    now === null ? '' : levelWord(now.verdict.level),
    why.join('; '),
  ];
}

/** docs/fodmap-changes.md: every dish whose verdict a rule changed, with the figures that changed it. */
export function fodmapChangesPage(
  rows: readonly Row[],
  foods: ReadonlyMap<string, Food>,
  dishes: ReadonlyMap<string, DishNow>,
): string {
  const sections = [...Map.groupBy(rows, ({ rule = '' }) => rule)].map(([rule, ofRule]) => {
    const changed = ofRule.flatMap((row) => {
      const cells = rowOf(row, foods, dishes);
      return cells === null ? [] : [`| ${cells.join(' | ')} |`];
    });
    return `## ${rule}

${changed.length} dishes changed.

| dish | before | as it was | today | food, grams a serving, limit and its source |
| --- | --- | --- | --- | --- |
${changed.join('\n')}
`;
  });
  return `# Dishes whose FODMAP verdict changed

Made by \`npm run foods\` from \`scripts/foods/fodmap-before.csv\`, which records the dishes and their levels under an earlier rule (docs/decisions/005-intolerance-verdicts.md). "As it was" is the level of the recorded dish by the figures of today, and "today" that of the dish as it is now: an author may have corrected it with a smaller portion or another food. The food is the one that decided, or in a Low dish the one closest to its limit; its source is a key of \`content/sources.csv\`.

${sections.join('\n')}`;
}
