import type { ClientRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isPublicUrl, publicLookup } from './public-lookup.ts';

/** Why a page could not be fetched. `elsewhere`: it redirects to another site. */
type NoPage = 'not public' | 'elsewhere' | 'unreachable' | 'too large' | 'not found' | 'no page';

export type ReadPage = (url: string) => Promise<{ readonly text: string } | NoPage>;

/** Options of a fetch; the timeout covers all redirects. */
interface PageReading {
  readonly open: (url: string, options: RequestOptions) => ClientRequest;
  readonly patienceMs: number;
}

const maxBodyBytes = 5 * 1024 * 1024;
const maxRedirects = 3;

type Read = { readonly text: string } | { readonly movedTo: string } | NoPage;

const headers = {
  accept: 'text/html,application/xhtml+xml,application/ld+json,application/json;q=0.9',
  'accept-encoding': 'identity',
  'user-agent': 'Kindfare recipe import',
};

function decode(bytes: Buffer, type: string): string {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const readOnce = (url: string, signal: AbortSignal, open: PageReading['open']): Promise<Read> =>
  new Promise((resolve) => {
    const sent = open(url, { headers, signal, lookup: publicLookup, agent: false });
    const end = (read: Read) => {
      resolve(read);
      sent.destroy();
    };
    sent.on('error', () => end('unreachable'));
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const { location, 'content-encoding': encoding = 'identity', 'content-type': type = '' } = answered;
      if (status >= 300 && status < 400 && location !== undefined) {
        end({ movedTo: URL.parse(location, url)?.href ?? '' });
        return;
      }
      if (status !== 200) return end(status === 404 || status === 410 ? 'not found' : 'unreachable');
      if (encoding !== 'identity' || !/^(text\/|application\/([\w.]+\+)?(json|xml))/i.test(type))
        return end('no page');
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBodyBytes) end('too large');
        else chunks.push(chunk);
      });
      response.on('error', () => end('unreachable'));
      response.on('end', () => end({ text: decode(Buffer.concat(chunks), type) }));
    });
    sent.end();
  });

const siteOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '') ?? null;

export const readPageWith =
  ({ open, patienceMs }: PageReading): ReadPage =>
  async (url) => {
    const signal = AbortSignal.timeout(patienceMs);
    let at = url;
    for (let turn = 0; turn <= maxRedirects; turn += 1) {
      if (!URL.canParse(at) || !isPublicUrl(at)) return turn === 0 ? 'not public' : 'elsewhere';
      const read = await readOnce(at, signal, open);
      if (typeof read === 'string' || 'text' in read) return read;
      if (siteOf(read.movedTo) !== siteOf(url)) return 'elsewhere';
      at = read.movedTo;
    }
    return 'unreachable';
  };

/** Fetches a page of the public internet from the checked address; follows redirects on the same site only. */
export const readPublicPage = readPageWith({ open: request, patienceMs: 5_000 });
