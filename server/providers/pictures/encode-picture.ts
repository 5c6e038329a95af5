/**
 * A process of its own for one picture: `encode-picture.ts {kind} {shape}` reads it from standard input and
 * writes WebP to standard output. Exit code 3: unreadable; 4: too many pixels.
 */
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { maxPixels } from '#domain/picture/picture-limits.ts';

const loaders: Readonly<Record<string, string>> = {
  png: 'VipsForeignLoadPng',
  jpeg: 'VipsForeignLoadJpeg',
  gif: 'VipsForeignLoadNsgif',
  webp: 'VipsForeignLoadWebp',
  svg: 'VipsForeignLoadSvg',
};
/** Longest side in pixels. */
const sizes: Readonly<Record<string, number>> = { avatar: 512, review: 1600, recipe: 1600 };
/** DPI at which an SVG has its nominal size. */
const svgDensity = 72;
const maxEnlarged = 100;
const quality = 80;

class Refused extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super('refused');
    this.exitCode = exitCode;
  }
}
const unreadable = 3;
const tooManyPixels = 4;

/** SVGs scale without loss: a small one is rendered at its display size. */
function enlargement(width: number, height: number, shape: string): number {
  const side = shape === 'avatar' ? Math.min(width, height) : Math.max(width, height);
  const requested = (sizes[shape] ?? 0) / side;
  return Math.max(1, Math.min(requested, Math.sqrt(maxPixels / (width * height)), maxEnlarged));
}

function shaped(picture: Sharp, shape: string, shortest: number): Sharp {
  const max = sizes[shape] ?? 0;
  if (shape !== 'avatar')
    return picture.resize({ width: max, height: max, fit: 'inside', withoutEnlargement: true });
  const side = Math.min(max, shortest);
  return picture.resize({ width: side, height: side, fit: 'cover' });
}

async function encode(bytes: Buffer, kind: string, shape: string): Promise<Buffer> {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [loaders[kind] ?? ''] });
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format !== kind) throw new Refused(unreadable);
  if (width * height > maxPixels) throw new Refused(tooManyPixels);
  const scale = kind === 'svg' ? enlargement(width, height, shape) : 1;
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 };
  const picture = sharp(bytes, kind === 'svg' ? { ...options, density: svgDensity * scale } : options);
  return shaped(picture.autoOrient(), shape, Math.floor(Math.min(width, height) * scale))
    .webp({ quality })
    .toBuffer();
}

const [, , kind = '', shape = ''] = process.argv;
try {
  const webp = await encode(await buffer(process.stdin), kind, shape);
  process.stdout.write(webp);
} catch (error) {
  process.exitCode = error instanceof Refused ? error.exitCode : unreadable;
}
