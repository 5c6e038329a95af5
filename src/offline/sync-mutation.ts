import type { OperationResponse } from '#contract/operations.ts';
import { idempotencyKeyHeader } from '#domain/message/idempotency-key-header.ts';
import { syncMutation as texts } from '#src/offline/texts.ts';
import type { Device } from './device.ts';
import type { Settlement } from './queue-store.ts';
import {
  type HistoryEntry,
  type IdMap,
  type QueuedMutation,
  type QueuedOperationId,
  temporaryId,
  temporaryNumber,
  type Variant,
} from './queued-mutation.ts';
import type { QueuedOperation, Rejection, ServerReads, ServerResponse } from './queued-operation.ts';
import { operationOf } from './queued-operations.ts';
import { isOrphan, requestOf, urlWith } from './request-of.ts';

/** `later`: whether it was applied is unknown. `unpaid`: it waits for a membership, and nothing else has to wait for it. */
export type SyncResult =
  | { readonly kind: 'later' }
  | { readonly kind: 'unpaid' }
  | ({ readonly kind: 'done' | 'refused' } & Settlement);

/** Only the server returns the idempotency key: a captive portal, firewall or proxy does not. */
const memberHeader = 'X-Member';

const unpaid = 402;
const missing = 404;
/** After the session has ended, pending mutations wait for the next one. */
const isRetriable = (status: number): boolean =>
  status < 200 || status >= 500 || [401, 408, 429].includes(status);
export const isDone = (status: number) => status >= 200 && status < 300;

/** Whether a response of the server settles the mutation. */
const isSettling = ({ status, headers }: Response, key: string): boolean =>
  headers.get(idempotencyKeyHeader) === key && !isRetriable(status);

/** The same for a mutation whose screen awaits it: any response of the server is shown there. */
export const isFinal = ({ headers }: Response, key: string): boolean =>
  headers.get(idempotencyKeyHeader) === key;

const noResponse: ServerResponse = { status: 0, body: null };

async function parsed(response: Response): Promise<ServerResponse> {
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : null };
}

/** Sends a request with a deadline that includes the body; status 0 without a response of the server. */
async function send(
  device: Device,
  turn: AbortSignal,
  request: (signal: AbortSignal) => Request,
  isOwn: (response: Response) => boolean,
): Promise<ServerResponse> {
  try {
    const response = await device.fetch(
      request(AbortSignal.any([turn, AbortSignal.timeout(device.deadline)])),
    );
    return isOwn(response) ? await parsed(response) : noResponse;
  } catch {
    return noResponse;
  }
}

interface Failure {
  readonly message?: string;
  readonly errors?: Rejection['errors'];
}
function rejectionOf({ status, body }: ServerResponse): Rejection {
  const { message = '', errors = {} } = (body ?? {}) as Failure;
  return { status, message, errors };
}
const whyOf = ({ message, errors }: Rejection) => Object.values(errors)[0]?.[0] ?? message;

interface Created {
  readonly id?: unknown;
  /** Slug of a recipe, whose id is a number. */
  readonly ref_id?: unknown;
  readonly date?: unknown;
  readonly items?: readonly Record<string, unknown>[];
}

/** The server's ids of entities created on the device: of the response itself, or of the day and its items. */
function idsIn({ key, body: sent }: QueuedMutation, body: unknown): IdMap {
  const { data } = (body ?? {}) as { data?: Created | readonly Created[] | null };
  const days = [data ?? []].flat();
  const date = 'date' in sent ? sent.date : undefined;
  const created = days.length === 1 ? days[0] : days.find((day) => day.date === date);
  const ids = new Map<string, string>();
  if (typeof created?.id === 'string') ids.set(temporaryId(key), created.id);
  if (typeof created?.id === 'number') {
    ids.set(temporaryNumber(key).toString(), String(created.id));
    ids.set(temporaryId(key), String(created.ref_id));
  }
  for (const item of created?.items ?? [])
    for (const kind of ['recipe_id', 'ref_id', 'spoonacular_id', 'custom_food_id'])
      if (item[kind] != null) ids.set(temporaryId(key, String(item[kind])), String(item['id']));
  return ids;
}

/** The history entry of a settled mutation. */
export function historyOf<Id extends QueuedOperationId>(
  mutation: QueuedMutation<Id>,
  state: HistoryEntry['state'],
  detail: string,
  now: Date,
): HistoryEntry {
  return {
    id: mutation.key,
    userId: mutation.userId,
    text: operationOf(mutation).describe(mutation),
    state,
    detail,
    at: now.toISOString(),
    isRead: state === 'sent',
    mutation: state === 'refused' ? (mutation as QueuedMutation) : null,
  };
}

/** `isGone`: it is about what was deleted, so doing it again can't succeed. */
const refusal = (mutation: QueuedMutation, why: string, now: Date, isGone = false): SyncResult => {
  const next = isGone ? texts.gone : operationOf(mutation).redo;
  const detail = [why, next].filter((part) => part !== '').join(' ');
  return { kind: 'refused', history: historyOf(mutation, 'refused', detail, now) };
};

