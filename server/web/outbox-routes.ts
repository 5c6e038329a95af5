import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findMail, newestMails } from '#server/queries/outbox.ts';
import { outboxPage, type StoredMail } from './outbox-page.ts';
import { styleHashes } from './security-headers.ts';
import { isFromThisMachine } from './this-machine.ts';

const maxMails = 100;
const page = 'text/html; charset=utf-8';
const frame = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const pagePolicy = (html: string) =>
  `${frame}; style-src ${styleHashes(html)
    .map((hash) => `'${hash}'`)
    .join(' ')}`;
/** A mail has inline styles. Scripts and external resources are blocked. */
const mailPolicy = `${frame}; style-src 'unsafe-inline'; sandbox`;

/** `/outbox` and `/outbox.json`: mail that is stored instead of sent. To be registered only where mail is stored. */
export async function outboxRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const { db, secrets } = context;
  const read = (mail: { id: number; encrypted: string; createdAt: Date }): readonly StoredMail[] => {
    const opened = secrets.decrypt(mail.encrypted);
    return opened === null ? [] : [{ ...JSON.parse(opened), id: mail.id, date: mail.createdAt }];
  };
  const newest = async () => (await newestMails(db, maxMails)).flatMap(read);

  // 404 for requests from other machines.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromThisMachine(request)) throw notFound();
  };

  app.get('/outbox', { onRequest }, async (_request, reply) => {
    const html = outboxPage(await newest());
    return reply.header('content-security-policy', pagePolicy(html)).type(page).send(html);
  });

  app.get('/outbox.json', { onRequest }, async (_request, reply) => {
    const mails = await newest();
    return reply.send(mails.map(({ to, subject, text, date }) => ({ to, subject, text, date })));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', { onRequest }, async (request, reply) => {
    const { id } = request.params;
    const found = /^\d{1,15}$/.test(id) ? await findMail(db, Number(id)) : undefined;
    const [mail] = found === undefined ? [] : read(found);
    if (mail === undefined) throw notFound();
    return reply.header('content-security-policy', mailPolicy).type(page).send(mail.html);
  });
}
