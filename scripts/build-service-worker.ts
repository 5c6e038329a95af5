/** Builds the service worker, which names every built file, and the web app manifest. */
import { join, resolve } from 'node:path';
import { getManifest } from '@serwist/build';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { manifest } from '../src/pwa/manifest.ts';

/** Of these the worker keeps the shell at once, and the rest for members, when nothing else is to do. */
const globPatterns = ['{index,sign-in,login}.html', 'assets/*.{js,css}', 'brand/*.svg'];
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
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'kindfare:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestFile}` }, injectTo: 'head' },
    ],
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      // the pages are written in a step before
      order: 'post',
      sequential: true,
      handler: () =>
        isWritten ? buildWorker(config.root, resolve(config.root, config.build.outDir)) : undefined,
    },
  };
}
