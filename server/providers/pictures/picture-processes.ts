import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { EncodedPicture, PictureKind, PictureShape, Pictures } from '#server/context/pictures.ts';
import { LruCache } from '#server/db/lru-cache.ts';
import { unavailable } from '#server/errors.ts';
import { createFairSemaphore } from '#server/threads/fair-semaphore.ts';

const script = fileURLToPath(new URL('./encode-picture.ts', import.meta.url));
/** Timeout for a photo in milliseconds; one of 25 megapixels takes about a second. */
const photoTimeoutMs = 15_000;
/**
 * `atOnce` is low, so that other calls get a processor. `longestDrawing`: timeout in milliseconds; a hostile
 * SVG can take hours.
 */
const defaultLimits = { atOnce: 2, maxWaiting: 20, longestDrawing: 5_000 };
/** A busy server may decode a photo in time when it is sent again; one that takes this often too long never will. */
const maxTimeouts = 3;
/** Photos whose timeouts are remembered. */
const rememberedPhotos = 1_000;
const unreadable = 3;
const refusals: Readonly<Record<number, 'unreadable' | 'tooManyPixels'>> = {
  [unreadable]: 'unreadable',
  4: 'tooManyPixels',
};

/** Runs one process with an empty environment and low priority. */
async function encodeApart(
  bytes: Uint8Array,
  kind: PictureKind,
  shape: PictureShape,
  timeout: number,
): Promise<EncodedPicture | 'timedOut'> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, kind, shape], {
    env: { VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  // A process that exits before reading everything causes EPIPE; its exit code says more.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const [webp, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code === 0 && webp.length > 0) return { webp };
  if (code === null && kind !== 'svg') return 'timedOut';
  return { refusal: refusals[code ?? unreadable] ?? 'unreadable' };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // It has exited already, or the system does not support priorities.
  }
}

/**
 * Pictures are decoded in separate processes: this isolates exploits and crashes of the decoder, and their
 * memory is freed. Few run at once; members take turns.
 */
export function createPictures(
  { atOnce, maxWaiting, longestDrawing } = defaultLimits,
  encode = encodeApart,
): Pictures {
  const semaphore = createFairSemaphore({
    atOnce,
    atOnceOfCaller: Math.max(1, atOnce - 1),
    maxWaiting,
    maxWaitingOfCaller: Math.ceil(maxWaiting / 4),
  });
  const timeouts = new LruCache<number>(rememberedPhotos);

  /** Throws 503 for the first timeouts of a photo, so that it is sent again; then it is refused. */
  function afterTimeout(bytes: Uint8Array): EncodedPicture {
    const digest = createHash('sha256').update(bytes).digest('base64');
    const count = (timeouts.get(digest) ?? 0) + 1;
    if (count >= maxTimeouts) {
      timeouts.delete(digest);
      return { refusal: 'tooSlow' };
    }
    timeouts.set(digest, count);
    throw unavailable();
  }

  return {
    encode: (bytes, kind, shape, caller) =>
      semaphore.run(caller, async () => {
        const encoded = await encode(bytes, kind, shape, kind === 'svg' ? longestDrawing : photoTimeoutMs);
        return encoded === 'timedOut' ? afterTimeout(bytes) : encoded;
      }),
  };
}
