/** The pages' static shells: what a browser shows while the scripts are on their way, drawn from the real parts. */
import { readFile, rm, writeFile } from 'node:fs/promises';
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

interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The files a module needs before it can run, each once, what it builds on first. Paths are below dist/. */
export function filesOf(manifest: Manifest, module: string): Files {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  const chunks = visit(module);
  return {
    js: chunks.map((chunk) => chunk.file),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** The style sheets a page asks for, as paths below dist/. */
const sheetsOf = (template: string) => [...template.matchAll(styleLink)].map((match) => match[1] ?? '');

/**
 * Puts markup and the styles it needs into the page. Style sheets move to the end of the body, where they do not
 * hold back the first picture. The markup may not carry style attributes, which the page's policy refuses, and its
 * forms go nowhere before the script is there: the method `dialog` sends nothing.
 */
export function fillPage(
  template: string,
  { title, markup }: Pick<StaticPage, 'title' | 'markup'>,
  css: string,
  files: Files = { js: [], css: [] },
): string {
  if (/\sstyle="/.test(markup)) throw new Error('A static page has a style attribute.');
  const preloads = files.js
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const links = [...new Set([...sheetsOf(template), ...files.css])].map(
    (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
  );
  const named =
    title === null ? template : template.replace(/<title>.*?<\/title>/, `<title>${title}</title>`);
  return named
    .replace(styleLink, '')
    .replace('<!--critical-->', () => `<style>${criticalCss(css, markup)}</style>${preloads.join('')}`)
    .replace('<!--shell-->', () => markup.replaceAll('<form', '<form method="dialog"'))
    .replace('</body>', () => `${links.join('')}</body>`);
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir);
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  await rm(join(dist, '.vite'), { recursive: true });
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  for (const { file, module, ...page } of await renderPages(config.root)) {
    const files = module === null ? { js: [], css: [] } : filesOf(manifest, module);
    const sheets = [...new Set([...sheetsOf(template), ...files.css])];
    const css = await Promise.all(sheets.map((sheet) => readFile(join(dist, sheet), 'utf8')));
    await writeFile(join(dist, file), fillPage(template, page, css.join('\n'), files));
  }
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
