import type { OperationAnswer } from '#contract/operations.ts';
import type { ChangingRead, ReadRequest } from './cached-reads.ts';
import type { ReadCache } from './device.ts';
import type { IdMap, QueuedMutation, QueuedOperationId, Snapshot } from './queued-mutation.ts';

/** What the device has to show a mutation on. */
export interface View {
  readonly cache: ReadCache;
  /** Mutations that wait, oldest first, without the one in question. */
  readonly pending: readonly QueuedMutation[];
  /** A response with these mutations shown in it. */
  readonly show: <Read extends ChangingRead>(
    read: Read,
    body: OperationAnswer<Read>,
    request: Omit<ReadRequest<Read>, 'read'>,
    mutations: readonly QueuedMutation[],
  ) => OperationAnswer<Read>;
}

/** How a mutation shows in the response of a read. Null: the response stays as it is. */
export type Overlay<Id extends QueuedOperationId> = {
  readonly [Read in ChangingRead]?: (
    body: OperationAnswer<Read>,
    mutation: QueuedMutation<Id>,
    request: ReadRequest<Read>,
  ) => OperationAnswer<Read>;
};

/** What a response is made of where the device has none: null where too little is known. */
export type Creation<Id extends QueuedOperationId> = {
  readonly [Read in ChangingRead]?: (
    mutation: QueuedMutation<Id>,
    request: ReadRequest<Read>,
  ) => OperationAnswer<Read> | null;
};

/** Reading from the server while a mutation is synced. */
export interface ServerReads {
  readonly ids: IdMap;
  /** Status and parsed body; status 0 where none of ours came. */
  readonly get: (path: string) => Promise<ServerResponse>;
}

export interface ServerResponse {
  readonly status: number;
  readonly body: unknown;
}

/** What can be stored of a mutation that the server has refused, and what the member is to know of it. */
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
 * All there is to say of one operation that is queued on the device. Every part is required: a new operation with an
 * idempotency key does not compile without its file, nor a file without its parts.
 */
export interface QueuedOperation<Id extends QueuedOperationId> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** What the member did, in one line. */
  readonly describe: (mutation: QueuedMutation<Id>) => string;
  /** How to do it once more after it was refused. */
  readonly redo: string;
  /** Why it cannot be done, by what the device knows: errors by field. Null: nothing speaks against it. */
  readonly refusal: ((mutation: QueuedMutation<Id>, view: View) => Rejection['errors'] | null) | null;
  readonly snapshot: (mutation: QueuedMutation<Id>, view: View) => Partial<Snapshot>;
  /** Stands for the response until the server's comes. */
  readonly optimisticResponse: (mutation: QueuedMutation<Id>, view: View) => OperationAnswer<Id>;
  readonly overlay: Overlay<Id>;
  readonly creates: Creation<Id>;
  /** Reads that are out of date after it, besides those of the overlay. */
  readonly alsoStale: readonly ChangingRead[];
  /** Makes the member's own change, and nothing else, to what the server has by now. Null: it is sent as it is. */
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
  /** The heart of a recipe as it is after it; null: it sets none. */
  readonly heart: ((mutation: QueuedMutation<Id>) => Heart) | null;
  /** What the member has to know where the server stored it otherwise than it was sent; '' for nothing. */
  readonly adjustment: ((mutation: QueuedMutation<Id>, answer: OperationAnswer<Id>) => string) | null;
}

export interface Heart {
  /** Any id of the recipe. */
  readonly id: string;
  readonly isFavorite: boolean;
}
