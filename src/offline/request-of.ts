import type { Device } from './device.ts';
import { fillPath } from './path-template.ts';
import { type IdMap, isTemporaryId, type QueuedMutation } from './queued-mutation.ts';
import { operationOf } from './queued-operations.ts';

/** Whether it is about an entity that was created offline and never stored on the server. */
export function isOrphan({ params, query }: QueuedMutation, ids: IdMap): boolean {
  return [...Object.values(params), ...Object.values(query)].some(
    (id) => isTemporaryId(String(id)) && !ids.has(String(id)),
  );
}

const stored = (text: string, ids: IdMap) => ids.get(text) ?? text;

/** A body with the server's ids; entities that were never stored are removed from lists. */
function bodyWith(value: unknown, ids: IdMap): unknown {
  if (typeof value === 'string') return stored(value, ids);
  if (typeof value === 'number') return Number(stored(String(value), ids));
  if (Array.isArray(value))
    return value
      .map((each) => bodyWith(each, ids))
      .filter((each) => !['string', 'number'].includes(typeof each) || !isTemporaryId(String(each)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bodyWith(each, ids)]));
}

/** A URL with temporary ids replaced by the server's. */
export function urlWith(address: string, ids: IdMap): string {
  const url = new URL(address);
  url.pathname = url.pathname
    .split('/')
    .map((part) => encodeURIComponent(stored(decodeURIComponent(part), ids)))
    .join('/');
  for (const [key, value] of [...url.searchParams])
    if (ids.has(value)) url.searchParams.set(key, stored(value, ids));
  return url.href;
}

/** A request with temporary ids replaced by the server's; null if it has none of them. */
export async function storedRequest(request: Request, ids: IdMap): Promise<Request | null> {
  const url = urlWith(request.url, ids);
  if (url === request.url) return null;
  const { method, headers, signal } = request;
  // a body that is passed on as a stream needs HTTP/2
  const body = request.body === null ? null : await request.clone().arrayBuffer();
  return new Request(url, { method, headers, signal, body });
}

function formOf(fields: NonNullable<QueuedMutation['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const hasFields = (body: object) => Object.keys(body).length > 0;

/** The request of a mutation. */
export function requestOf(
  mutation: QueuedMutation,
  ids: IdMap,
  { origin, headers }: Pick<Device, 'origin' | 'headers'>,
  signal: AbortSignal,
): Request {
  const { params, query, body, form, key, userId } = mutation;
  const { method, path } = operationOf(mutation);
  const known = Object.entries(params).map(([name, value]) => [name, stored(String(value), ids)]);
  const url = new URL(`/api${fillPath(path, Object.fromEntries(known))}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, stored(String(value), ids));
  const json = form === undefined && hasFields(body) ? JSON.stringify(bodyWith(body, ids)) : null;
  return new Request(url, {
    method,
    headers: {
      ...headers,
      'Idempotency-Key': key,
      'X-Member': userId,
      ...(json !== null && { 'Content-Type': 'application/json' }),
    },
    body: form === undefined ? json : formOf(form),
    signal,
  });
}
