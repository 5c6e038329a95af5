import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Context } from '#server/context.ts';
import { loadRenderers, type Renderers } from './page-renderers.ts';
import type { PageTheme } from './page-theme.ts';

/** What the routes of server-rendered pages need. */
export interface RenderedPages {
  readonly context: Context;
  /** Folder of the built app. */
  readonly root: string;
  readonly pageTheme: () => PageTheme;
}

const shell = /<div id="root">[\s\S]*?<\/div>(?=\s*<noscript>)/;
const noscript = /\s*<noscript>[\s\S]*?<\/noscript>/;
const preload = /<link rel="preload"[^>]*>/g;
const inlined = /data-src="([^"]+)" src="[^"]+"/g;

interface Rendering {
  /** The page that the markup is put into. */
  readonly template: string;
  /** Null if the build has none. */
  readonly renderers: Renderers | null;
}

/** The first of these pages that the build has, with the renderers; null without a page. */
export async function loadRendering(root: string, ...names: readonly string[]): Promise<Rendering | null> {
  const file = names.map((name) => join(root, name)).find(existsSync);
  if (file === undefined) return null;
  return { template: readFileSync(file, 'utf8'), renderers: await loadRenderers(root) };
}

/** The page with the markup; its pictures that the build has inlined stay so. */
export function withMarkup(page: string, markup: string): string {
  const pictures = [...page.matchAll(inlined)].map(([attributes, path]) => [`src="${path}"`, attributes]);
  const rendered = pictures.reduce(
    (text, [plain = '', attributes = '']) => text.replaceAll(plain, () => attributes),
    // the head preloads the picture; in the markup that would be too late
    markup.replace(preload, ''),
  );
  return page.replace(shell, () => `<div id="root">${rendered}</div>`);
}

/** What React writes inline, which is numbers and units. */
const inlineStyle = /(<[a-z][^<>]*?) style="([\w\s.,:;()%-]*)"/g;

/**
 * The page with the inline styles of what was rendered in a style element instead, which the policy can allow by its hash;
 * '' without any.
 */
export function withInlineStyles(page: string): { readonly html: string; readonly style: string } {
  const rules: string[] = [];
  const html = page.replace(inlineStyle, (_, start: string, declarations: string) => {
    rules.push(`#rendered-own [data-style="${rules.length}"]{${declarations}}`);
    return `${start} data-style="${rules.length - 1}"`;
  });
  if (rules.length === 0) return { html: page, style: '' };
  const style = `<style>${rules.join('')}</style>`;
  return { html: html.replace('</head>', () => `${style}</head>`), style };
}

export const withTitle = (page: string, title: string): string =>
  page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${title} · Kindfare`)}</title>`);

/** Preloads the picture, which the rendered page references too late. */
export const withPicture = (page: string, src: string): string =>
  page.replace(
    '<meta charset="utf-8" />',
    (charset) =>
      `${charset}\n    <link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(src)}" />`,
  );

/** For a page whose content can be read without scripts. */
export const readableWithoutScripts = (page: string): string => page.replace(noscript, '');
