/** The pages' static shells: what a browser shows while the scripts are on their way, drawn from the real parts. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { criticalCss, scopedName } from './build-css.ts';

/** What src/prerender.tsx offers; `null` for a page whose screen is not there. */
export interface Shells {
  readonly neutral: string;
  readonly signIn: { readonly markup: string; readonly module: string } | null;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

async function renderShells(root: string): Promise<Shells> {
  const outDir = resolve(root, 'node_modules/.cache/prerender');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName } },
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
  });
  const { shells } = await import(`${pathToFileURL(join(outDir, 'prerender.js'))}?at=${Date.now()}`);
  return shells();
}

/** A chunk with all it imports at once: script files and style files. */
function reach(manifest: Manifest, key: string, seen = new Set<string>()): { js: string[]; css: string[] } {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return { js: [], css: [] };
  seen.add(key);
  const below = (chunk.imports ?? []).map((each) => reach(manifest, each, seen));
  return {
    js: [chunk.file, ...below.flatMap((each) => each.js)],
    css: [...below.flatMap((each) => each.css), ...(chunk.css ?? [])],
  };
}

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Puts markup and its styles into the page. Style sheets move to the end of the body, where they do not hold back
 * the first picture; the markup may not carry style attributes, which the page's policy refuses, and its forms go
 * nowhere before the script is there: the method `dialog` sends nothing.
 */
export function fillPage(
  page: string,
  markup: string,
  css: string,
  extra: { js: string[]; css: string[] },
): string {
  if (/\sstyle="/.test(markup)) throw new Error('The static shell has a style attribute.');
  const links = [...page.matchAll(styleLink)].map((match) => match[1] ?? '');
  const sheets = [...new Set([...links, ...extra.css])];
  const preloads = extra.js
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page
    .replace(styleLink, '')
    .replace('<!--critical-->', () => `<style>${criticalCss(css, markup)}</style>${preloads.join('')}`)
    .replace('<!--shell-->', () => markup.replaceAll('<form', '<form method="dialog"'))
    .replace(
      '</body>',
      () => `${sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')}</body>`,
    );
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir);
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(join(dist, '.vite'), { recursive: true });
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const shells = await renderShells(config.root);
  const cssOf = async (files: readonly string[]) =>
    (await Promise.all([...new Set(files)].map((file) => readFile(join(dist, file), 'utf8')))).join('\n');
  const main = reach(manifest, 'index.html').css;
  const neutral = fillPage(page, shells.neutral, await cssOf(main), { js: [], css: [] });
  await writeFile(join(dist, 'index.html'), neutral);
  if (shells.signIn === null) return;
  const extra = reach(manifest, shells.signIn.module);
  const signIn = fillPage(page, shells.signIn.markup, await cssOf([...main, ...extra.css]), extra);
  await writeFile(join(dist, 'sign-in.html'), signIn);
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
