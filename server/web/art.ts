import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Crop, DishSpec } from '#art/dish-spec.ts';
import { drawDish } from '#art/draw-dish.ts';
import type { Context } from '#server/context.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import { notFound } from '#server/errors.ts';
import { acceptsBrotli } from '#server/http/accepts-brotli.ts';
import { brotli } from '#server/http/brotli.ts';
import { findArt } from '#server/queries/art.ts';
import { artCaching } from './art-caching.ts';

interface Picture {
  readonly svg: string;
  readonly brotli: Buffer;
}

/** Number of cached pictures; both crops of a thousand recipes take about 16 MB. */
const maxEntries = 2_000;

const cropOf = (file: string): Crop | null => {
  const [, crop] = /^(square|wide)\.svg$/.exec(file) ?? [];
  return crop === 'square' || crop === 'wide' ? crop : null;
};

interface ArtRequest {
  readonly Params: { readonly ref: string; readonly file: string };
  readonly Querystring: { readonly v?: unknown };
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  picture: Picture,
  tag: string,
): FastifyReply {
  reply.header('etag', tag).header('vary', 'accept-encoding');
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''));
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  reply.type('image/svg+xml; charset=utf-8');
  if (!acceptsBrotli(request)) return reply.send(picture.svg);
  return reply.header('content-encoding', 'br').send(picture.brotli);
}

async function draw(spec: DishSpec, crop: Crop): Promise<Picture> {
  const svg = drawDish(spec, { crop });
  return { svg, brotli: await brotli(svg) };
}

/** Pictures of recipes, drawn on first request: /art/{ref_id}/square.svg and wide.svg. */
export async function artRoutes(
  app: FastifyInstance,
  { context }: { readonly context: Context },
): Promise<void> {
  const pictures = new LruCache<Promise<Picture>>(maxEntries);
  const keyOf = (hash: string, crop: Crop, ref: string) => `${hash}/${crop}/${ref}`;

  /** Concurrent requests share one drawing. */
  function pictureOf(key: string, spec: DishSpec, crop: Crop): Promise<Picture> {
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const picture = draw(spec, crop);
    pictures.set(key, picture);
    picture.catch(() => pictures.delete(key));
    return picture;
  }

  app.get<ArtRequest>('/art/:ref/:file', async (request, reply) => {
    const { ref, file } = request.params;
    const { v: requestedVersion } = request.query;
    const crop = cropOf(file);
    if (crop === null || ref.includes('\0') || !ref.isWellFormed()) throw notFound();
    const tag = (hash: string) => `"${hash}-${crop}"`;

    const ready =
      typeof requestedVersion === 'string' ? pictures.get(keyOf(requestedVersion, crop, ref)) : undefined;
    if (typeof requestedVersion === 'string' && ready !== undefined)
      return sendPicture(
        request,
        reply.header('cache-control', artCaching(ref, true)),
        await ready,
        tag(requestedVersion),
      );

    const art = await findArt(context.db, ref);
    if (art === undefined) throw notFound();
    const picture = await pictureOf(keyOf(art.hash, crop, ref), art.spec, crop);
    reply.header('cache-control', artCaching(ref, requestedVersion === art.hash));
    return sendPicture(request, reply, picture, tag(art.hash));
  });
}
