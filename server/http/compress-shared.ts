import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { acceptsBrotli } from './accepts-brotli.ts';
import { brotli, pageQuality } from './brotli.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Many requests get the same text: it is compressed for the first of them. */
    isShared: boolean;
    /** A page of one member, compressed better than other responses, and not stored. */
    isOwnPage: boolean;
  }
}

/** Below this size the headers of a compressed response cost more than they save. */
export const compressionThreshold = 1_024;
const maxBytes = 16 * 1024 * 1024;

/** Compressed texts by the digest of the text, the most recently used ones up to a size in all. */
export class CompressedTexts {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { readonly compressed: Promise<Buffer>; size: number }>();
  #size = 0;

  constructor(limit: number = maxBytes) {
    this.#maxBytes = limit;
  }

  /** Concurrent callers share one compression. */
  of(text: string): Promise<Buffer> {
    const key = hash('sha256', text, 'base64url');
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.compressed;
    }
    const entry = { compressed: brotli(text), size: 0 };
    this.#entries.set(key, entry);
    entry.compressed.then(
      ({ length }) => {
        entry.size = length;
        this.#size += length;
        this.#evict();
      },
      () => this.#entries.delete(key),
    );
    return entry.compressed;
  }

  #evict(): void {
    for (const [key, { size }] of this.#entries) {
      if (this.#size <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#size -= size;
    }
  }
}

/** Compresses responses with `isShared` or `isOwnPage`; call it before compression of the others is registered. */
export function compressShared(app: FastifyInstance): void {
  const texts = new CompressedTexts();
  app.decorateReply('isShared', false);
  app.decorateReply('isOwnPage', false);
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      !(reply.isShared || reply.isOwnPage) ||
      typeof payload !== 'string' ||
      payload.length < compressionThreshold ||
      !acceptsBrotli(request)
    )
      return payload;
    const compressed = await (reply.isShared ? texts.of(payload) : brotli(payload, pageQuality));
    reply
      .header('content-encoding', 'br')
      .header('vary', 'accept-encoding')
      .header('content-length', compressed.length);
    return compressed;
  });
}
