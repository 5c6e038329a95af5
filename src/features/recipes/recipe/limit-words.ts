import type { components } from '#contract/api.ts';
import {
  type Intolerance,
  intoleranceNames,
  intolerances,
  levelNames,
} from '#domain/intolerance/intolerances.ts';
import type { Limits } from '#src/ui/verdict/fit.ts';

type Verdicts = components['schemas']['Verdicts'];
type Levels = components['schemas']['VerdictLevels'];

/** The axes on which one food stands against the member's limits. */
export interface Against {
  readonly over: readonly Intolerance[];
  /** Those for which the food has no figure, so that nobody knows. */
  readonly untested: readonly Intolerance[];
}

/** By food id; foods that keep to the limits are not there. */
export function againstLimits(verdicts: Verdicts, limits: Limits): ReadonlyMap<string, Against> {
  const found = new Map<string, { over: Intolerance[]; untested: Intolerance[] }>();
  for (const axis of intolerances) {
    const limit = limits[axis] ?? 3;
    if (limit === 3) continue;
    const { above_low, above_medium, reasons } = verdicts[axis];
    for (const id of limit === 1 ? above_low : above_medium) {
      const against = found.get(id) ?? { over: [], untested: [] };
      const isUntested = reasons.some((reason) => reason.food_id === id && reason.level === null);
      against[isUntested ? 'untested' : 'over'].push(axis);
      found.set(id, against);
    }
  }
  return found;
}

/** Within a sentence only FODMAP keeps its capitals. */
const within = (axis: Intolerance) => (axis === 'fodmap' ? intoleranceNames.fodmap : axis);

/** `oxalate, sulfur and FODMAP`. */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** `Over for histamine`, `No tested value for oxalate and sulfur`. */
export function againstWords({ over, untested }: Against): string {
  const parts = [
    over.length > 0 && `Over for ${listed(over.map(within))}`,
    untested.length > 0 && `${over.length > 0 ? 'n' : 'N'}o tested value for ${listed(untested.map(within))}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** The levels of the limited axes: `histamine low, FODMAP unknown`; '' without limits. */
export function levelsWords(levels: Levels, limits: Limits): string {
  const limited = intolerances.filter((axis) => (limits[axis] ?? 3) < 3);
  return limited
    .map((axis) => {
      const { level } = levels[axis];
      return `${within(axis)} ${level === null ? 'unknown' : levelNames[level].toLowerCase()}`;
    })
    .join(', ');
}
