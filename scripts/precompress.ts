/** Writes `.br` and `.gz` beside every text file of the build, so that the server need not compress. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(?:html|js|css|svg|json|webmanifest|txt|map)$/;
/** Below this size compression saves no network packet. */
const WORTH_BYTES = 512;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, wider] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wider)]);
}

async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    // server-side files are never sent
    if (name.startsWith('.')) continue;
    const file = join(folder, name);
    if (text.test(name) && (await stat(file)).isFile()) await compress(file);
  }
}

export function precompress(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'kindfare:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => (isWritten ? compressFolder(resolve(config.root, config.build.outDir)) : undefined),
    },
  };
}
