/** What the threads that read recipes are asked, and what they answer. */
import { threadId } from 'node:worker_threads';
import type { FittingChange } from '#domain/make-it-fit/make-it-fit.ts';
import type { ChangedRecipe } from '#domain/make-it-fit/version-of.ts';
import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { NameBindings } from '#domain/own-recipe/name-bindings.ts';
import type {
  ExportFormat,
  ImportedRecipe,
  Kept,
  OwnPreview,
  OwnRows,
  ReadOutcome,
  TextFormat,
} from '#server/context/recipe-reader.ts';
import { OutOfTime } from '#server/threads/within-time.ts';

/** Milliseconds: of a text, of one recipe of an archive, and of the whole archive. */
export const readingTimes = { text: 1_000, recipe: 1_000, archive: 15_000 } as const;
export type ReadingTimes = { readonly [Key in keyof typeof readingTimes]: number };

/** One text at a time. */
export type TextWork =
  | { readonly kind: 'read'; readonly format: TextFormat; readonly content: string }
  | { readonly kind: 'bind'; readonly own: OwnRecipe; readonly kept: Kept; readonly bindings: NameBindings }
  | { readonly kind: 'preview'; readonly own: OwnRecipe; readonly bindings: NameBindings }
  | {
      readonly kind: 'bindVersion';
      readonly recipe: ChangedRecipe;
      readonly changes: readonly FittingChange[];
      readonly kept: Kept;
    };
/** Many recipes at a time. */
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

/** `threadId`: where it was done. `result`: null where it was broken off; then the thread is used up. */
export interface WorkOutcome {
  readonly threadId: number;
  readonly result: Results[keyof Results] | null;
}

/** The work took too long, or the parser gave up on it, which it cannot do without being left broken. */
export const isBrokenOff = (error: unknown) =>
  error instanceof OutOfTime || error instanceof WebAssembly.RuntimeError;

/** The outcome of work that may be broken off. */
export async function outcomeOf(
  work: () => Results[keyof Results] | Promise<Results[keyof Results]>,
): Promise<WorkOutcome> {
  try {
    return { threadId, result: await work() };
  } catch (error) {
    if (isBrokenOff(error)) return { threadId, result: null };
    throw error;
  }
}
