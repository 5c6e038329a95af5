import type { QueuedOperationId } from '#src/offline/queued-mutation.ts';
import { queuedOperations } from '#src/offline/queued-operations.ts';
import { calls, exampleOf, success } from '#tests/contract/contract-document.ts';

/** Outcomes of a request. `portal`, `firewall` and `proxy` respond instead of the server. */
export const deliveryOutcomes = [
  'answered',
  'refused',
  'noNetwork',
  'responseLost',
  'hang',
  'portal',
  'firewall',
  'proxy',
  'sessionEnded',
  'busy',
] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** What is sent: path and query, with the JSON or the fields of the form. */
export interface Sent {
  readonly operationId: QueuedOperationId;
  readonly address: string;
  readonly body: unknown;
}

export const callOf = (operationId: QueuedOperationId) => {
  const call = calls.find((each) => each.operationId === operationId);
  if (call === undefined) throw new Error(`The contract has no ${operationId}.`);
  return call;
};

const templates = Object.entries(queuedOperations).map(([id, { method, path }]) => ({
  operationId: id as QueuedOperationId,
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

async function sentIn(request: Request): Promise<Sent> {
  const { pathname, search } = new URL(request.url);
  const found = templates.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
  if (found === undefined) throw new Error(`${request.method} ${pathname} is no queued operation`);
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const body = isForm
    ? Object.fromEntries(await request.clone().formData())
    : JSON.parse((await request.clone().text()) || '{}');
  return { operationId: found.operationId, address: pathname.slice('/api'.length) + search, body };
}

const html = (status: number) => new Response('<html>Sign in to the Wi-Fi</html>', { status });

/** A server that applies each key once, and remembers what it has applied; calls without a key each time. */
export function createFaultyServer(userId: string) {
  const applied = new Map<string, Sent>();
  let unkeyed = 0;
  const reply = (key: string, status: number, body: unknown) =>
    Response.json(body, { status, headers: { 'Idempotency-Key': key, 'X-Member': userId } });

  async function apply(request: Request, isRefused: boolean): Promise<Response> {
    if (request.method === 'GET') return reply('', 404, { message: 'Not found.' });
    const key = request.headers.get('Idempotency-Key') ?? `none-${++unkeyed}`;
    const sent = await sentIn(request);
    if (!applied.has(key) && isRefused) return reply(key, 403, { message: 'Not allowed.' });
    if (!applied.has(key)) applied.set(key, sent);
    const { status, media } = success(callOf(sent.operationId));
    return reply(key, status, exampleOf(media));
  }

  async function respond(deliveryOutcome: DeliveryOutcome, request: Request): Promise<Response> {
    switch (deliveryOutcome) {
      case 'answered':
        return apply(request, false);
      case 'refused':
        return apply(request, true);
      case 'responseLost':
        await apply(request, false);
        throw new TypeError('the response is lost');
      case 'noNetwork':
        throw new TypeError('no network');
      case 'hang':
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      case 'portal':
        return html(200);
      case 'firewall':
        return html(403);
      case 'proxy':
        return html(502);
      case 'sessionEnded':
        return Response.json({ message: 'Sign in again.' }, { status: 401 });
      case 'busy':
        return Response.json({ message: 'Try again soon.' }, { status: 429 });
    }
  }
  return { applied, respond };
}
