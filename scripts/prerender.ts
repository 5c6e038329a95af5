/** The pages' static shells: what a browser shows while the scripts are on their way, drawn from the real parts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { StaticPage } from '#src/prerender.tsx';
import { criticalCss, scopedName } from './build-css.ts';

async function renderPages(root: string): Promise<StaticPage[]> {
  const outDir = resolve(root, 'node_modules/.cache/prerender');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName } },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
  });
  const { staticPages } = await import(`${pathToFileURL(join(outDir, 'prerender.js'))}?at=${Date.now()}`);
  return staticPages();
}

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The style sheets a page asks for, as paths below dist/. */
const sheetsOf = (template: string) => [...template.matchAll(styleLink)].map((match) => match[1] ?? '');

/**
 * Puts markup and the styles it needs into the page. Style sheets move to the end of the body, where they do not
 * hold back the first picture. The markup may not carry style attributes, which the page's policy refuses, and its
 * forms go nowhere before the script is there: the method `dialog` sends nothing.
 */
export function fillPage(template: string, { title, markup }: Omit<StaticPage, 'file'>, css: string): string {
  if (/\sstyle="/.test(markup)) throw new Error('A static page has a style attribute.');
  const links = sheetsOf(template).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const named =
    title === null ? template : template.replace(/<title>.*?<\/title>/, `<title>${title}</title>`);
  return named
    .replace(styleLink, '')
    .replace('<!--critical-->', () => `<style>${criticalCss(css, markup)}</style>`)
    .replace('<!--shell-->', () => markup.replaceAll('<form', '<form method="dialog"'))
    .replace('</body>', () => `${links.join('')}</body>`);
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir);
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const css = await Promise.all(sheetsOf(template).map((file) => readFile(join(dist, file), 'utf8')));
  for (const { file, ...page } of await renderPages(config.root))
    await writeFile(join(dist, file), fillPage(template, page, css.join('\n')));
}

export function prerender(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'kindfare:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler: () => (isWritten ? writePages(config) : undefined),
    },
  };
}
