import formbody from '@fastify/formbody';
import fastJson from 'fast-json-stringify';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySerializerCompiler,
} from 'fastify';
import { type OperationId, operations } from '#contract/operations.ts';
import type { Call, Context, Handler, Member } from './context.ts';
import { asCaller } from './db/callers.ts';
import { unknownPosition } from './db/log-position.ts';
import { type ReadSession, withReadSession } from './db/read-session.ts';
import { notFound, toApiError, unsupportedMediaType } from './errors.ts';
import { type ContractRoute, contractRoutes, contractText } from './http/contract-document.ts';
import { limitGuests } from './http/limit-guests.ts';
import { type HttpLimits, httpLimits } from './http/limits.ts';
import { maxBodyBytes } from './http/max-body-bytes.ts';
import { createFormReader } from './http/multipart-form.ts';
import { positionToRead, sendPosition } from './http/position-header.ts';
import { textOf } from './http/serialized-once.ts';
import { compileValidator } from './http/validators.ts';
import { authenticate, checkFeature, type Operation } from './routes/authorize.ts';
import { type ChangeTarget, digestOf, targetOf } from './routes/change-target.ts';
import {
  changeOf,
  checkMember,
  createTurns,
  findRepeated,
  idempotencyKeyOf,
  withIdempotencyKey,
} from './routes/idempotency-key.ts';
import { readsOnPrimary, sharedReads, takePasswords, withOwnTransaction } from './routes/operation-lists.ts';
import { operationTable } from './routes/operation-table.ts';
import { addressKey } from './security/address-key.ts';
import { callerOrigin, publicOrigin } from './web/public-origin.ts';
import { setReadingCookie } from './web/reading-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for guests. */
    member: Member | null;
    /** Which servers of the database its reads may go to. */
    reads: ReadSession;
    /** What a change with an idempotency key is about, once its body is read. */
    changeTarget?: ChangeTarget;
  }
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Accepts only the content types of the contract, as others would bypass validation. A call without a body
 * counts as an empty one, so that its missing fields are reported.
 */
function checkContentType(request: FastifyRequest, types: readonly string[]): void {
  if (types.length === 0) return;
  if (!hasBody(request) && request.headers['content-type'] === undefined)
    request.headers['content-type'] = types[0];
  if (!types.includes(request.mediaType ?? '')) throw unsupportedMediaType();
}

/** Compiled on first use: most of the hundred responses are rare, and each takes milliseconds. */
const compileSerializer: FastifySerializerCompiler<object> = ({ schema }) => {
  let serialize: ((data: unknown) => string) | null = null;
  return (data) => {
    serialize ??= fastJson(schema);
    return textOf(data, serialize);
  };
};

function schemaOf({ path, query, body, responses }: ContractRoute) {
  return {
    ...(path === null ? {} : { params: path }),
    ...(query === null ? {} : { querystring: query }),
    ...(Object.keys(body).length === 0 ? {} : { body: { content: body } }),
    response: Object.fromEntries(Object.entries(responses).map(([status, content]) => [status, { content }])),
  };
}

/** Attributes the queries of the work to the caller and to the request. */
const asReader = <Result>(caller: string, { reads }: FastifyRequest, work: () => Result): Result =>
  asCaller(caller, () => withReadSession(reads, work));

/**
 * A change with a key that this request hasn't made was made by an earlier one, whose position isn't known: from now on
 * its member reads from the primary.
 */
function noteRepeated({ config: { database } }: Context, { reads }: FastifyRequest): void {
  const hasReplicas = database.kind === 'postgres' && (database.replicas ?? []).length > 0;
  if (hasReplicas) reads.written ??= unknownPosition;
}

/** Sends a file response with its own content type. */
async function sendFile(reply: FastifyReply, file: Blob): Promise<FastifyReply> {
  return reply
    .type(file.type)
    .header('cache-control', 'no-store')
    .send(Buffer.from(await file.arrayBuffer()));
}

