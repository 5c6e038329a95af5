import 'fake-indexeddb/auto';
import { queueStore } from '#src/offline/queue-store.ts';
import { operationOf } from '#src/offline/queued-operations.ts';
import { requestOf } from '#src/offline/request-of.ts';
import { origin } from './killable-tab.ts';

const name = 'waiting-changes';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Rewrites the member's store in the format of the app before the last change of the format. */
export async function downgradeStore(userId: string): Promise<void> {
  const mutations = await queueStore.list(userId);
  const history = await queueStore.history(userId);
  const ids = await queueStore.ids(userId);
  await settled(indexedDB.deleteDatabase(name));
  const opening = indexedDB.open(name, 2);
  opening.onupgradeneeded = () => {
    const db = opening.result;
    db.createObjectStore('changes', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
    db.createObjectStore('losses', { keyPath: 'id' });
    db.createObjectStore('names', { keyPath: 'own' });
  };
  const db = await settled(opening);
  const transaction = db.transaction(['changes', 'losses', 'names'], 'readwrite');
  for (const mutation of mutations) {
    const { key, form, createdAt, snapshot } = mutation;
    // ids stay as they are on the device
    const { url } = requestOf(mutation, new Map(), { origin, headers: {} }, AbortSignal.abort());
    const hasBody = form === undefined && Object.keys(mutation.body).length > 0;
    transaction.objectStore('changes').add({
      key,
      userId,
      method: operationOf(mutation).method,
      url,
      body: hasBody ? JSON.stringify(mutation.body) : null,
      ...(form !== undefined && { form }),
      madeAt: createdAt,
      ...(snapshot !== undefined && { known: snapshot }),
    });
  }
  for (const { id, text, state } of history)
    if (state === 'refused') transaction.objectStore('losses').add({ id, userId, text });
  for (const [own, given] of ids) transaction.objectStore('names').add({ userId, own, given });
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  db.close();
}
