/** Writes `.br` and `.gz` beside every text file of a build, so that the server need not compress. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(?:html|js|css|svg|json|webmanifest|txt|map)$/;
/** Below this size compression saves no network packet. */
const WORTH_BYTES = 512;

/** A server may be sending from the folder, so a file appears whole. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, wider] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeWhole(`${file}.br`, small), writeWhole(`${file}.gz`, wider)]);
}

/** Compresses the files of a folder that aren't yet. Resolves to the names of all compressed ones. */
export async function precompress(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    // server-side files are never sent
    if (name.startsWith('.') || !text.test(name)) continue;
    const file = join(folder, name);
    const found = await stat(file);
    if (!found.isFile() || found.size < WORTH_BYTES) continue;
    if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) await compress(file);
    names.push(`${name}.br`, `${name}.gz`);
  }
  return names;
}
