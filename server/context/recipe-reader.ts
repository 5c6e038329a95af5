import type { FittingChange } from '#domain/make-it-fit/fitting-steps.ts';
import type { ChangedRecipe } from '#domain/make-it-fit/version-of.ts';
import type { OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import type { LineChoice } from '#domain/own-recipe/lines/line-choice.ts';
import type { NameBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import type { OwnLine } from '#domain/own-recipe/lines/read-own-lines.ts';
import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import type { SearchFacts } from '#domain/recipe/search-facts.ts';
import type { DetailsRow, RecipeRow } from '#server/db/recipe-rows.ts';

/** An imported recipe and the page it is from. */
export interface ImportedRecipe extends OwnRecipe {
  readonly address: string | null;
}

/** A recipe or file (`name`) that could not be read, or only in part. */
export interface ReadingProblem {
  readonly name: string;
  readonly message: string;
}

export interface ReadRecipes {
  /** The first is the text's main recipe. */
  readonly recipes: readonly ImportedRecipe[];
  readonly problems: readonly ReadingProblem[];
}

/** The recipes, or a sentence that says why there are none and what to do. */
export type ReadOutcome = ReadRecipes | { readonly refusal: string };

/** `page`: what was found at an address. */
export type TextFormat = 'page' | 'html' | 'cooklang' | 'json';

export type ExportFormat = 'cooklang' | 'schema_org';

export interface RecipeIdentity {
  /** Unguessable, because its picture is served to anyone who has the URL. */
  readonly ref: string;
  readonly userId: string;
  readonly address: string | null;
  /** Id of the recipe it is a version of. */
  readonly versionOf: number | null;
}

/** The two rows, the unmatched lines, and the name bindings that result from the choices. */
export interface OwnRows {
  readonly recipe: RecipeRow & {
    readonly owner_id: string;
    readonly source_address: string | null;
    readonly version_of: number | null;
  };
  readonly details: DetailsRow;
  readonly lines: readonly string[];
  readonly choices: readonly LineChoice[];
  readonly unmatched: readonly string[];
  readonly chosen: ReadonlyMap<string, string>;
}

interface NamedFood {
  readonly id: string;
  readonly name: string;
}

/** How a line is bound. */
export interface LinePreview extends Pick<OwnLine, 'text' | 'kind'> {
  readonly foods: readonly NamedFood[];
  /** Of the whole recipe; null: not known for all its ingredients. */
  readonly grams: number | null;
  readonly isChosen: boolean;
  readonly doubts: readonly string[];
  readonly candidates: readonly NamedFood[];
  /** The foods of the line in the recipe, placeholders of unknown ones included. */
  readonly foodIds: readonly string[];
}

/** The preview of an own recipe. */
export interface OwnPreview {
  readonly lines: readonly LinePreview[];
  readonly questions: readonly string[];
  readonly facts: SearchFacts;
  readonly verdicts: ComputedRecipe['verdicts'];
  readonly recipe: Pick<Recipe, 'ingredients' | 'servings'>;
}

/**
 * Parses and binds recipes that members write or import, in threads of its own, so that no text blocks the
 * server. All throw 503 when no thread can be started, and 429 when too many of the member's requests are
 * running.
 */
export interface RecipeReader {
  readonly readText: (format: TextFormat, content: string, member: string) => Promise<ReadOutcome>;
  readonly readArchive: (archive: Blob, member: string) => Promise<ReadOutcome>;
  /** The rows of an own recipe. Throws 422 when its lines take too long to read. */
  readonly bind: (own: OwnRecipe, identity: RecipeIdentity, bindings: NameBindings) => Promise<OwnRows>;
  /** The binding of its lines. Throws 422 when they take too long to read. */
  readonly preview: (own: OwnRecipe, bindings: NameBindings, member: string) => Promise<OwnPreview>;
  /** The rows of the member's version of a recipe. */
  readonly bindVersion: (
    recipe: ChangedRecipe,
    changes: readonly FittingChange[],
    identity: RecipeIdentity,
  ) => Promise<OwnRows>;
  /** A zip of Cooklang files, or a JSON list of schema.org recipes. */
  readonly write: (
    format: ExportFormat,
    recipes: readonly ImportedRecipe[],
    member: string,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
}
