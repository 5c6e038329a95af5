import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { type OperationId, operations } from '#contract/operations.ts';
import type { Call, Context, Handler, Member } from './context.ts';
import { notFound, notImplemented, unsupportedMediaType } from './errors.ts';
import { authorise, type Operation } from './http/authorise.ts';
import { contractFile, contractText } from './http/contract-document.ts';
import { compileValidator } from './http/validators.ts';
import { operationTable, unbuilt } from './operations/table.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for guests. */
    member: Member | null;
  }
}

interface BodySchema {
  readonly content?: Readonly<Record<string, unknown>>;
}

/** Content types the contract gives for the body; none for an operation without one. */
function bodyTypes(request: FastifyRequest): readonly string[] {
  const body = request.routeOptions.schema?.body as BodySchema | undefined;
  return Object.keys(body?.content ?? {});
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Only the content types of the contract are read: one that is not listed would pass without validation.
 * A call without any body is read as an empty one, so that its missing fields are named.
 */
async function checkContentType(request: FastifyRequest): Promise<void> {
  const types = bodyTypes(request);
  if (types.length === 0) return;
  if (!hasBody(request) && request.headers['content-type'] === undefined)
    request.headers['content-type'] = types[0];
  if (!types.includes(request.mediaType ?? '')) throw unsupportedMediaType();
}

function successStatus(request: FastifyRequest): number {
  const answers = Object.keys((request.routeOptions.schema?.response ?? {}) as object);
  return Number(answers.find((status) => status.startsWith('2')) ?? 200);
}

function routeOf(context: Context, operation: Operation) {
  const handle = operationTable[operation.operationId];
  return {
    onRequest: async (request: FastifyRequest) => {
      request.member = await authorise(context, operation, request);
      if (handle === unbuilt) throw notImplemented();
      await checkContentType(request);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (handle === unbuilt) throw notImplemented();
      const { body, query, params, member, ip } = request;
      const call = { body, query, params, member, address: ip };
      // The validator has made the call what the contract says; the types of the table tie each id to its own.
      const answer = await (handle as Handler<OperationId>)(context, call as Call<OperationId>);
      return reply.code(successStatus(request)).send(answer);
    },
  };
}

/** Every operation of openapi.yaml, below the prefix it is registered with. */
export async function apiRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));
  app.setValidatorCompiler(compileValidator);
  app.decorateRequest('member', null);
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, {});
    return parseJson(request, String(body), done);
  });
  // Files are taken by no operation yet, calendars are only sent; without a parser a warning stands in the log.
  for (const type of ['multipart/form-data', 'text/calendar'])
    app.addContentTypeParser(type, (_request, _payload, done) => done(unsupportedMediaType()));
  await app.register(formbody);
  await app.register(fastifyOpenapiGlue, {
    specification: contractFile,
    operationResolver: (operationId: string) => {
      const operation = byId.get(operationId);
      if (operation === undefined) throw new Error(`${operationId} is missing in contract/operations.ts.`);
      return routeOf(context, operation) as never;
    },
  });
  app.get('/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').header('cache-control', 'no-cache').send(contractText),
  );
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