function routeOf(
  context: Context,
  operation: Operation,
  route: ContractRoute,
  countGuestRead: (address: string) => void,
  inTurn: ReturnType<typeof createTurns>,
) {
  const handle = operationTable[operation.operationId];
  const types = Object.keys(route.body);
  const [status = '200', media = {}] =
    Object.entries(route.responses).find(([code]) => code.startsWith('2')) ?? [];
  const success = Number(status);
  const [type = 'application/json'] = Object.keys(media);
  return {
    method: route.method,
    url: route.url,
    config: { operationId: operation.operationId },
    schema: schemaOf(route),
    bodyLimit: takePasswords.includes(operation.operationId)
      ? httpLimits.passwordBody
      : Math.max(httpLimits.body, ...Object.values(route.body).map(({ schema }) => maxBodyBytes(schema))),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const isRead = route.method === 'GET' || route.url.startsWith('/guest/');
      const mayLag = isRead && !readsOnPrimary.includes(operation.operationId);
      request.reads = { atLeast: mayLag ? positionToRead(request) : null, written: null };
      request.member = await asReader(addressKey(request.ip), request, () =>
        authenticate(context, operation, request),
      );
      if (request.member === null && isRead) countGuestRead(request.ip);
      // identifies the member whose offline cache the app may use
      if (request.member !== null) reply.header('x-member', request.member.userId);
      // proves to the app that this server responded, not a captive portal or proxy
      const key = route.takesKey ? idempotencyKeyOf(request) : null;
      if (key !== null) reply.header('idempotency-key', key);
      if (route.takesKey) checkMember(request);
      checkFeature(operation, request.member);
      checkContentType(request, types);
    },
    preValidation: async (request: FastifyRequest) => {
      if (route.takesKey && idempotencyKeyOf(request) !== null)
        request.changeTarget = targetOf(request, await digestOf(request.body));
    },
    // the session may have ended while the body was being sent
    preHandler: async (request: FastifyRequest) => {
      if (request.member === null || !hasBody(request)) return;
      request.member = await asReader(request.member.userId, request, () =>
        authenticate(context, operation, request),
      );
      checkFeature(operation, request.member);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { body, query, params, member, ip } = request;
      const change = route.takesKey ? changeOf(request, operation.operationId) : null;
      const runOnce: Call<OperationId>['runOnce'] = (work) =>
        change === null ? work(context) : withIdempotencyKey(context, change, work);
      const userAgent = request.headers['user-agent'] ?? '';
      const languages = request.headers['accept-language'];
      const isForCheckout = request.headers['x-for-checkout'] === 'true';
      const origin = callerOrigin(context.config, request);
      const client = { address: ip, origin, userAgent, languages, isForCheckout };
      const setCookie = (token: string | null) =>
        setReadingCookie(reply, publicOrigin(context.config, request), token);
      const call = { body, query, params, member, ...client, setReadingCookie: setCookie, runOnce };
      // Validation guarantees the contract's types, which the table ties to each operation.
      const run = (within: Context) =>
        (handle as Handler<OperationId>)(
          { ...within, queryCache: within.queryCache.forCall() },
          call as Call<OperationId>,
        );
      const isOwn = withOwnTransaction.includes(operation.operationId);
      const work = async () => {
        if (!isOwn) return runOnce(run);
        if (change === null) return run(context);
        // another request with the same key may still be running
        return inTurn(change, async () => (await findRepeated(context, context.db, change)) ?? run(context));
      };
      const result = await asReader(member?.userId ?? addressKey(ip), request, work);
      if (change !== null) noteRepeated(context, request);
      reply.isShared = sharedReads.includes(operation.operationId);
      if (result instanceof Blob) return sendFile(reply.code(success), result);
      return reply.code(success).type(`${type}; charset=utf-8`).send(result);
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply) => sendPosition(request.reads, reply),
    // a change that was carried out stays so, whatever has happened until it is sent again
    errorHandler: async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const { statusCode } = toApiError(error);
      const isRefused = statusCode >= 400 && statusCode < 500 && ![401, 408, 429].includes(statusCode);
      const change =
        route.takesKey && isRefused && request.member !== null
          ? changeOf(request, operation.operationId)
          : null;
      const earlier = change === null ? undefined : await findRepeated(context, context.db, change);
      if (earlier === undefined) throw error;
      noteRepeated(context, request);
      return reply.code(success).type(`${type}; charset=utf-8`).send(earlier);
    },
  };
}

/** Every operation of openapi.yaml, below the prefix it is registered with. */
export async function apiRoutes(
  app: FastifyInstance,
  { context, limits }: { context: Context; limits: HttpLimits },
): Promise<void> {
  const countGuestRead = limitGuests(limits.guestReads, () => context.now().getTime());
  const inTurn = createTurns();
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.decorateRequest('member', null);
  app.decorateRequest('reads');
  app.decorateRequest('changeTarget');
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parseJson(request, String(body), done);
  });
  app.addContentTypeParser('multipart/form-data', createFormReader());
  await app.register(formbody);
  for (const route of contractRoutes()) {
    const operation = byId.get(route.operationId);
    if (operation === undefined)
      throw new Error(`${route.operationId} is missing in contract/operations.ts.`);
    app.route(routeOf(context, operation, route, countGuestRead, inTurn));
  }
  app.get('/openapi.yaml', async (_request, reply) => {
    reply.isShared = true;
    return reply
      .type('application/yaml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(contractText);
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
