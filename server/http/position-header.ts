import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LogPosition, parsePosition, printPosition } from '#server/db/log-position.ts';
import type { ReadSession } from '#server/db/read-session.ts';

/** With a response: the position after the write. With a request: of the caller's last write. */
const header = 'x-position';

/**
 * What a replica must have replayed to answer this read; null: only the primary may. A guest has written nothing that
 * is read again. A member without a position, such as one with another app, may have.
 */
export function positionToRead({ headers }: FastifyRequest): LogPosition | null {
  const sent = headers[header];
  if (typeof sent === 'string') return parsePosition(sent);
  return headers.authorization === undefined ? 0n : null;
}

export function sendPosition({ written }: ReadSession, reply: FastifyReply): void {
  if (written !== null) reply.header(header, printPosition(written));
}
