/**
 * Builds the app into dist/ if a source has changed, and compresses it. `--force` always builds, `--compress-later`
 * leaves the second step to another run: it takes a third of the time, and the server can do without.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { precompress } from './precompress.ts';
import { addToBuild, publishBuild } from './publish-build.ts';

const inputs = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'postcss.config.*',
  '{src,machines,domain,contract,public}/**/*.*',
  'scripts/{build,publish,prerender,precompress}*.ts',
  'scripts/texts/split-texts.ts',
];
const stampFile = 'dist/.built-from';
/** Has the text of the stamp once everything is compressed. */
const compressedStampFile = 'dist/.built-compressed';
const asideFolder = 'node_modules/.cache/dist';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs)
    .filter((f) => !f.includes('.test.'))
    .sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Whether a source has changed since the build. */
export const isStale = (): boolean => read(stampFile) !== fingerprint();

/** Whether all of the build is compressed. */
export const isCompressed = (): boolean => read(compressedStampFile) === read(stampFile);

async function build(): Promise<void> {
  const now = fingerprint();
  // Vite sets NODE_ENV to production, which must not leak into a server started from this process.
  const { NODE_ENV } = process.env;
  // loaded only now: most starts have nothing to build
  const vite = await import('vite');
  // aside: a server may be serving the one before
  await vite.build({ logLevel: 'warn', build: { outDir: asideFolder, emptyOutDir: true } });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  publishBuild(asideFolder, 'dist');
  writeFileSync(stampFile, now);
}

async function compress(): Promise<void> {
  addToBuild('dist', await precompress('dist'));
  writeFileSync(compressedStampFile, readFileSync(stampFile));
}

/** Resolves to whether a build was needed. */
export async function buildIfStale({ isForced = false, compressLater = false } = {}): Promise<boolean> {
  const isNeeded = isForced || isStale();
  if (isNeeded) await build();
  if (!compressLater && !isCompressed()) await compress();
  return isNeeded;
}

if (import.meta.main) {
  const built = await buildIfStale({
    isForced: process.argv.includes('--force'),
    compressLater: process.argv.includes('--compress-later'),
  });
  console.log(built ? 'Built the app into dist/.' : 'The app in dist/ is up to date.');
}
