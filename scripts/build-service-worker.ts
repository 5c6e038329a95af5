/** Builds the service worker, which names every built file, and the web app manifest. */
import { join, resolve } from 'node:path';
import { getManifest } from '@serwist/build';
import { build, type Plugin } from 'vite';
import { manifest } from '../src/pwa/manifest.ts';
import { closingPlugin } from './build-closing-plugin.ts';

/** Of these the worker keeps the shell at once, and the rest for members, when nothing else is to do. */
const globPatterns = ['{index,landing,sign-in,login}.html', 'assets/*.{js,css}', 'brand/*.svg'];
const manifestFile = 'manifest.webmanifest';

async function buildWorker(root: string, outDir: string): Promise<void> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: outDir,
    globPatterns: [...globPatterns, manifestFile],
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      'self.__WB_MANIFEST': JSON.stringify(manifestEntries),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'src/pwa/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** Vite plugin. Each page links to the manifest. */
export const serviceWorker = (): Plugin => ({
  // the pages, which the worker lists, are written in a step before
  ...closingPlugin('kindfare:service-worker', 'post', ({ root, build: { outDir } }) =>
    buildWorker(root, resolve(root, outDir)),
  ),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile}` }, injectTo: 'head' },
  ],
});
