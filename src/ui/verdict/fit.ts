import {
  type Intolerance,
  intoleranceNames,
  intolerances,
  type Level,
} from '#domain/intolerance/intolerances.ts';

/** A level for each intolerance; null is not known. */
export type Levels = Readonly<Record<Intolerance, Level | null>>;
/** The highest level a member accepts; null is no limit. */
export type Limits = Readonly<Record<Intolerance, Level | null>>;

/** How a dish stands to a member's limits, by the axis that matters most. */
export type Fit =
  | { readonly kind: 'over' | 'unknown' | 'at'; readonly intolerance: Intolerance }
  | { readonly kind: 'fits' }
  | { readonly kind: 'unlimited' };

export type Standing = 'over' | 'unknown' | 'at' | 'within' | 'unlimited';

/** One axis: over beats unknown, unknown beats at the limit. High as a limit accepts everything. */
export function standing(level: Level | null, limit: Level | null): Standing {
  if (limit === null || limit === 3) return 'unlimited';
  if (level === null) return 'unknown';
  if (level > limit) return 'over';
  return level === limit && level > 1 ? 'at' : 'within';
}

/** The worst axis speaks for the dish; of equals, the first in the order of the quiz. */
export function fitOf(levels: Levels, limits: Limits): Fit {
  const standings = intolerances.map((intolerance) => ({
    intolerance,
    kind: standing(levels[intolerance], limits[intolerance]),
  }));
  for (const kind of ['over', 'unknown', 'at'] as const) {
    const worst = standings.find((each) => each.kind === kind);
    if (worst) return { kind, intolerance: worst.intolerance };
  }
  return { kind: standings.some((each) => each.kind === 'within') ? 'fits' : 'unlimited' };
}

/** The name within a sentence: only FODMAP keeps its capitals. */
function nameWithin(intolerance: Intolerance): string {
  return intolerance === 'fodmap' ? intoleranceNames.fodmap : intolerance;
}

/** A fit in words; `long` addresses the member. Empty where there is nothing to say. */
export function fitWords(fit: Fit, long = false): string {
  switch (fit.kind) {
    case 'over':
      return long
        ? `Over your ${nameWithin(fit.intolerance)} limit`
        : `Over for ${nameWithin(fit.intolerance)}`;
    case 'unknown':
      return `${intoleranceNames[fit.intolerance]} unknown`;
    case 'at':
      return long
        ? `At your ${nameWithin(fit.intolerance)} limit`
        : `At ${nameWithin(fit.intolerance)} limit`;
    case 'fits':
      return 'Fits your limits';
    case 'unlimited':
      return long ? 'No limit set' : '';
  }
}
