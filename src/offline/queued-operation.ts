import type { OperationResponse } from '#contract/operations.ts';
import type { ChangingRead, ReadRequest } from './cached-reads.ts';
import type { ReadCache } from './device.ts';
import type { IdMap, QueuedMutation, QueuedOperationId, Snapshot } from './queued-mutation.ts';

/** What a mutation is applied to for showing it. */
export interface View {
  readonly cache: ReadCache;
  /** Other pending mutations, oldest first. */
  readonly pending: readonly QueuedMutation[];
  /** A response with these mutations applied. */
  readonly show: <Read extends ChangingRead>(
    read: Read,
    body: OperationResponse<Read>,
    request: Omit<ReadRequest<Read>, 'read'>,
    mutations: readonly QueuedMutation[],
  ) => OperationResponse<Read>;
}

/** Applies a mutation to the response of a read. Null: unaffected. */
export type Overlay<Id extends QueuedOperationId> = {
  readonly [Read in ChangingRead]?: (
    body: OperationResponse<Read>,
    mutation: QueuedMutation<Id>,
    request: ReadRequest<Read>,
  ) => OperationResponse<Read>;
};

/** Creates a response where none is cached; null if too little is known. */
export type Creation<Id extends QueuedOperationId> = {
  readonly [Read in ChangingRead]?: (
    mutation: QueuedMutation<Id>,
    request: ReadRequest<Read>,
  ) => OperationResponse<Read> | null;
};

/** Reads from the server while a mutation is synced. */
export interface ServerReads {
  readonly ids: IdMap;
  /** Status and parsed body; status 0 without a response of the server. */
  readonly get: (path: string) => Promise<ServerResponse>;
}

export interface ServerResponse {
  readonly status: number;
  readonly body: unknown;
}

/** How to store part of a refused mutation, and the message for the member. */
export interface Recovery<Id extends QueuedOperationId> {
  readonly mutation: QueuedMutation<Id>;
  readonly notice: string;
}

export interface Rejection {
  readonly status: number;
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/**
 * Everything about one queued operation. All parts are required: an operation with an idempotency key does
 * not compile without its file.
 */
export interface QueuedOperation<Id extends QueuedOperationId> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** What the member did, in one line. */
  readonly describe: (mutation: QueuedMutation<Id>) => string;
  /** How to do it once more after it was refused. */
  readonly redo: string;
  /** The reason why it is invalid, by cached data: errors by field. Null: none is known. */
  readonly refusal: ((mutation: QueuedMutation<Id>, view: View) => Rejection['errors'] | null) | null;
  readonly snapshot: (mutation: QueuedMutation<Id>, view: View) => Partial<Snapshot>;
  /** The response until the server's is there. */
  readonly optimisticResponse: (mutation: QueuedMutation<Id>, view: View) => OperationResponse<Id>;
  /** Loads the part of the overlay that few members ever need. Null: there is none. */
  readonly load: (() => Promise<void>) | null;
  readonly overlay: Overlay<Id>;
  readonly creates: Creation<Id>;
  /** Reads that become stale, besides those of the overlay. */
  readonly alsoStale: readonly ChangingRead[];
  /** Applies the member's own change, and nothing else, to the server's current state. Null: it is sent unchanged. */
  readonly rebase:
    | ((mutation: QueuedMutation<Id>, server: ServerReads) => Promise<QueuedMutation<Id>>)
    | null;
  /** Null: a refusal is final. */
  readonly recover:
    | ((
        mutation: QueuedMutation<Id>,
        rejection: Rejection,
        server: ServerReads,
      ) => Promise<Recovery<Id> | null>)
    | null;
  /** The heart of a recipe after it; null: unaffected. */
  readonly heart: ((mutation: QueuedMutation<Id>) => Heart) | null;
  /** A message if the server stored it differently from what was sent; '' for none. */
  readonly adjustment: ((mutation: QueuedMutation<Id>, answer: OperationResponse<Id>) => string) | null;
  /** What the member has to add to what was stored; '' for nothing. */
  readonly leftToDo: ((answer: OperationResponse<Id>) => string) | null;
}

export interface Heart {
  /** Id or slug of the recipe. */
  readonly id: string;
  readonly isFavorite: boolean;
}
