import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandIn, StandInConsent } from '#server/context/stand-in.ts';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { standInPath } from '#server/providers/social/social-paths.ts';
import { accountWith, standInAccounts } from '#server/providers/social/stand-in-accounts.ts';
import { publicOrigin } from './public-origin.ts';
import { sandboxSocialPage } from './sandbox-social-page.ts';
import { styleHashes } from './security-headers.ts';
import { isFromThisMachine } from './this-machine.ts';

const policyOf = (page: string) =>
  [
    "default-src 'none'",
    `style-src ${styleHashes(page)
      .map((hash) => `'${hash}'`)
      .join(' ')}`,
    "base-uri 'none'",
    // The form posts to this page, which redirects within this server.
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

type Form = Readonly<Record<string, unknown>> | null | undefined;

/** The visitor's choice; null when it is invalid. */
function answerOf(form: Form): StandInConsent | null {
  const { account, email, verified } = form ?? {};
  if (account === 'declined' || account === 'broken') return account;
  if (account !== 'other') return standInAccounts.find(({ id }) => id === account) ?? null;
  const isAddress = typeof email === 'string' && email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email);
  return isAddress ? accountWith(email, verified === 'yes') : null;
}

const typedIn = (form: Form) => (typeof form?.['email'] === 'string' ? form['email'].slice(0, 254) : '');

/** Copies the headers set so far to the raw response, which bypasses Fastify. */
function handOver(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

/** The stand-in for providers that are not configured. To be registered only where there is one. */
export async function sandboxSocialRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const standInFor = async (request: FastifyRequest): Promise<StandIn> => {
    const origin = publicOrigin(context.config, request);
    if (origin === null || context.social.standIn === null) throw notFound();
    return context.social.standIn(origin);
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // It signs in as anyone, so only this machine may use it.
    if (!isFromThisMachine(request)) throw notFound();
  });

  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply
      .code(status)
      .header('content-security-policy', policyOf(page))
      .type('text/html; charset=utf-8')
      .send(page);

  /** Which provider it stands in for; a visitor without an attempt is sent back to the start. */
  const replacedProvider = async (standIn: StandIn, { raw }: FastifyRequest, reply: FastifyReply) =>
    standIn.replacedProvider(raw, reply.raw).catch(() => null);

  await app.register(async (pages) => {
    await pages.register(formbody);
    const path = `${standInPath}/choose/:attempt`;
    pages.get(path, async (request, reply) => {
      const provider = await replacedProvider(await standInFor(request), request, reply);
      return provider === null ? reply.redirect('/auth/login') : show(reply, sandboxSocialPage(provider));
    });
    pages.post<{ Body: Form }>(path, async (request, reply) => {
      const standIn = await standInFor(request);
      const provider = await replacedProvider(standIn, request, reply);
      if (provider === null) return reply.redirect('/auth/login');
      const answer = answerOf(request.body);
      if (answer === null) return show(reply, sandboxSocialPage(provider, typedIn(request.body)), 422);
      handOver(reply);
      await standIn.finish(request.raw, reply.raw, answer);
      return reply;
    });
  });

  await app.register(async (protocol) => {
    // The provider parses the body itself.
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
    protocol.all(`${standInPath}/*`, async (request, reply) => {
      const standIn = await standInFor(request);
      handOver(reply);
      await standIn.handle(request.raw, reply.raw);
      return reply;
    });
  });
}
