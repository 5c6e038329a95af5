import type { ChangeStore, WaitingChange } from './waiting-changes.ts';

const table = 'changes';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('waiting-changes', 1);
    opening.onupgradeneeded = () => {
      const changes = opening.result.createObjectStore(table, { autoIncrement: true });
      changes.createIndex('key', 'key', { unique: true });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

async function within<T>(
  mode: IDBTransactionMode,
  work: (changes: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(table, mode);
      const request = work(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

/** On the device, shared by all tabs. */
export const changeStore: ChangeStore = {
  add: async (change) => void (await within('readwrite', (changes) => changes.add(change))),
  list: async (userId) => {
    const all = await within<WaitingChange[]>('readonly', (changes) => changes.getAll());
    return all.filter((change) => change.userId === userId);
  },
  remove: async (key) => {
    const place = await within('readonly', (changes) => changes.index('key').getKey(key));
    if (place !== undefined) await within('readwrite', (changes) => changes.delete(place));
  },
};
