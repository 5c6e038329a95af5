import type { Intolerance } from './intolerances.ts';

/** Whether an axis rests on tiers from experience alone, without a measured figure. */
export const isEstimated = (axis: Intolerance): boolean => axis === 'histamine' || axis === 'salicylate';
