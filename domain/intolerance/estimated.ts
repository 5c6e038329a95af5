import type { Intolerance } from './intolerances.ts';

/** Whether an axis is based on experience-based tiers only, without measured figures. */
export const isEstimated = (axis: Intolerance): boolean => axis === 'histamine' || axis === 'salicylate';
