import { pathMatcher } from './path-template.ts';
import { emptySnapshot, type HistoryEntry, type QueuedMutation, type Snapshot } from './queued-mutation.ts';
import { queuedOperationIds, queuedOperations } from './queued-operations.ts';

/** A mutation in the format of earlier versions of the app. */
interface EarlierMutation {
  readonly key: string;
  readonly userId: string;
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly form?: QueuedMutation['form'];
  readonly madeAt?: string;
  readonly known?: Partial<Snapshot>;
}

interface Loss {
  readonly id: string;
  readonly userId: string;
  readonly text: string;
}

/** The operation and the parameters of a path below /api; null for one that is not queued. */
function callOf(method: string, pathname: string) {
  for (const operationId of queuedOperationIds) {
    const { method: own, path } = queuedOperations[operationId];
    const params = own === method ? pathMatcher(path)(pathname) : null;
    if (params !== null) return { operationId, params };
  }
  return null;
}

/** Converts a mutation of an earlier version; null if its operation no longer exists. */
export function upgraded({
  key,
  userId,
  method,
  url,
  body,
  form,
  madeAt,
  known,
}: EarlierMutation): QueuedMutation | null {
  const { pathname, searchParams } = new URL(url);
  const call = callOf(method, pathname.slice('/api'.length));
  if (call === null) return null;
  const fields: unknown = form === undefined ? JSON.parse(body ?? '{}') : textsOf(form);
  return {
    key,
    userId,
    ...call,
    query: Object.fromEntries(searchParams),
    body: fields,
    ...(form !== undefined && { form }),
    createdAt: madeAt ?? new Date(0).toISOString(),
    ...(known !== undefined && { snapshot: { ...emptySnapshot, ...known } }),
  } as QueuedMutation;
}

/** The text fields of a form. */
export const textsOf = (form: NonNullable<QueuedMutation['form']>) =>
  Object.fromEntries(form.filter(([, value]) => typeof value === 'string'));

/** Migrates mutations that an earlier version of the app left in the store. */
export function upgradeStore(db: IDBDatabase, transaction: IDBTransaction): void {
  const changes = transaction.objectStore('changes');
  changes.openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
    if (cursor === null) return;
    const mutation = upgraded(cursor.value as EarlierMutation);
    if (mutation === null) cursor.delete();
    else cursor.update(mutation);
    cursor.continue();
  };
  if (!db.objectStoreNames.contains('losses')) return;
  const losses = transaction.objectStore('losses').getAll();
  losses.onsuccess = () => {
    const history = transaction.objectStore('history');
    for (const { id, userId, text } of losses.result as readonly Loss[])
      history.put({
        id,
        userId,
        text,
        state: 'refused',
        detail: '',
        at: new Date(0).toISOString(),
        isRead: false,
        mutation: null,
      } satisfies HistoryEntry);
    db.deleteObjectStore('losses');
  };
}
