import { collectionNameLength, favoritesId } from '#domain/collection/collection.ts';
import { describeFailure } from './describe-change.ts';
import type { Device } from './device.ts';
import {
  callOf,
  type Names,
  type QueuedMutation,
  type Settling,
  temporaryId,
  textsIn,
} from './queued-mutation.ts';
import { isOrphan, requestOf, urlWith } from './request-of.ts';

/** `later`: nobody knows whether it was done. */
export type Outcome = { readonly kind: 'later' } | ({ readonly kind: 'done' | 'refused' } & Settling);

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
type Send = (change: QueuedMutation) => Promise<Answer>;

/** A session that has ended keeps what waits for the next one. */
export const isForLater = (status: number): boolean =>
  status < 200 || status >= 500 || status === 401 || status === 408 || status === 429;
const isDone = (status: number) => status >= 200 && status < 300;

interface Failure {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
const failureOf = ({ body }: Answer): Failure => (typeof body === 'object' && body !== null ? body : {});
const whyOf = (answer: Answer) =>
  Object.values(failureOf(answer).errors ?? {})[0]?.[0] ?? failureOf(answer).message ?? '';

const withBody = (change: QueuedMutation, body: unknown): QueuedMutation => ({
  ...change,
  body: JSON.stringify(body),
});
const loss = ({ key, userId }: QueuedMutation, text: string) => ({ id: key, userId, text });

interface Made {
  readonly id?: unknown;
  readonly date?: unknown;
  readonly items?: readonly Record<string, unknown>[];
}

/** What the server calls what was made here: the answer itself, or of several days the one it was for, and its items. */
function namesIn(change: QueuedMutation, { body }: Answer): Names {
  const { data } = (body ?? {}) as { data?: Made | readonly Made[] | null };
  const { key } = change;
  const { date } = callOf(change).body;
  const days = [data ?? []].flat();
  const made = days.length === 1 ? days[0] : days.find((day) => day.date === date);
  const names = new Map<string, string>();
  if (typeof made?.id === 'string') names.set(temporaryId(key), made.id);
  for (const item of made?.items ?? [])
    for (const kind of ['recipe_id', 'ref_id', 'spoonacular_id', 'custom_food_id'])
      if (item[kind] != null) names.set(temporaryId(key, String(item[kind])), String(item['id']));
  return names;
}

/** The set as it is now, with what the member put in and without what the member took out. */
const merged = (now: readonly string[], before: readonly string[], wanted: readonly string[]) => [
  ...wanted.filter((id) => now.includes(id) || !before.includes(id)),
  ...now.filter((id) => !wanted.includes(id) && !before.includes(id)),
];

interface Bench {
  readonly names: Names;
  readonly send: Send;
}

async function ids(answer: Promise<Answer>, key: 'recipes' | null): Promise<readonly string[] | null> {
  const { status, body } = await answer;
  if (!isDone(status)) return null;
  const { data } = body as { data: Readonly<Record<string, unknown>> & readonly unknown[] };
  const list = (key === null ? data : data[key]) as readonly { id: unknown }[];
  return list.map(({ id }) => String(id));
}

function reader({ names, send }: Bench, change: QueuedMutation) {
  const headers = change.headers.filter(([name]) => !/^(?:content-|idempotency-)/.test(name));
  return (path: string) => {
    const { origin } = new URL(change.url);
    const url = urlWith(`${origin}/api${path}`, names);
    return send({ key: '', userId: change.userId, method: 'GET', url, headers, body: null });
  };
}

/** What others put in or took out meanwhile stays so: only the member's own change is made to the set. */
async function rebaseOnServer(bench: Bench, change: QueuedMutation): Promise<QueuedMutation> {
  const before = change.known?.before;
  const {
    what,
    ids: [id = ''],
    body,
  } = callOf(change);
  if (!before) return change;
  const read = reader(bench, change);
  const isSync = what === 'POST /recipes/collections/{id}/sync';
  if (!isSync && what !== 'POST /recipes/{id}/collections') return change;
  const field = isSync ? 'recipe_ids' : 'collection_ids';
  const now = await ids(
    read(isSync ? `/recipes/collections/${id}` : `/recipes/${id}/collections`),
    isSync ? 'recipes' : null,
  );
  if (now === null) return change;
  const real = (each: string) => bench.names.get(each) ?? each;
  // the server names the favorites whether or not they hold the recipe: there the member's word counts
  const others = (list: readonly string[]) => list.filter((each) => each !== favoritesId);
  const set = merged(others(now), others(before.map(real)), textsIn(body[field]).map(real));
  return withBody(change, { [field]: isSync ? set.map(Number) : set });
}

/** Which of the things a set was to hold are there at all. */
async function remaining(bench: Bench, change: QueuedMutation): Promise<QueuedMutation | null> {
  const { what, body } = callOf(change);
  const read = reader(bench, change);
  if (what === 'POST /recipes/{id}/collections') {
    const there = await ids(read('/recipes/collections'), null);
    if (there === null) return null;
    const real = (each: string) => bench.names.get(each) ?? each;
    return withBody(change, {
      collection_ids: textsIn(body['collection_ids']).filter((id) => there.includes(real(id))),
    });
  }
  const kept: number[] = [];
  for (const id of textsIn(body['recipe_ids'])) {
    const { status } = await read(`/recipes/${id}`);
    if (isForLater(status)) return null;
    if (status !== 404) kept.push(Number(id));
  }
  return withBody(change, { recipe_ids: kept });
}

/** "Soups", "Soups (2)", "Soups (3)". */
function nextName(name: string): string {
  const [, stem = name, count = '1'] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  const end = ` (${Number(count) + 1})`;
  return stem.slice(0, collectionNameLength - end.length) + end;
}

interface Rescue {
  readonly change: QueuedMutation;
  readonly told: string;
}

/** What can be kept of a change that the server would not have; null when nothing can. */
async function resolveRejection(
  bench: Bench,
  change: QueuedMutation,
  answer: Answer,
): Promise<Rescue | null> {
  const { what, body } = callOf(change);
  const { errors = {} } = failureOf(answer);
  if (what === 'POST /recipes/collections' && answer.status === 422) {
    return { change: withBody(change, { name: nextName(String(body['name'])) }), told: '' };
  }
  if (what === 'POST /recipes/{id}/reviews' && change.form?.some(([name]) => name === 'file')) {
    if (errors['file'] === undefined && answer.status !== 413) return null;
    const title = change.known?.title ?? 'the recipe';
    const told = `The picture in your review of ${title} could not be kept. ${whyOf(answer)} Your words and stars are saved; you can add another picture on the page of the recipe.`;
    return { change: { ...change, form: change.form.filter(([name]) => name !== 'file') }, told };
  }
  if (errors['collection_ids'] === undefined && errors['recipe_ids'] === undefined) return null;
  const rest = await remaining(bench, change);
  if (rest === null || rest.body === change.body) return null;
  const gone = what === 'POST /recipes/{id}/collections' ? 'A collection' : 'A recipe';
  return {
    change: rest,
    told: `${gone} you had chosen was removed elsewhere. The rest of your change is saved.`,
  };
}

const isGoneAlready = ({ method }: QueuedMutation, status: number) => method === 'DELETE' && status === 404;

const noAnswer: Answer = { status: 0, body: null };

/** What was kept otherwise than the member had it. */
function lossesOf(change: QueuedMutation, { body }: Answer, told: string) {
  const call = callOf(change);
  const { data } = (body ?? {}) as { data?: { name?: unknown } | null };
  const isRenamed = call.what === 'POST /recipes/collections' && data?.name !== call.body['name'];
  const text = isRenamed
    ? `You have a collection named ${String(call.body['name'])} already, so the new one is called ${String(data?.name)}.`
    : told;
  return text === '' ? [] : [loss(change, text)];
}

/** Sends a change, by the rules of what others changed meanwhile. */
export async function syncMutation(device: Device, change: QueuedMutation, names: Names): Promise<Outcome> {
  if (isOrphan(change, names))
    return {
      kind: 'refused',
      losses: [loss(change, describeFailure(change, 'What it belongs to could not be made.'))],
    };
  const send: Send = async (each) => {
    try {
      const response = await device.fetch(requestOf(each, names));
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : null };
    } catch {
      return noAnswer;
    }
  };
  const bench = { names, send };
  let told = '';
  let current = await rebaseOnServer(bench, change);
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await send(current);
    if (isForLater(answer.status)) return { kind: 'later' };
    if (isDone(answer.status))
      return { kind: 'done', names: namesIn(change, answer), losses: lossesOf(change, answer, told) };
    if (isGoneAlready(change, answer.status)) return { kind: 'done' };
    const rescue = await resolveRejection(bench, current, answer);
    if (rescue === null)
      return { kind: 'refused', losses: [loss(change, describeFailure(change, whyOf(answer)))] };
    told = rescue.told;
    current = rescue.change;
  }
  return { kind: 'refused', losses: [loss(change, describeFailure(change, ''))] };
}
