import { type Level, levelNames } from './intolerances.ts';

/** The word for a level of a server's map, which may lie outside 1 to 3; null, a food without a figure, is no Low. */
export function levelWord(level: number | null): (typeof levelNames)[Level] | 'Unknown' {
  if (level === null || Number.isNaN(level)) return 'Unknown';
  if (level <= 1) return levelNames[1];
  return level < 3 ? levelNames[2] : levelNames[3];
}
