import type { operations as Operations } from '#contract/api.ts';
import type { OperationAnswer, OperationBody, OperationId } from '#contract/operations.ts';
import type { PlanItem } from '#domain/meal-plan/week-plan.ts';

/** Every operation whose call may carry an idempotency key: the ones that are queued on the device. */
export type QueuedOperationId = {
  [Id in OperationId]: 'Idempotency-Key' extends keyof NonNullable<Operations[Id]['parameters']['header']>
    ? Id
    : never;
}[OperationId];

export type RecipeCard = OperationAnswer<'listFavoriteRecipes'>['data'][number];
export type Review = NonNullable<OperationAnswer<'getOwnReview'>['data']>;
type CollectionName = OperationAnswer<'listRecipeCollections'>['data'][number];

/** What the device knew when the mutation was made: to show it, and to see later what others changed meanwhile. */
export interface Snapshot {
  /** What it is about, in the member's words. */
  readonly title: string | null;
  readonly cards: readonly RecipeCard[];
  /** The ids that were in the set before: recipes of a collection, collections of a recipe, items of a day. */
  readonly before: readonly string[] | null;
  readonly author: Review['user'] | null;
  /** The member's collections by name. */
  readonly collections: readonly CollectionName[];
  readonly planItems: readonly PlanItem[];
}

export const emptySnapshot: Snapshot = {
  title: null,
  cards: [],
  before: null,
  author: null,
  collections: [],
  planItems: [],
};

type Texts<T> = { readonly [Name in keyof T & string]: string };
type PathOf<Id extends OperationId> = Operations[Id]['parameters']['path'];
type QueryOf<Id extends OperationId> = NonNullable<Operations[Id]['parameters']['query']>;

/** A call that changes something, stored on the device before it is sent. */
export interface QueuedMutation<Id extends QueuedOperationId = QueuedOperationId> {
  /** Idempotency key: the server does it once however often it is sent. */
  readonly key: string;
  readonly userId: string;
  readonly operationId: Id;
  readonly params: Texts<PathOf<Id>>;
  readonly query: Partial<Texts<QueryOf<Id>>>;
  /** The JSON body, or the texts of the form; {} without either. */
  readonly body: NonNullable<OperationBody<Id>>;
  /** The fields of a form, its picture as it is. */
  readonly form?: readonly (readonly [string, string | Blob])[];
  readonly createdAt: string;
  readonly snapshot?: Snapshot;
  /** Who sends it at the moment, and until when nobody else may. */
  readonly lease?: Lease;
}

export interface Lease {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** Set: the screen that made it waits for the response, so it is not shown as waiting. */
  readonly isForeground?: true;
}

export const isLeased = ({ lease }: QueuedMutation, now: Date): boolean =>
  lease !== undefined && lease.until > now.getTime();

export const snapshotOf = ({ snapshot }: Pick<QueuedMutation, 'snapshot'>): Snapshot =>
  snapshot ?? emptySnapshot;

/** Ids that were given on the device, with those of the server. */
export type IdMap = ReadonlyMap<string, string>;

/** What became of a mutation, for the list of what the member did. */
export interface HistoryEntry {
  /** The key of the mutation. */
  readonly id: string;
  readonly userId: string;
  /** What the member did. */
  readonly text: string;
  /** `adjusted`: stored, but otherwise than the member had it. */
  readonly state: 'sent' | 'adjusted' | 'refused';
  /** Why, and what to do; empty for `sent`. */
  readonly detail: string;
  readonly at: string;
  readonly isRead: boolean;
  /** To try again what was refused. */
  readonly mutation: QueuedMutation | null;
}

const prefix = 'waiting-';
/** Id of something that the server does not know yet. */
export const temporaryId = (key: string, part?: string): string =>
  part === undefined ? prefix + key : `${prefix}${key}-${part}`;
/** The same where the server's ids are numbers: negative, as none of the server's is. */
export const temporaryNumber = (key: string): number =>
  -1 - Number.parseInt(key.replaceAll('-', '').slice(0, 12), 16);
export const isTemporaryId = (id: string): boolean =>
  /^waiting-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.test(id) || /^-[1-9]\d*$/.test(id);

/** Whether an address is about something that the server does not know yet. */
export function hasTemporaryId(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://origin.invalid');
  const parts = pathname.split('/').map((part) => decodeURIComponent(part));
  return [...parts, ...searchParams.values()].some(isTemporaryId);
}

export const isRecipe = (
  { id, ref_id, spoonacular_id }: Pick<RecipeCard, 'id' | 'ref_id' | 'spoonacular_id'>,
  asked: string,
): boolean => [String(id), ref_id, String(spoonacular_id)].includes(asked);
