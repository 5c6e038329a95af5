import type { FastifyInstance } from 'fastify';
import { fileName } from '#server/context/storage.ts';
import type { Context } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import type { FileFolder } from '#server/providers/storage/stored-files.ts';
import { immutable } from './immutable-files.ts';

/** No browser may interpret a picture as anything else. */
const headers = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const recipes: FileFolder = 'recipes';
/**
 * A picture never changes at its URL; those of own recipes are not cached, so that none remains on a device
 * after a logout.
 */
const cachingOf = (folder: string) => (folder === recipes ? 'private, no-store' : immutable);

interface FileRequest {
  readonly Params: { readonly folder: string; readonly file: string };
}

/** Uploaded pictures, public to anyone with their address: /files/{folder}/{name}.webp. */
export async function fileRoutes(
  app: FastifyInstance,
  { context }: { readonly context: Context },
): Promise<void> {
  app.get<FileRequest>('/files/:folder/:file', async (request, reply) => {
    const { folder, file } = request.params;
    const name = `${folder}/${file}`;
    const bytes = fileName.test(name) ? await context.storage.get(name) : null;
    if (bytes === null) throw notFound();
    return reply
      .headers(headers)
      .header('cache-control', cachingOf(folder))
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
