/** As in `3.6` or `12`: one place after the point at most. */
export const formatPoints = (points: number): string => String(Math.round(points * 10) / 10);
