import type { FastifyInstance } from 'fastify';
import { sharedPlanPath } from '#domain/household/household.ts';
import type { Context } from '#server/context.ts';
import { asCaller } from '#server/db/callers.ts';
import { notFound } from '#server/errors.ts';
import { createPlanChanges } from '#server/household/plan-changes.ts';
import { requireMember } from '#server/routes/authorize.ts';

/** A stream ends after this, so that the token is checked again; the app then opens the next one. */
const streamMs = 120_000;

/**
 * Server-sent events for a member who shares a plan: one for its current version, then one for each change. They say
 * that the plan or the list changed and who changed it, without content; the app then reads it again. Strangers get 404.
 */
export async function planChangesRoute(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const changes = createPlanChanges(context);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  app.get(sharedPlanPath, { handlerTimeout: streamMs + 10_000 }, async (request, reply) => {
    const { userId } = await requireMember(context, request);
    let seen = -1;
    let sending = Promise.resolve();
    const { raw } = reply;
    const send = async (version: Parameters<typeof changes.noticeFor>[1]) => {
      if (raw.writableEnded || version.version === seen) return;
      seen = version.version;
      const notice = await changes.noticeFor(userId, version);
      if (notice === null) return end();
      raw.write(`id: ${notice.version}\nevent: change\ndata: ${JSON.stringify(notice)}\n\n`);
    };
    const stop = await asCaller(userId, () =>
      changes.listen(userId, (version) => {
        sending = sending.then(() => send(version)).catch(() => end());
      }),
    );
    if (stop === null) throw notFound('You share no plan.');
    const timer = setTimeout(() => end(), streamMs).unref();
    function end() {
      stop?.();
      clearTimeout(timer);
      open.delete(end);
      raw.end();
    }
    open.add(end);
    raw.on('close', end);
    reply.hijack();
    // gone while its plan was looked up
    if (raw.destroyed) return end();
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    raw.write('retry: 1000\n\n');
  });
}
