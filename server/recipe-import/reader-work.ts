/** Requests and results of the recipe reader's threads. */
import { threadId } from 'node:worker_threads';
import type { FittingChange } from '#domain/make-it-fit/fitting-steps.ts';
import type { ChangedRecipe } from '#domain/make-it-fit/version-of.ts';
import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { NameBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import type {
  ExportFormat,
  ImportedRecipe,
  OwnPreview,
  OwnRows,
  ReadOutcome,
  RecipeIdentity,
  TextFormat,
} from '#server/context/recipe-reader.ts';
import { StarvedError, WorkTimeoutError } from '#server/threads/within-time.ts';

/** Time limits in milliseconds: of a text, of one recipe of an archive, and of the whole archive. */
export const readingTimes = { text: 1_000, recipe: 1_000, archive: 15_000 } as const;
export type ReadingTimes = { readonly [Key in keyof typeof readingTimes]: number };

/** Work on one text. */
export type TextWork =
  | { readonly kind: 'read'; readonly format: TextFormat; readonly content: string }
  | {
      readonly kind: 'bind';
      readonly own: OwnRecipe;
      readonly identity: RecipeIdentity;
      readonly bindings: NameBindings;
    }
  | { readonly kind: 'preview'; readonly own: OwnRecipe; readonly bindings: NameBindings }
  | {
      readonly kind: 'bindVersion';
      readonly recipe: ChangedRecipe;
      readonly changes: readonly FittingChange[];
      readonly identity: RecipeIdentity;
    };
/** Work on many recipes. */
export type BulkWork =
  | { readonly kind: 'readArchive'; readonly archive: Blob }
  | { readonly kind: 'write'; readonly format: ExportFormat; readonly recipes: readonly ImportedRecipe[] };

export type Timed<Work> = Work & { readonly times: ReadingTimes };

export interface Results {
  readonly read: ReadOutcome;
  readonly bind: OwnRows;
  readonly preview: OwnPreview;
  readonly bindVersion: OwnRows;
  readonly readArchive: ReadOutcome;
  readonly write: Uint8Array<ArrayBuffer>;
}

/**
 * `threadId`: where it ran. `result`: null after a timeout, which leaves the thread unusable. `isStarved`: the timeout was
 * due to a busy machine.
 */
export interface WorkOutcome {
  readonly threadId: number;
  readonly isStarved?: boolean;
  readonly result: Results[keyof Results] | null;
}

/** The work took too long, or the parser panicked; either leaves the thread unusable. */
export const isBrokenOff = (error: unknown) =>
  error instanceof WorkTimeoutError || error instanceof WebAssembly.RuntimeError;

/** The outcome of work that may time out. */
export async function outcomeOf(
  work: () => Results[keyof Results] | Promise<Results[keyof Results]>,
): Promise<WorkOutcome> {
  try {
    return { threadId, result: await work() };
  } catch (error) {
    if (isBrokenOff(error)) return { threadId, isStarved: error instanceof StarvedError, result: null };
    throw error;
  }
}
