import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';

/** A search of the source; pages count from 1. */
export interface SourceSearch {
  readonly query: string;
  readonly page: number;
  readonly number: number;
  /** Hits must follow all of these. A source that cannot filter by them leaves that to the caller. */
  readonly rules: readonly ProfileRule[];
}

/** A hit: one of our own has a `refId`, one of an external source a `sourceId`. */
export interface FoundRecipe {
  readonly refId: string | null;
  readonly sourceId: number | null;
  readonly title: string;
  /** Our own as a path, others as a URL; null: not known. */
  readonly image: string | null;
  readonly readyInMinutes: number | null;
}
export interface FoundRecipes {
  readonly items: readonly FoundRecipe[];
  /** Number of reachable hits. */
  readonly total: number;
}

/** Where recipes for plans come from: the catalog or an external API. */
export interface RecipeSource {
  /** Throws RecipeSourceError. */
  readonly search: (sourceSearch: SourceSearch) => Promise<FoundRecipes>;
  /**
   * Makes sure that the database has the recipes of these ids, as recent as possible; ignores our own and ids
   * that the source does not know. Throws RecipeSourceError when a missing one cannot be fetched, ApiError
   * 429 when the member has fetched too many.
   */
  readonly ensureStored: (ids: readonly string[], userId: string) => Promise<void>;
}

/** `busy`: overloaded, out of quota or not responding. `refused`: invalid key. `broken`: unreadable response. */
export type SourceFailure = 'busy' | 'refused' | 'broken';

export class RecipeSourceError extends Error {
  override readonly name = 'RecipeSourceError';
  readonly reason: SourceFailure;

  /** The message is for the operator's log. */
  constructor(reason: SourceFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
