import type { Level } from '#domain/intolerance/intolerances.ts';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';
import { why as texts } from '#src/ui/verdict/texts.ts';

/** One bar: an ingredient, or the sum of the others. */
interface Bar {
  readonly name: string;
  readonly level: Level;
  /** Its weight relative to the highest one, above 0 to 1. */
  readonly share: number;
}

/** The explanation of one axis of a dish. */
export interface Why {
  readonly lead: string;
  readonly bars: readonly Bar[];
  /** Names of ingredients without a figure, as a list in words; empty if all are known. */
  readonly untested: string;
}

const MOST_BARS = 3;
const LEAST_SHARE = 0.08;
const spellNumber = (count: number) => texts.numbers[count] ?? String(count);

/** "a", "a and b", "a, b and c". */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : texts.list(names.slice(0, -1).join(', '), names.at(-1) ?? '');
}

/** Grams relative to the amount that would keep a serving low: 1 uses it up. */
function weight({ grams, lowUpToG }: Reason): number {
  if (lowUpToG === null) return 0;
  return lowUpToG === 0 ? Number.POSITIVE_INFINITY : grams / lowUpToG;
}

function bars(known: readonly Reason[], deciding: ReadonlySet<string>): Bar[] {
  const named = known.filter((reason) => deciding.has(reason.foodId)).slice(0, MOST_BARS);
  const rest = known.filter((reason) => !named.includes(reason));
  const finite = (reason: Reason) => Math.min(weight(reason), 1000);
  const rows = named.map((r) => ({ name: r.foodName, level: r.level ?? 1, weight: finite(r) }));
  if (rest.length > 0)
    rows.push({
      name: rest.length === 1 ? (rest[0]?.foodName ?? '') : texts.other(spellNumber(rest.length)),
      level: Math.max(...rest.map((r) => r.level ?? 1)) as Level,
      weight: rest.reduce((sum, r) => sum + finite(r), 0),
    });
  const heaviest = Math.max(...rows.map((row) => row.weight));
  return rows.map(({ name, level, weight: own }) => ({
    name,
    level,
    share: heaviest > 0 ? Math.max(LEAST_SHARE, own / heaviest) : LEAST_SHARE,
  }));
}

function unknownLead(total: number, known: readonly Reason[], unknown: number, isOver: boolean): string {
  const unknownShare = texts.unknown(unknown, total);
  // each may be low, and their sum still over
  if (isOver) return `${unknownShare} ${texts.knownOver}`;
  if (known.length === 0) return unknownShare;
  const highest = Math.max(...known.map((reason) => reason.level ?? 1)) as Level;
  const level = highest === 1 ? texts.levels[1] : texts.upTo(texts.levels[highest]);
  return `${unknownShare} ${known.length === 1 ? texts.otherOne(level) : texts.others(known.length, level)}`;
}

/** Explains a verdict; `isOver`: what is known of it is over the member's limit. */
export function explanationOf(verdict: Verdict, isOver = false): Why {
  const known = verdict.reasons.filter((reason) => reason.level !== null);
  const untested = verdict.reasons.filter((reason) => reason.level === null);
  if (verdict.level === null)
    return {
      lead: unknownLead(verdict.reasons.length, known, untested.length, isOver),
      bars: [],
      untested: listed(untested.map((reason) => reason.foodName.toLowerCase())),
    };
  if (verdict.level === 1)
    return {
      lead: known.length === 1 ? texts.oneLow : texts.allLow(known.length),
      bars: [],
      untested: '',
    };
  const deciding = new Set(verdict.deciding);
  const count = known.filter((reason) => deciding.has(reason.foodId)).length;
  return {
    lead: count === 0 ? texts.adds : texts.comesFrom(spellNumber(count), count),
    bars: bars(known, deciding),
    untested: '',
  };
}
