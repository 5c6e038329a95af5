import type { operations as Operations } from '#contract/api.ts';
import type { OperationBody, OperationId, OperationResponse } from '#contract/operations.ts';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';

/** Every operation with an idempotency key: those that are queued on the device. */
export type QueuedOperationId = {
  [Id in OperationId]: 'Idempotency-Key' extends keyof NonNullable<Operations[Id]['parameters']['header']>
    ? Id
    : never;
}[OperationId];

export type RecipeCard = OperationResponse<'listFavoriteRecipes'>['data'][number];
export type Review = NonNullable<OperationResponse<'getOwnReview'>['data']>;
type CollectionName = OperationResponse<'listRecipeCollections'>['data'][number];

/** The state when the mutation was made: to show it, and to detect concurrent changes later. */
export interface Snapshot {
  /** The title of what it is about. */
  readonly title: string | null;
  readonly cards: readonly RecipeCard[];
  /** The ids in the set before: recipes of a collection, collections of a recipe. */
  readonly before: readonly string[] | null;
  readonly author: Review['user'] | null;
  /** The member's collections by name. */
  readonly collections: readonly CollectionName[];
  readonly planItems: readonly PlanItem[];
  /** An own recipe before it is edited. */
  readonly recipe: OperationBody<'updateOwnRecipe'> | null;
  /** It changes what was changed elsewhere meanwhile. */
  readonly isOverwriting: boolean;
}

export const emptySnapshot: Snapshot = {
  title: null,
  cards: [],
  before: null,
  author: null,
  collections: [],
  planItems: [],
  recipe: null,
  isOverwriting: false,
};

type Texts<T> = { readonly [Name in keyof T & string]: string };
type PathOf<Id extends OperationId> = Operations[Id]['parameters']['path'];
type QueryOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['query']>;

/** A mutating call, stored on the device before it is sent. */
export interface QueuedMutation<Id extends QueuedOperationId = QueuedOperationId> {
  /** Idempotency key: the server applies it once however often it is sent. */
  readonly key: string;
  readonly userId: string;
  readonly operationId: Id;
  readonly params: Texts<PathOf<Id>>;
  readonly query: Partial<Texts<QueryOf<Id>>>;
  /** The JSON body, or the text fields of the form; {} without either. */
  readonly body: NonNullable<OperationBody<Id>>;
  /** The fields of a form, with its picture. */
  readonly form?: readonly (readonly [string, string | Blob])[];
  readonly createdAt: string;
  readonly snapshot?: Snapshot;
  /** What was sent in its place after it was rebased or recovered, oldest first: the server may have carried out each. */
  readonly variants?: readonly Variant[];
  /** The tab that is currently sending it, and until when. */
  readonly lease?: Lease;
}

export type Variant = Pick<QueuedMutation, 'body' | 'form'>;

export interface Lease {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Set: the screen that made it awaits the response, so it is not shown as pending. */
  readonly isForeground?: true;
  /** Set: the tab holds a lock of this id as long as the lease is in force. */
  readonly isLocked?: true;
}

export const isLeased = ({ lease }: QueuedMutation, now: Date): boolean =>
  lease !== undefined && lease.until > now.getTime();

export const snapshotOf = ({ snapshot }: Pick<QueuedMutation, 'snapshot'>): Snapshot =>
  snapshot ?? emptySnapshot;

/** Temporary ids with those of the server. */
export type IdMap = ReadonlyMap<string, string>;

/** The result of a mutation, for the list of changes. */
export interface HistoryEntry {
  /** The key of the mutation. */
  readonly id: string;
  readonly userId: string;
  /** What the member did. */
  readonly text: string;
  /** `adjusted`: stored, but differently from what was sent; `incomplete`: stored, but the member has to add something. */
  readonly state: 'sent' | 'incomplete' | 'adjusted' | 'refused';
  /** Why, and what to do; empty for `sent`. */
  readonly detail: string;
  readonly at: string;
  readonly isRead: boolean;
  /** The refused mutation, for a retry. */
  readonly mutation: QueuedMutation | null;
}

const prefix = 'waiting-';
/** Id of an entity that the server has not created yet. */
export const temporaryId = (key: string, part?: string): string =>
  part === undefined ? prefix + key : `${prefix}${key}-${part}`;
/** The same for numeric ids: negative, unlike the server's. */
export const temporaryNumber = (key: string): number =>
  -1 - Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);
export const isTemporaryId = (id: string): boolean =>
  /^waiting-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.test(id) || /^-[1-9]\d*$/.test(id);

/** Whether a URL contains a temporary id. */
export function hasTemporaryId(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://origin.invalid');
  const parts = pathname.split('/').map((part) => decodeURIComponent(part));
  return [...parts, ...searchParams.values()].some(isTemporaryId);
}

export const isRecipe = (
  { id, ref_id, spoonacular_id }: Pick<RecipeCard, 'id' | 'ref_id' | 'spoonacular_id'>,
  requested: string,
): boolean => [String(id), ref_id, String(spoonacular_id)].includes(requested);
