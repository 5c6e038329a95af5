import type { CallOptions } from '#tests/server/app-under-test.ts';

/** Encodes a form like a browser; a Blob is a file. */
export async function form(
  parts: Readonly<Record<string, string | Blob>>,
): Promise<Required<Pick<CallOptions, 'body' | 'headers'>>> {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.set(name, value);
  const encoded = new Response(data);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** A file part with a name and a declared type, independent of its content. */
export const file = (content: Uint8Array | string, name = 'photo.png', type = 'image/png') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
