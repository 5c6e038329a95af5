import { type Level, levelNames } from './intolerances.ts';

/** The word for a level from the server, which may be outside 1 to 3; null, a food without a figure, is not Low. */
export function levelWord(level: number | null): (typeof levelNames)[Level] | 'Unknown' {
  if (level === null || Number.isNaN(level)) return 'Unknown';
  if (level <= 1) return levelNames[1];
  return level < 3 ? levelNames[2] : levelNames[3];
}