/** What the server stored differently from what was sent. */
function adjustmentOf<Id extends QueuedOperationId>(mutation: QueuedMutation<Id>, body: unknown): string {
  const { adjustment } = operationOf(mutation);
  return adjustment === null ? '' : adjustment(mutation, body as OperationResponse<Id>);
}
/** What the member has to add, although all was stored as it was sent. */
function leftToDo<Id extends QueuedOperationId>(mutation: QueuedMutation<Id>, body: unknown): string {
  const operation: QueuedOperation<Id> = operationOf(mutation);
  return operation.leftToDo === null ? '' : operation.leftToDo(body as OperationResponse<Id>);
}

function doneHistory(
  mutation: QueuedMutation,
  sent: QueuedMutation,
  body: unknown,
  notice: string,
  now: Date,
): HistoryEntry {
  const adjusted = adjustmentOf(sent, body) || notice;
  if (adjusted !== '') return historyOf(mutation, 'adjusted', adjusted, now);
  const open = leftToDo(sent, body);
  return historyOf(mutation, open === '' ? 'sent' : 'incomplete', open, now);
}

const rebased = <Id extends QueuedOperationId>(mutation: QueuedMutation<Id>, server: ServerReads) =>
  operationOf(mutation).rebase?.(mutation, server) ?? mutation;
const recovered = <Id extends QueuedOperationId>(
  mutation: QueuedMutation<Id>,
  rejection: Rejection,
  server: ServerReads,
) => operationOf(mutation).recover?.(mutation, rejection, server) ?? null;

/** The right of a tab to send a mutation. */
export interface Turn {
  /** Extends it before every request; false if another tab has it. */
  readonly renew: () => Promise<boolean>;
  /** Stores what is sent in place of the mutation, before it is sent. */
  readonly remember: (variant: Variant) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Limit of attempts with a rebased mutation. */
const maxAttempts = 30;

const contentOf = ({ body, form }: Variant) =>
  JSON.stringify([
    body,
    form?.map(([name, value]) => [name, typeof value === 'string' ? value : value.size]),
  ]);

/** What was sent with the key so far: if the server has carried out one of them, it refuses every other. */
function createSent(mutation: QueuedMutation, remember: Turn['remember']) {
  const all: Variant[] = [mutation, ...(mutation.variants ?? [])];
  const tried = new Set<string>();
  return {
    add: async ({ body, form }: QueuedMutation) => {
      const variant = { body, ...(form !== undefined && { form }) };
      const content = contentOf(variant);
      tried.add(content);
      if (all.some((each) => contentOf(each) === content)) return;
      all.push(variant);
      await remember(variant);
    },
    /** The latest that wasn't repeated yet; null: all were. */
    earlier: (): QueuedMutation | null => {
      const variant = all.findLast((each) => !tried.has(contentOf(each)));
      return variant === undefined ? null : { ...mutation, ...variant };
    },
  };
}

/** Carried out before, by a response that is kept no longer, or deleted already. */
const wasDone = (mutation: QueuedMutation, status: number): boolean =>
  status === 410 || (status === missing && operationOf(mutation).method === 'DELETE');

/** Sends a pending mutation, rebased onto concurrent changes. */
export async function syncMutation(
  device: Device,
  mutation: QueuedMutation,
  ids: IdMap,
  { renew, remember, signal }: Turn,
): Promise<SyncResult> {
  if (isOrphan(mutation, ids)) return refusal(mutation, texts.dependencyMissing, device.now());
  const { origin } = device;
  const server: ServerReads = {
    ids,
    get: async (path) => {
      if (!(await renew())) return noResponse;
      const url = urlWith(`${origin}/api${path}`, ids);
      const isOwn = ({ headers }: Response) => headers.get(memberHeader) === mutation.userId;
      return send(
        device,
        signal,
        (both) => new Request(url, { headers: device.headers, signal: both }),
        isOwn,
      );
    },
  };
  const sentSoFar = createSent(mutation, remember);
  let notice = '';
  let current = await rebased(mutation, server);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!(await renew())) return { kind: 'later' };
    const sent = current;
    await sentSoFar.add(sent);
    const response = await send(
      device,
      signal,
      (both) => requestOf(sent, ids, device, both),
      (each) => isSettling(each, mutation.key),
    );
    if (response.status === 0) return { kind: 'later' };
    if (response.status === unpaid) return { kind: 'unpaid' };
    if (isDone(response.status)) {
      const history = doneHistory(mutation, sent, response.body, notice, device.now());
      return { kind: 'done', history, ids: idsIn(mutation, response.body) };
    }
    if (wasDone(mutation, response.status))
      return { kind: 'done', history: historyOf(mutation, 'sent', '', device.now()) };
    const rejection = rejectionOf(response);
    const earlier = rejection.errors[idempotencyKeyHeader] === undefined ? null : sentSoFar.earlier();
    if (earlier !== null) {
      current = earlier;
      continue;
    }
    const recovery = await recovered(current, rejection, server);
    if (recovery === null)
      return refusal(mutation, whyOf(rejection), device.now(), rejection.status === missing);
    notice = recovery.notice;
    current = recovery.mutation;
  }
  return refusal(mutation, '', device.now());
}
