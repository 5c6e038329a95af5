import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ending of the compressed file that the build wrote beside it, by encoding; the better one first. */
const endings = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);
const types = new Map([
  ['.js', 'application/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
]);

/** Caching of what never changes at its address, as a file whose name holds a hash of its content. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Sends a script or style sheet of the folder by its name, in the encoding that the request prefers. Each is read once
 * and kept, as reading takes longer than sending. False: it isn't there in that encoding, or is of another type, and
 * nothing was sent.
 */
export function immutableFiles(folder: string) {
  const contents = new Map<string, Buffer>();
  return async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<boolean> => {
    const type = types.get(extname(name));
    if (type === undefined || !/^[\w.-]+$/.test(name)) return false;
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...endings.keys()]);
    const file = `${name}${endings.get(encoding ?? '') ?? ''}`;
    const content = contents.get(file) ?? (await readFile(join(folder, file)).catch(() => null));
    if (content === null) return false;
    contents.set(file, content);
    reply.headers({ 'cache-control': immutable, vary: 'accept-encoding' });
    if (encoding !== null) reply.header('content-encoding', encoding);
    reply.type(type).send(content);
    return true;
  };
}
