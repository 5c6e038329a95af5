import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { readRecipePhotos } from '#server/catalog/recipe-photos.ts';
import type { PictureKind } from '#server/context/pictures.ts';
import type { Context } from '#server/context.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import { notFound } from '#server/errors.ts';
import { artCaching } from './art-caching.ts';

const kindOf = (file: string): PictureKind =>
  file.endsWith('.png') ? 'png' : file.endsWith('.webp') ? 'webp' : 'jpeg';
/** Number of cached photos, about 10 MB. */
const maxEntries = 60;

interface PhotoRequest {
  readonly Params: { readonly ref: string };
  readonly Querystring: { readonly v?: unknown };
}

interface Options {
  readonly context: Pick<Context, 'pictures'>;
  /** Of the catalog's recipes. */
  readonly directory: string;
}

/** Photos of the catalog's recipes, re-encoded on first request: /art/{ref_id}/photo.webp. */
export async function recipePhotoRoutes(
  app: FastifyInstance,
  { context, directory }: Options,
): Promise<void> {
  const photos = readRecipePhotos(directory);
  const encoded = new LruCache<Promise<Uint8Array>>(maxEntries);

  async function encode(file: string): Promise<Uint8Array> {
    const result = await context.pictures.encode(await readFile(file), kindOf(file), 'recipe', 'catalog');
    if ('refusal' in result) throw notFound();
    return result.webp;
  }

  app.get<PhotoRequest>('/art/:ref/photo.webp', async ({ params: { ref }, query, headers }, reply) => {
    const photo = photos.get(ref);
    if (photo === undefined) throw notFound();
    const etag = `"${photo.hash}-photo"`;
    reply.header('etag', etag).header('cache-control', artCaching(ref, query.v === photo.hash));
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const known = encoded.get(photo.hash);
    const webp = known ?? encode(photo.file);
    if (known === undefined) {
      encoded.set(photo.hash, webp);
      webp.catch(() => encoded.delete(photo.hash));
    }
    return reply.type('image/webp').send(Buffer.from(await webp));
  });
}
