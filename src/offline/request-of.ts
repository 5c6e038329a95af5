import { callOf, isTemporaryId, type Names, type QueuedMutation } from './queued-mutation.ts';

/** Whether it speaks of something that was made on the device and never came to be. */
export function isOrphan(change: QueuedMutation, names: Names): boolean {
  const { ids, query } = callOf(change);
  return [...ids, ...query.values()].some((id) => isTemporaryId(id) && !names.has(id));
}

const named = (text: string, names: Names) => names.get(text) ?? text;

/** In a list, what never came to be is left out. */
function bodyWith(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return named(value, names);
  if (Array.isArray(value))
    return value
      .map((each) => bodyWith(each, names))
      .filter((each) => typeof each !== 'string' || !isTemporaryId(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bodyWith(each, names)]));
}

export function urlWith(address: string, names: Names): string {
  const url = new URL(address);
  url.pathname = url.pathname
    .split('/')
    .map((part) => encodeURIComponent(named(decodeURIComponent(part), names)))
    .join('/');
  for (const [key, value] of [...url.searchParams])
    if (names.has(value)) url.searchParams.set(key, named(value, names));
  return url.href;
}

const ofForms = ['content-type', 'content-length'];

function formOf(fields: NonNullable<QueuedMutation['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** The call of a change, with the names the server gave to what was made on the device. */
export function requestOf({ method, url, headers, body, form }: QueuedMutation, names: Names): Request {
  const sent = headers.filter(([name]) => form === undefined || !ofForms.includes(name));
  return new Request(urlWith(url, names), {
    method,
    headers: sent.map(([name, value]): [string, string] => [name, value]),
    body: form === undefined ? body && JSON.stringify(bodyWith(JSON.parse(body), names)) : formOf(form),
  });
}
