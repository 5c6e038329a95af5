import { globSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { createMailer } from '#server/jobs/create-mailer.ts';
import { createPayments } from '#server/providers/payment/create-payments.ts';
import { createSocialProviders } from '#server/providers/social/social-providers.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';

const plugins = (
  await Promise.all(
    globSync('server/web/{outbox,sandbox-*}-routes.ts').map(
      (path) => import(new URL(`../../${path}`, import.meta.url).href),
    ),
  )
).flatMap((module: Record<string, unknown>) =>
  Object.entries(module).flatMap(([name, plugin]) => (name.endsWith('Routes') ? [plugin] : [])),
) as FastifyPluginAsync<{ context: Context }>[];

/** Every route of every stand-in, with a method and a path. */
async function standInRoutes(context: Context): Promise<(readonly [string, string])[]> {
  const routes: (readonly [string, string])[] = [];
  for (const plugin of plugins) {
    const fastify = Fastify();
    fastify.addHook('onRoute', ({ method, url }) => {
      // QUERY needs a content type, even where nothing is
      for (const each of [method].flat())
        if (each !== 'QUERY') routes.push([each, url.replace(/:\w+|\*/g, '1')]);
    });
    await fastify.register(plugin, { context });
    await fastify.ready();
    await fastify.close();
  }
  return routes;
}

describe('stand-ins', () => {
  const outsider = { remoteAddress: '192.0.2.9', headers: { host: 'food.example' } };
  const pretending = {
    remoteAddress: '192.0.2.9',
    headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' },
  };
  const thisMachine = { remoteAddress: '127.0.0.1', headers: { host: 'localhost' } };
  let app: TestApp;
  let routes: (readonly [string, string])[];
  beforeAll(async () => {
    app = await startTestApp();
    routes = await standInRoutes(app.context);
  });
  afterAll(() => app.close());
  type Caller = typeof outsider;
  const refusalsOf = async (fastify: FastifyInstance, caller: Caller) =>
    Promise.all(
      routes.map(async ([method, url]) => {
        const { statusCode } = await fastify.inject({ method: method as 'GET', url, ...caller });
        return [method, url, statusCode] as const;
      }),
    );
  const missing = () => routes.map(([method, url]) => [method, url, 404]);

  test('of this machine respond to nobody else, whatever is forged', async () => {
    expect(new Set(routes.map(([, url]) => url))).toEqual(
      expect.objectContaining(new Set(['/outbox', '/outbox.json', '/sandbox/clock'])),
    );
    for (const caller of [outsider, pretending])
      expect(await refusalsOf(app.fastify, caller)).toEqual(missing());
    const own = await refusalsOf(app.fastify, thisMachine);
    expect(own.filter(([, , status]) => status === 200).length).toBeGreaterThan(2);
  });

  test.each([{ PUBLIC_URL: 'https://food.example' }, { HOST: '0.0.0.0' }, { NODE_ENV: 'production' }])(
    '%j: a public server has none, for any caller',
    async (env) => {
      const config = readConfig(env);
      const context = { ...app.context, config, social: createSocialProviders(config) };
      const mailer = createMailer(context);
      const payments = await createPayments(config, context);
      expect([mailer.delivery, payments, context.social.standIn]).toEqual(['sent', null, null]);
      const fastify = await createApp({ ...context, mailer, payments });
      for (const caller of [outsider, pretending, thisMachine])
        expect(await refusalsOf(fastify, caller)).toEqual(missing());
      await fastify.close();
    },
  );
});
