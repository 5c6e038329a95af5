import { fileURLToPath } from 'node:url';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, calls, exampleOf, file, success } from './contract-document.ts';

/** Routes built from the contract only, with the given handler. */
async function serve(handler: (call: Call) => RouteHandlerMethod): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(formbody);
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async (_: unknown, body: string) =>
    JSON.parse(body),
  );
  await app.register(fastifyOpenapiGlue, {
    specification: fileURLToPath(file),
    prefix: '/api',
    operationResolver: (operationId: string) => {
      const call = calls.find((each) => each.operationId === operationId);
      if (call === undefined) throw new Error(`${operationId} is not in the contract`);
      return handler(call);
    },
  });
  await app.ready();
  return app;
}

const example = (value: unknown) => String([value].flat()[0]);

function requestOf(call: Call) {
  const path = call.path.replace(/\{(\w+)\}/g, '17');
  const query = new URLSearchParams(
    call.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, schema }) => [name, schema.enum ? example(schema.enum) : '2026-05-04']),
  );
  const [type, media] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  return {
    method: call.method.toUpperCase() as 'GET',
    url: `/api${path}?${query}`,
    ...(type !== undefined && media !== undefined
      ? { headers: { 'content-type': type }, payload: JSON.stringify(exampleOf(media)) }
      : {}),
  };
}

const named = calls.map((call) => [call.operationId, call] as const);

describe('routes generated from the contract', () => {
  let failing: FastifyInstance;
  let answering: FastifyInstance;

  beforeAll(async () => {
    failing = await serve(
      () => (_request, reply) => reply.code(501).send({ message: 'Not yet.', stack: 'secret' }),
    );
    answering = await serve((call) => (_request, reply) => {
      const { status, type, media } = success(call);
      return reply.code(status).type(type).send(exampleOf(media));
    });
  });
  afterAll(async () => {
    await Promise.all([failing.close(), answering.close()]);
  });

  test.each(named)('%s accepts its own examples', async (_, call) => {
    const response = await failing.inject(requestOf(call));
    expect(response.statusCode).toBe(501);
    if ('501' in call.responses) expect(response.json()).toEqual({ message: 'Not yet.' });
  });

  test.each(named)('%s sends its success example unchanged', async (_, call) => {
    const response = await answering.inject(requestOf(call));
    const { status, type, media } = success(call);
    expect(response.statusCode).toBe(status);
    expect(type === 'application/json' ? response.json() : response.body).toEqual(exampleOf(media));
  });
});
