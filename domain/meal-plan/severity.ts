import type { Level } from '#domain/intolerance/intolerances.ts';

/** The order of levels as far as safety goes: unknown lies below High and above all that may be shown as less. */
export const severity = (level: Level | null): number => level ?? 2.5;

/** Low where there is none. */
export const worst = (levels: readonly (Level | null)[]): Level | null =>
  levels.reduce((found, level) => (severity(level) > severity(found) ? level : found), 1);
