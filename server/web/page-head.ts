import { escapeHtml } from './escape-html.ts';

export interface PageHead {
  readonly title: string;
  /** One sentence. */
  readonly description: string;
}

/** A page of the app that tells what it is about before any script has run: to search engines, previews and bookmarks. */
export function withHead(page: string, { title, description }: PageHead): string {
  const name = escapeHtml(`${title} · Kindfare`);
  const sentence = escapeHtml(description);
  const tags = [
    `<meta name="description" content="${sentence}" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${sentence}" />`,
    '<meta property="og:site_name" content="Kindfare" />',
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => tags.join('\n    '));
}
