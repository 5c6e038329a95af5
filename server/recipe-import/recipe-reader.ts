import type { FittingChange } from '#domain/make-it-fit/make-it-fit.ts';
import type { ChangedRecipe } from '#domain/make-it-fit/version-of.ts';
import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { NameBindings } from '#domain/own-recipe/name-bindings.ts';
import type { Kept, OwnRows } from './own-recipe-rows.ts';
import type { OwnPreview } from './preview-own-recipe.ts';

/** A recipe that was read, and the page it says it is from. */
export interface ImportedRecipe extends OwnRecipe {
  readonly address: string | null;
}

/** What was not read, or left out of what was; `name` is that of the recipe or the file. */
export interface ReadingProblem {
  readonly name: string;
  readonly message: string;
}

export interface ReadRecipes {
  /** The first one is what the text is about. */
  readonly recipes: readonly ImportedRecipe[];
  readonly problems: readonly ReadingProblem[];
}

/** A sentence says why there is no recipe in it, and what to do. */
export type ReadOutcome = ReadRecipes | { readonly refusal: string };

/** `page`: what was found at an address. */
export type TextFormat = 'page' | 'html' | 'cooklang' | 'json';

export type ExportFormat = 'cooklang' | 'schema_org';

/**
 * Reads and binds what members write or bring along, in threads of its own: no text of theirs can hold up the others. All
 * throw 503 when there is no thread to read in, and 429 when too much of the member's is being read.
 */
export interface RecipeReader {
  readonly readText: (format: TextFormat, content: string, member: string) => Promise<ReadOutcome>;
  readonly readArchive: (archive: Blob, member: string) => Promise<ReadOutcome>;
  /** The rows of an own recipe. Throws 422 when its lines take too long to read. */
  readonly bind: (own: OwnRecipe, kept: Kept, bindings: NameBindings) => Promise<OwnRows>;
  /** How its lines are understood. Throws 422 when they take too long to read. */
  readonly preview: (own: OwnRecipe, bindings: NameBindings, member: string) => Promise<OwnPreview>;
  /** The same of the member's version of a recipe. */
  readonly bindVersion: (
    recipe: ChangedRecipe,
    changes: readonly FittingChange[],
    kept: Kept,
  ) => Promise<OwnRows>;
  /** A zip of Cooklang files, or a JSON list of schema.org recipes. */
  readonly write: (
    format: ExportFormat,
    recipes: readonly ImportedRecipe[],
    member: string,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
}
