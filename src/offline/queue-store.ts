import {
  type HistoryEntry,
  type IdMap,
  isLeased,
  type Lease,
  type QueuedMutation,
} from './queued-mutation.ts';
import { queuedOperations } from './queued-operations.ts';
import { upgradeStore } from './upgrade-store.ts';

/** The history entry and ids of a completed mutation. */
export interface Settlement {
  readonly history: HistoryEntry | null;
  readonly ids?: IdMap;
}

/** The oldest mutation and its sender. `leased`: another tab is sending it, unless that tab has ended. */
export type Claim =
  | { readonly kind: 'claimed'; readonly mutation: QueuedMutation }
  | { readonly kind: 'leased'; readonly lease: Lease }
  | { readonly kind: 'empty' };

export interface QueueStore {
  readonly add: (mutation: QueuedMutation) => Promise<void>;
  /** Those that this version of the app can send, oldest first. */
  readonly list: (userId: string) => Promise<readonly QueuedMutation[]>;
  /** Updates the mutation with this key; no effect if it was removed. */
  readonly update: (key: string, change: (mutation: QueuedMutation) => QueuedMutation) => Promise<void>;
  /** Leases the oldest mutation that isn't held back to a tab until `lease.until`. `endedId`: a lease without a tab. */
  readonly claim: (
    userId: string,
    lease: Lease,
    now: Date,
    options?: { readonly isHeldBack?: (mutation: QueuedMutation) => boolean; readonly endedId?: string },
  ) => Promise<Claim>;
  /** Extends the lease; false if another tab has it. */
  readonly extend: (key: string, lease: Lease) => Promise<boolean>;
  /** Removes the mutation and stores its history entry and ids, in one transaction. */
  readonly settle: (mutation: QueuedMutation, settlement: Settlement) => Promise<void>;
  /** Latest first. */
  readonly history: (userId: string) => Promise<readonly HistoryEntry[]>;
  readonly markRead: (userId: string) => Promise<void>;
  /** Removes a history entry; `requeued` is queued instead. */
  readonly removeHistory: (id: string, requeued: QueuedMutation | null) => Promise<void>;
  readonly ids: (userId: string) => Promise<IdMap>;
  readonly clear: (userId: string) => Promise<void>;
}

interface IdRow {
  readonly userId: string;
  readonly own: string;
  readonly given: string;
}

const tables = ['changes', 'history', 'names'] as const;
type Table = (typeof tables)[number];

/** Limit of history entries per member. */
const maxHistory = 100;

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('waiting-changes', 3);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const db = opening.result;
      const { transaction } = opening;
      if (oldVersion < 1)
        db.createObjectStore('changes', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
      if (oldVersion < 2) db.createObjectStore('names', { keyPath: 'own' });
      db.createObjectStore('history', { keyPath: 'id' });
      if (oldVersion > 0 && transaction !== null) upgradeStore(db, transaction);
    };
    opening.onsuccess = () => {
      // must not block an upgrade of the database in another tab
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
  });

/** Runs `work` in one transaction. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (table: (name: Table) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await open();
  try {
    const transaction = db.transaction(tables, mode, { durability: 'strict' });
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), committed]);
    return result;
  } finally {
    db.close();
  }
}

const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

type At = (name: Table) => IDBObjectStore;
const rowsIn = async <T extends { readonly userId: string }>(at: At, table: Table, userId: string) =>
  (await result<T[]>(at(table).getAll())).filter((row) => row.userId === userId);
const rowsOf = <T extends { readonly userId: string }>(table: Table, userId: string) =>
  within('readonly', (at) => rowsIn<T>(at, table, userId));

/** A newer version of the app, in another tab or before it was taken back, may queue what this one can't send. */
const isKnown = ({ operationId }: QueuedMutation): boolean => Object.hasOwn(queuedOperations, operationId);
const mutationsIn = async (at: At, userId: string) =>
  (await rowsIn<QueuedMutation>(at, 'changes', userId)).filter(isKnown);

const placeOf = (at: At, key: string) => result(at('changes').index('key').getKey(key));

async function changeOne(
  at: At,
  key: string,
  change: (mutation: QueuedMutation) => QueuedMutation | null,
): Promise<boolean> {
  const place = await placeOf(at, key);
  if (place === undefined) return false;
  const changed = change(await result<QueuedMutation>(at('changes').get(place)));
  if (changed !== null) await result(at('changes').put(changed, place));
  return changed !== null;
}

async function addHistory(at: At, entry: HistoryEntry): Promise<void> {
  await result(at('history').put(entry));
  const own = await rowsIn<HistoryEntry>(at, 'history', entry.userId);
  const old = own.filter(({ isRead }) => isRead).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  for (const { id } of old.slice(maxHistory)) await result(at('history').delete(id));
}

/** The store in IndexedDB, shared by all tabs. */
export const queueStore: QueueStore = {
  add: (mutation) => within('readwrite', async (at) => void (await result(at('changes').add(mutation)))),
  list: (userId) => within('readonly', (at) => mutationsIn(at, userId)),
  update: (key, change) => within('readwrite', async (at) => void (await changeOne(at, key, change))),
  claim: (userId, lease, now, { isHeldBack = () => false, endedId } = {}) =>
    within('readwrite', async (at): Promise<Claim> => {
      const rows = await mutationsIn(at, userId);
      const mutation = rows.find((row) => !isHeldBack(row));
      if (mutation === undefined) return { kind: 'empty' };
      const { lease: earlier } = mutation;
      const isFree =
        earlier === undefined || [lease.id, endedId].includes(earlier.id) || !isLeased(mutation, now);
      if (!isFree) return { kind: 'leased', lease: earlier };
      const claimed = { ...mutation, lease };
      await changeOne(at, mutation.key, () => claimed);
      return { kind: 'claimed', mutation: claimed };
    }),
  extend: (key, lease) =>
    within('readwrite', (at) =>
      changeOne(at, key, (mutation) => (mutation.lease?.id === lease.id ? { ...mutation, lease } : null)),
    ),
  settle: ({ key, userId }, { history, ids = new Map() }) =>
    within('readwrite', async (at) => {
      const place = await placeOf(at, key);
      if (place !== undefined) await result(at('changes').delete(place));
      if (history !== null) await addHistory(at, history);
      for (const [own, given] of ids) await result(at('names').put({ userId, own, given } satisfies IdRow));
    }),
  history: async (userId) =>
    (await rowsOf<HistoryEntry>('history', userId)).toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  markRead: (userId) =>
    within('readwrite', async (at) => {
      for (const entry of await rowsIn<HistoryEntry>(at, 'history', userId))
        if (!entry.isRead) await result(at('history').put({ ...entry, isRead: true }));
    }),
  removeHistory: (id, requeued) =>
    within('readwrite', async (at) => {
      await result(at('history').delete(id));
      if (requeued !== null) await result(at('changes').add(requeued));
    }),
  ids: async (userId) =>
    new Map((await rowsOf<IdRow>('names', userId)).map(({ own, given }) => [own, given])),
  clear: (userId) =>
    within('readwrite', async (at) => {
      for (const table of tables) {
        const keys = await result(at(table).getAllKeys());
        for (const key of keys) {
          const row: { userId: string } | undefined = await result(at(table).get(key));
          if (row?.userId === userId) await result(at(table).delete(key));
        }
      }
    }),
};
