import { escapeHtml } from '#domain/text/escape-html.ts';

export interface PageHead {
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  /** The canonical URL. */
  readonly address?: string;
  /** For previews. */
  readonly type?: 'article';
  readonly picture?: PreviewPicture;
  /** JSON-LD. */
  readonly data?: unknown;
}

export interface PreviewPicture {
  readonly url: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${kind}="${name}" content="${escapeHtml(String(content))}" />`;

/** JSON that cannot end the element it is in. */
export const inlineJson = (data: unknown): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });

const pictureTags = ({ url, type, width, height, alt }: PreviewPicture) => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:type', type),
  meta('property', 'og:image:width', width),
  meta('property', 'og:image:height', height),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
  meta('name', 'twitter:image', url),
  meta('name', 'twitter:image:alt', alt),
];

/** Inserts title, description and preview tags into a page of the app, for search engines, previews and bookmarks. */
export function withHead(page: string, head: PageHead): string {
  const { title, description, address, type, picture, data } = head;
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', 'Kindfare'),
    ...(type === undefined ? [] : [meta('property', 'og:type', type)]),
    ...(address === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(address)}" />`, meta('property', 'og:url', address)]),
    ...(picture === undefined ? [] : pictureTags(picture)),
    ...(data === undefined ? [] : [`<script type="application/ld+json">${inlineJson(data)}</script>`]),
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${title} · Kindfare`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => tags.join('\n    '));
}
