import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { RecipeFilter } from './recipe-filter.ts';

const levelOf = { '': null, '1': 1, '2': 2, '3': 3 } as const satisfies Record<string, Level | null>;

/** Highest accepted level per intolerance; null for any. A flag accepts Low only. */
export function acceptedLevels(filter: RecipeFilter): Record<Intolerance, Level | null> {
  return {
    oxalate: levelOf[filter.isLowOxalate],
    histamine: levelOf[filter.isLowHistamine],
    sulfur: levelOf[filter.isLowSulfur],
    fodmap: filter.isLowFodmap ? 1 : null,
    salicylate: filter.isLowSalicylate ? 1 : null,
  };
}
