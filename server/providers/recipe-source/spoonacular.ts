import type { SourceRecipe } from '#domain/source-recipe/source-recipe.ts';
import { type FoundRecipes, RecipeSourceError, type SourceSearch } from '#server/context/recipe-source.ts';
import { readRecipes, readSearch } from './read-spoonacular.ts';

/** Calls of spoonacular.com. All throw RecipeSourceError. */
export interface Spoonacular {
  readonly search: (sourceSearch: SourceSearch) => Promise<FoundRecipes>;
  /** Unknown ids are omitted. */
  readonly find: (ids: readonly number[]) => Promise<readonly SourceRecipe[]>;
}

export interface SpoonacularOptions {
  readonly apiKey: string;
  readonly now: () => Date;
  readonly baseUrl?: string;
  /** Timeout of one call in milliseconds, body included. */
  readonly patienceMs?: number;
}

const maxBodyBytes = 4 * 1024 * 1024;
/** Its own limit on the search offset. */
const maxOffset = 900;
/** Pauses in seconds after a 429 or 402; it limits calls per second and points per day. */
const restSeconds = { tooFast: 1, longest: 60, noPoints: 60 } as const;

/** Retry-After of a response in seconds; null without one. */
function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, restSeconds.longest) : null;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new RecipeSourceError('broken', 'Spoonacular answered without end.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecipeSourceError('broken', 'Spoonacular answered no JSON.');
  }
}

/**
 * Recipes of spoonacular.com, by its API as published in 2025: the key in a header, 402 without points left,
 * 429 above the rate limit.
 */
export function createSpoonacular({
  apiKey,
  now,
  baseUrl = 'https://api.spoonacular.com',
  patienceMs = 5_000,
}: SpoonacularOptions): Spoonacular {
  let restsUntil = 0;
  const restFor = (seconds: number) => {
    restsUntil = now().getTime() + seconds * 1000;
  };

  function refusal(response: Response): RecipeSourceError {
    const message = `Spoonacular responded with ${response.status}.`;
    if (response.status === 402) restFor(restSeconds.noPoints);
    if (response.status === 429) restFor(retryAfter(response) ?? restSeconds.tooFast);
    const isKey = response.status === 401 || response.status === 403;
    return new RecipeSourceError(isKey ? 'refused' : 'busy', message);
  }

  /** Undefined for a 404. */
  async function ask(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    if (now().getTime() < restsUntil)
      throw new RecipeSourceError('busy', 'Spoonacular is left alone for now.');
    const headers = { 'x-api-key': apiKey, accept: 'application/json' };
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const url = `${baseUrl}${path}?${new URLSearchParams(query)}`;
      const response = await fetch(url, { headers, signal, redirect: 'error' });
      if (response.status === 404) return undefined;
      if (!response.ok) throw refusal(response);
      return parse(await readText(response));
    } catch (error) {
      if (error instanceof RecipeSourceError) throw error;
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      const message = isSlow ? 'Spoonacular did not respond in time.' : 'Spoonacular cannot be reached.';
      throw new RecipeSourceError('busy', message, error);
    }
  }

  return {
    search: async ({ query, page, number }) => {
      const offset = (page - 1) * number;
      const reachable = Math.floor(maxOffset / number) * number + number;
      if (offset > maxOffset) return { items: [], total: reachable };
      const words = query.trim() === '' ? {} : { query: query.trim() };
      const range = { number: String(number), offset: String(offset) };
      const found = readSearch(await ask('/recipes/complexSearch', { ...words, ...range }));
      return { ...found, total: Math.min(found.total, reachable) };
    },
    find: async (ids) => {
      const response = await ask('/recipes/informationBulk', {
        ids: ids.join(','),
        includeNutrition: 'false',
      });
      return response === undefined ? [] : readRecipes(response);
    },
  };
}
