import type { OperationAnswer } from '#contract/operations.ts';

export type RecipeCard = OperationAnswer<'listFavoriteRecipes'>['data'][number];
export type Review = NonNullable<OperationAnswer<'getOwnReview'>['data']>;

/** What the device knew when the change was made: to show it, and to see later what others changed meanwhile. */
export interface Known {
  /** What it is about, in the member's words. */
  readonly title: string | null;
  readonly cards: readonly RecipeCard[];
  /** The ids that were in the set before: recipes of a collection, or collections of a recipe. */
  readonly before: readonly string[] | null;
  readonly author: Review['user'] | null;
}

/** A change that could not be sent, kept until it can be. */
export interface QueuedMutation {
  /** Sent along, so that the server does it once however often it comes. */
  readonly key: string;
  readonly userId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  /** The fields of a form, its picture as it is. */
  readonly form?: readonly (readonly [string, string | Blob])[];
  readonly madeAt?: string;
  readonly known?: Known;
}

/** What could not be kept, told until the member has read it. */
export interface Loss {
  readonly id: string;
  readonly userId: string;
  readonly text: string;
}

/** Names that were given on the device, with what the server calls it. */
export type Names = ReadonlyMap<string, string>;

export interface Settling {
  readonly losses?: readonly Loss[];
  readonly names?: Names;
}

export interface ChangeStore {
  readonly add: (change: QueuedMutation) => Promise<void>;
  /** Oldest first. */
  readonly list: (userId: string) => Promise<readonly QueuedMutation[]>;
  /** In the place of the one with its key; nothing where that is gone. */
  readonly replace: (change: QueuedMutation) => Promise<void>;
  /** The change is over: gone, with what is to be remembered of it, all at once. */
  readonly settle: (change: QueuedMutation, outcome?: Settling) => Promise<void>;
  readonly losses: (userId: string) => Promise<readonly Loss[]>;
  readonly forgetLosses: (userId: string) => Promise<void>;
  readonly names: (userId: string) => Promise<Names>;
  readonly forget: (userId: string) => Promise<void>;
}

/** Changes that are kept; the server knows their keys. */
export const queueableOperations = [
  'POST /recipes/{id}/favorites',
  'POST /recipes/{id}/collections',
  'POST /recipes/{id}/meal-plan',
  'POST /recipes/{id}/reviews',
  'DELETE /recipes/{id}/reviews/mine',
  'POST /recipes/collections',
  'PUT /recipes/collections/{id}',
  'DELETE /recipes/collections/{id}',
  'POST /recipes/collections/{id}/sync',
  'PUT /users/me/shopping-list/ticks',
  'POST /users/me/meal-plans',
  'DELETE /users/me/meal-plans',
  'POST /users/me/meal-plans/copy',
  'DELETE /users/me/meal-plans/date',
  'POST /meal-plans/{id}/recipes/{recipeId}/servings',
  'POST /meal-plans/{id}/recipes/{recipeId}/move',
  'POST /meal-plans/{id}/recipes/{recipeId}/leftovers',
] as const;
export type Keepable = (typeof queueableOperations)[number];

export const isQueueable = (call: string): call is Keepable =>
  queueableOperations.some((each) => each === call);

/** A change as its call reads. */
export interface Call {
  readonly what: Keepable | null;
  /** Of the path, in order. */
  readonly ids: readonly string[];
  readonly query: URLSearchParams;
  /** The JSON body, or the texts of the form. */
  readonly body: Readonly<Record<string, unknown>>;
}

const patterns = queueableOperations.map((what) => {
  const [method = '', path = ''] = what.split(' ');
  return { what, method, pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '([^/]+)')}$`) };
});

export function callOf({ method, url, body, form }: QueuedMutation): Call {
  const { pathname, searchParams } = new URL(url);
  const found = patterns.find((each) => each.method === method && each.pattern.test(pathname));
  const ids = found?.pattern.exec(pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const fields = form === undefined ? JSON.parse(body ?? '{}') : Object.fromEntries(form);
  return { what: found?.what ?? null, ids, query: searchParams, body: fields };
}

export const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const prefix = 'waiting-';
/** What the device calls something that the server does not know yet. */
export const temporaryId = (key: string, part?: string): string =>
  part === undefined ? prefix + key : `${prefix}${key}-${part}`;
export const isTemporaryId = (id: string): boolean =>
  /^waiting-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.test(id);

export const isRecipe = (
  { id, ref_id, spoonacular_id }: Pick<RecipeCard, 'id' | 'ref_id' | 'spoonacular_id'>,
  asked: string,
): boolean => [String(id), ref_id, String(spoonacular_id)].includes(asked);
