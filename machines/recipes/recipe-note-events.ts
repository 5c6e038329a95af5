import type { Outcome } from '../shared/outcome.ts';

export interface Input {
  readonly recipeId: string;
}
interface SharedNote {
  readonly from: string;
  readonly text: string;
}
export interface Context extends Input {
  /** Whether the household sees it; null where there's none. */
  isShared: boolean | null;
  /** Notes of others of the household. */
  shared: readonly SharedNote[];
  /** As last loaded or saved; empty without a note. */
  saved: string;
  draft: string;
  /** The text being saved. */
  sent: string;
  /** The note that was deleted last, for the undo; empty without one. */
  deleted: string;
  failure: string | null;
}
export interface Note {
  readonly text: string;
  readonly is_shared?: boolean | undefined;
  readonly shared?: readonly SharedNote[] | undefined;
}
export type NoteOutcome = Outcome<Note, 'text'>;
export interface NoteSharing extends Input {
  readonly isShared: boolean;
}
export interface NoteInput extends Input {
  readonly text: string;
  /** The text that the member has changed. */
  readonly replaces: string;
}
export type RecipeNoteEvent =
  | { type: 'text.changed'; text: string }
  /** The field lost the focus, or the page is being left. */
  | { type: 'field.left' }
  | { type: 'deletion.undone' }
  /** The household shall see it, or no longer. */
  | { type: 'sharing.chosen'; isShared: boolean }
  /** Another tab or device may have changed the note. */
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' };
