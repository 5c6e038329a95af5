import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';

/** A search of the source; pages count from 1. */
export interface SourceSearch {
  readonly query: string;
  readonly page: number;
  readonly number: number;
  /** Only what keeps all of these. A source that cannot filter by them leaves that to the caller. */
  readonly rules: readonly ProfileRule[];
}

/** A hit: by `refId` one of our own, by `sourceId` one of the source outside. */
export interface FoundRecipe {
  readonly refId: string | null;
  readonly sourceId: number | null;
  readonly title: string;
  /** Of our own as a path, of others as an address; null: none is known. */
  readonly image: string | null;
  readonly readyInMinutes: number | null;
}
export interface FoundRecipes {
  readonly items: readonly FoundRecipe[];
  /** Number of reachable hits. */
  readonly total: number;
}

/** Where recipes for plans come from: the catalogue or an external API. */
export interface RecipeSource {
  /** Throws RecipeSourceError. */
  readonly search: (asked: SourceSearch) => Promise<FoundRecipes>;
  /**
   * Sees to it that the database holds the recipes of these ids, as new as may be; ids that the source does not know
   * and those of our own are passed over. Throws RecipeSourceError when one that is not held cannot be had, ApiError
   * 429 when the member has had enough of them.
   */
  readonly ensureStored: (ids: readonly string[], userId: string) => Promise<void>;
}

/** `busy`: overloaded, out of quota or not answering. `refused`: invalid key. `broken`: unreadable response. */
export type SourceTrouble = 'busy' | 'refused' | 'broken';

export class RecipeSourceError extends Error {
  override readonly name = 'RecipeSourceError';
  readonly trouble: SourceTrouble;

  /** The message is for the operator's log. */
  constructor(trouble: SourceTrouble, message: string, cause?: unknown) {
    super(message, { cause });
    this.trouble = trouble;
  }
}
