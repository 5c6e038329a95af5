/**
 * Removes from `node_modules` what only builds the app or runs in browsers, and Node itself, which the image has: what
 * stays is what the server imports, with what that depends on. Run in the image's folder.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};

/** `@scope/name` of `@scope/name/part`. */
const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the files import, at their top or when they are needed. */
function imported(): ReadonlySet<string> {
  const names = new Set<string>();
  const files = globSync('{server,domain,machines,contract,art}/**/*.ts').filter(
    (file) => !/\.(test|fixture)\./.test(file),
  );
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom|\bimport(?:\.meta\.resolve)?\(?)\s*'([^'\n]+)'/g,
    ))
      if (/^@?[a-z]/.test(specifier) && !specifier.startsWith('node:')) names.add(nameOf(specifier));
  return names;
}

/** Where Node finds a package that the one at a path imports; undefined if it is not installed. */
function find(from: string, name: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return place;
  return from === '' ? undefined : find(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

const served = new Set<string>();
function add(path: string | undefined): void {
  if (path === undefined || served.has(path)) return;
  served.add(path);
  const each = packages[path] ?? {};
  const peers = Object.keys(each.peerDependencies ?? {}).filter(
    (name) => each.peerDependenciesMeta?.[name]?.optional !== true,
  );
  for (const name of [
    ...Object.keys(each.dependencies ?? {}),
    ...Object.keys(each.optionalDependencies ?? {}),
    ...peers,
  ])
    add(find(path, name));
}
for (const name of imported()) add(find('', name));

for (const path of Object.keys(packages))
  if (path !== '' && !served.has(path) && existsSync(path)) rmSync(path, { recursive: true });
rmSync('node_modules/.bin', { recursive: true, force: true });
