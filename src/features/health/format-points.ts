/** `3.6` or `12`: at most one decimal place. */
export const formatPoints = (points: number): string => String(Math.round(points * 10) / 10);
