import type { FastifyInstance } from 'fastify';
import type { Crop } from '#art/dish-spec.ts';
import { drawDish } from '#art/draw-dish.ts';
import type { Context } from '#server/context.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import { notFound } from '#server/errors.ts';
import { findArt } from '#server/queries/art.ts';
import { artCaching } from './art-caching.ts';

/** Sizes of the JPEGs for messengers and search engines, which do not show SVG. */
export const jpegSizes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1200, height: 1200 },
} as const satisfies Readonly<Record<Crop, { readonly width: number; readonly height: number }>>;
const quality = 80;
/** DPI at which an SVG is rendered at its nominal size. */
const svgDensity = 72;
/** Number of cached JPEGs, about 10 MB. */
const maxEntries = 100;

async function encode(svg: string, crop: Crop): Promise<Buffer> {
  // loaded on first use; many servers never need it
  const { default: sharp } = await import('sharp');
  const size = jpegSizes[crop];
  const bytes = Buffer.from(svg);
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  return sharp(bytes, { density: svgDensity * scale })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

interface JpegRequest {
  readonly Params: { readonly ref: string };
  readonly Querystring: { readonly v?: unknown };
}

/** Pictures of recipes as JPEG, rendered on first request: /art/{ref_id}/wide.jpg and square.jpg. */
export async function artJpegRoutes(
  app: FastifyInstance,
  { context }: { readonly context: Pick<Context, 'db'> },
): Promise<void> {
  const pictures = new LruCache<Promise<Buffer>>(maxEntries);
  let last: Promise<unknown> = Promise.resolve();
  /** Renders one at a time, as each occupies a processor. */
  function pictureOf(key: string, draw: () => string, crop: Crop): Promise<Buffer> {
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const picture = last.then(() => encode(draw(), crop));
    last = picture.catch(() => pictures.delete(key));
    pictures.set(key, picture);
    return picture;
  }
  const send = (crop: Crop) =>
    app.get<JpegRequest>(`/art/:ref/${crop}.jpg`, async ({ params: { ref }, query, headers }, reply) => {
      if (ref.includes('\0') || !ref.isWellFormed()) throw notFound();
      const art = await findArt(context.db, ref);
      if (art === undefined) throw notFound();
      const etag = `"${art.hash}-${crop}-jpg"`;
      reply.header('etag', etag).header('cache-control', artCaching(ref, query.v === art.hash));
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      const picture = await pictureOf(`${art.hash}/${crop}/${ref}`, () => drawDish(art.spec, { crop }), crop);
      return reply.type('image/jpeg').send(picture);
    });
  send('wide');
  send('square');
}
