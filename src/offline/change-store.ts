import type { ChangeStore, Loss, QueuedMutation } from './queued-mutation.ts';

interface NameRow {
  readonly userId: string;
  readonly own: string;
  readonly given: string;
}
type Table = 'changes' | 'losses' | 'names';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('waiting-changes', 2);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const db = opening.result;
      if (oldVersion < 1)
        db.createObjectStore('changes', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
      db.createObjectStore('losses', { keyPath: 'id' });
      db.createObjectStore('names', { keyPath: 'own' });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

/** All that `work` asks for happens, or nothing of it. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (table: (name: Table) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await open();
  try {
    const transaction = db.transaction(['changes', 'losses', 'names'], mode, { durability: 'strict' });
    const over = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), over]);
    return result;
  } finally {
    db.close();
  }
}

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const rowsOf = <T extends { readonly userId: string }>(table: Table, userId: string) =>
  within('readonly', async (at) =>
    (await answer<T[]>(at(table).getAll())).filter((row) => row.userId === userId),
  );

/** On the device, shared by all tabs. */
export const changeStore: ChangeStore = {
  add: (change) => within('readwrite', async (at) => void (await answer(at('changes').add(change)))),
  list: (userId) => rowsOf<QueuedMutation>('changes', userId),
  replace: (change) =>
    within('readwrite', async (at) => {
      const place = await answer(at('changes').index('key').getKey(change.key));
      if (place !== undefined) await answer(at('changes').put(change, place));
    }),
  settle: ({ key, userId }, { losses = [], names = new Map() } = {}) =>
    within('readwrite', async (at) => {
      const place = await answer(at('changes').index('key').getKey(key));
      if (place !== undefined) await answer(at('changes').delete(place));
      for (const loss of losses) await answer(at('losses').put(loss));
      for (const [own, given] of names) await answer(at('names').put({ userId, own, given }));
    }),
  losses: (userId) => rowsOf<Loss>('losses', userId),
  forgetLosses: (userId) =>
    within('readwrite', async (at) => {
      for (const { id, userId: whose } of await answer<Loss[]>(at('losses').getAll()))
        if (whose === userId) await answer(at('losses').delete(id));
    }),
  names: async (userId) =>
    new Map((await rowsOf<NameRow>('names', userId)).map(({ own, given }) => [own, given])),
  forget: (userId) =>
    within('readwrite', async (at) => {
      for (const table of ['changes', 'losses', 'names'] as const) {
        const keys = await answer(at(table).getAllKeys());
        for (const key of keys) {
          const row: { userId: string } | undefined = await answer(at(table).get(key));
          if (row?.userId === userId) await answer(at(table).delete(key));
        }
      }
    }),
};
