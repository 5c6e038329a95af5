import zlib from 'node:zlib';

const usualQuality = 5;
/** For a page that a slow link waits for. */
export const pageQuality = 6;

/** The smallest window that holds all of it: the usual one of 4 MB takes longer to allocate than a page to compress. */
const windowBits = (bytes: number) =>
  Math.min(
    zlib.constants.BROTLI_DEFAULT_WINDOW,
    Math.max(zlib.constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/** Without the rest of the chunk of 64 KB that zlib wrote it into, which a cache would keep. */
function withoutChunk(part: Buffer): Buffer {
  const alone = Buffer.allocUnsafeSlow(part.length);
  part.copy(alone);
  return alone;
}

/** Compresses a text, in a thread. Rejects with zlib's error. `quality`: 0 to 11. */
export const brotli = (text: string, quality = usualQuality) =>
  new Promise<Buffer>((resolve, reject) => {
    const content = Buffer.from(text);
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
    };
    zlib.brotliCompress(content, { params }, (error, compressed) =>
      error === null ? resolve(withoutChunk(compressed)) : reject(error),
    );
  });
