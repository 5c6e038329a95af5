import type { Generated } from 'kysely';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';

/** A figure that a member or a guest reports as wrong. */
export interface FigureReportsTable {
  id: Generated<string>;
  /** Null: a guest. */
  user_id: string | null;
  recipe_id: number;
  /** Null: of all verdicts. */
  axis: Intolerance | null;
  /** Null: of the dish. */
  food_id: string | null;
  /** What the reader was shown, as a line of text. */
  figure: string;
  text: string;
  created_at: Date;
  handled_at: Date | null;
}
