/** Builds the app into dist/ if a source has changed. `--force` always builds. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { publishBuild } from './publish-build.ts';

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
const asideFolder = 'node_modules/.cache/dist';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs)
    .filter((f) => !f.includes('.test.'))
    .sort())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Resolves to whether a build was needed. */
export async function buildIfStale(force = false): Promise<boolean> {
  const now = fingerprint();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return false;
  // Vite sets NODE_ENV to production, which must not leak into a server started from this process.
  const { NODE_ENV } = process.env;
  // loaded only now: most starts have nothing to build
  const { build } = await import('vite');
  // aside: a server may be serving the one before
  await build({ logLevel: 'warn', build: { outDir: asideFolder, emptyOutDir: true } });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  publishBuild(asideFolder, 'dist');
  writeFileSync(stampFile, now);
  return true;
}

if (import.meta.main) {
  const built = await buildIfStale(process.argv.includes('--force'));
  console.log(built ? 'Built the app into dist/.' : 'The app in dist/ is up to date.');
}
