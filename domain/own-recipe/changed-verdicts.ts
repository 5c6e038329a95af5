import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import {
  type Intolerance,
  intoleranceNames,
  intolerances,
  type Level,
} from '#domain/intolerance/intolerances.ts';
import { levelWord } from '#domain/intolerance/level-word.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';

/** The visible results of a recipe that are compared. */
export interface Judged {
  readonly levels: Readonly<Record<Intolerance, Level | null>>;
  readonly allergens: readonly AllergenId[];
}

const words = (ids: readonly AllergenId[]): string =>
  allergens
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name.toLowerCase())
    .join(', ');

/** The changes, one sentence each: allergens first, then each axis. None if nothing visible has changed. */
export function changedVerdicts(title: string, before: Judged, after: Judged): string[] {
  const come = after.allergens.filter((id) => !before.allergens.includes(id));
  const removed = before.allergens.filter((id) => !after.allergens.includes(id));
  return [
    ...(come.length > 0 ? [`“${bidiIsolated(title)}” now counts as containing ${words(come)}.`] : []),
    ...(removed.length > 0
      ? [`“${bidiIsolated(title)}” doesn’t count as containing ${words(removed)} any more.`]
      : []),
    ...intolerances
      .filter((axis) => before.levels[axis] !== after.levels[axis])
      .map(
        (axis) =>
          `${intoleranceNames[axis]} of “${bidiIsolated(title)}” changed from ${levelWord(before.levels[axis])} to ${levelWord(after.levels[axis])}.`,
      ),
  ];
}
