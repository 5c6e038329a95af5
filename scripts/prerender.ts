/** Prerenders the static pages that are shown until the app is mounted, from the real components. */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { StaticPage } from '#src/prerender.tsx';
import { closingPlugin } from './build-closing-plugin.ts';
import { scopedName } from './build-css.ts';
import { dataUrl, filesOf, fillPage, type Manifest, picturesIn, styleSheetsOf } from './prerender-page.ts';
import { splitTexts } from './texts/split-texts.ts';

async function renderPages(root: string): Promise<StaticPage[]> {
  const outDir = resolve(root, 'node_modules/.cache/prerender');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      ssr: 'src/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      cssMinify: true,
    },
  });
  const { staticPages } = await import(`${pathToFileURL(join(outDir, 'prerender.js'))}?at=${Date.now()}`);
  return staticPages();
}

/** Bundles the server's renderer of public recipes, without external dependencies. */
async function buildRecipeRenderer(root: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { generateScopedName: scopedName } },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/render-pages.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'pages.js' } },
    },
  });
  await writeFile(join(outDir, 'package.json'), '{ "type": "module" }\n');
}

/** Builds a script that runs before the app as a classic script (IIFE), as a file in dist/ unless it stays inline. */
async function buildScript(root: string, outDir: string, input: string, isInline = false) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [splitTexts],
    build: {
      outDir,
      write: !isInline,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        output: { format: 'iife', entryFileNames: 'assets/preload-[hash].js' },
      },
    },
  });
  const [file] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (file?.type !== 'chunk') throw new Error('The script was not built.');
  return file;
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir);
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  await rm(join(dist, '.vite'), { recursive: true });
  const template = await read('index.html');
  const { fileName: preloadData } = await buildScript(config.root, dist, 'src/preload-data.ts');
  const { fileName: captureSubmit } = await buildScript(config.root, dist, 'src/capture-early-submit.ts');
  const filesFor = (modules: readonly string[]) => {
    const { js, css } = filesOf(manifest, modules);
    return [...js, ...css];
  };
  for (const page of await renderPages(config.root)) {
    const needed = filesOf(manifest, page.modules);
    const preload = page.preload && {
      script: preloadData,
      member: filesFor(page.preload.member),
      screens: Object.fromEntries(
        Object.entries(page.preload.screens).map(([screen, modules]) => [screen, filesFor(modules)]),
      ),
    };
    const atEnd = page.atEnd ? await buildScript(config.root, dist, page.atEnd, true) : null;
    const styled = filesOf(manifest, page.styled ?? []).css;
    const names = [...new Set([...styleSheetsOf(template), ...needed.css, ...styled])];
    const styleSheets = await Promise.all(names.map(async (name) => ({ name, css: await read(name) })));
    const drawn = picturesIn(page.markup).filter((name) => existsSync(join(dist, name)));
    const pictures = await Promise.all(drawn.map(async (name) => ({ name, url: dataUrl(await read(name)) })));
    await writeFile(
      join(dist, page.file),
      fillPage(template, page, {
        scripts: needed.js,
        styleSheets,
        pictures,
        preload: preload ?? null,
        atEnd: atEnd?.code ?? null,
        captureSubmit: page.markup.includes('<form') ? captureSubmit : null,
      }),
    );
  }
  await buildRecipeRenderer(config.root, join(dist, '.server'));
}

export const prerender = (): Plugin => closingPlugin('kindfare:prerender', 'pre', writePages);
