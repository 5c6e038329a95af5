import type { Level } from './intolerances.ts';

/** Levels by severity: unknown ranks below High and above all levels that may be shown as less. */
export const severity = (level: Level | null): number => level ?? 2.5;

/** Low for an empty list. */
export const worst = (levels: readonly (Level | null)[]): Level | null =>
  levels.reduce((found, level) => (severity(level) > severity(found) ? level : found), 1);
