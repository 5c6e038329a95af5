/** Longest private note on a recipe. */
export const maxNoteLength = 2_000;

const gap = '\n\n';

export interface NoteChange {
  readonly text: string;
  /** The text that the member has changed; undefined if the note shall be replaced, whatever it is. */
  readonly replaces?: string | undefined;
}

/**
 * The note after a change. If it was changed on another device meanwhile, that text and the new one are both kept;
 * null if they are too long together.
 */
export function changedNote(stored: string, { text, replaces }: NoteChange): string | null {
  const own = text.trim();
  const seen = replaces?.trim();
  if (seen === undefined || stored === seen || stored === own) return own;
  // an earlier change of this device was already added below the other text
  const isBelow = seen !== '' && stored.endsWith(gap + seen);
  const other = isBelow ? stored.slice(0, -(gap + seen).length) : stored;
  const both = [other, own].filter((part) => part !== '').join(gap);
  return both.length <= maxNoteLength ? both : null;
}
