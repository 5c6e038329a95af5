/**
 * Adds to package-lock.json the platform packages that a registry omitted when it was written: npm leaves
 * them out, and `npm ci` then refuses the file. Run it after `npm install` if that happens; it changes
 * nothing else.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
];

/** The platform of a package, parsed from its name: `@scope/name-linux-x64-musl`. Null for a name without one. */
function platformOf(name: string): Record<string, readonly string[]> | null {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) return null;
  const libc = os !== 'linux' ? null : words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return { cpu: [cpu], ...(libc === null ? {} : { libc: [libc] }), os: [os] };
}

const file = 'package-lock.json';
const lock: { packages: Record<string, LockedPackage & Record<string, unknown>> } = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** Whether `name` resolves from the folder of a package, by Node's algorithm. */
function isLocked(folder: string, name: string): boolean {
  const parts = folder.split('node_modules/');
  return parts.some((_, depth) => {
    const base = parts
      .slice(0, parts.length - depth)
      .join('node_modules/')
      .replace(/\/$/, '');
    return `${base === '' ? '' : `${base}/`}node_modules/${name}` in lock.packages;
  });
}

const added: string[] = [];
for (const [folder, { dev, optionalDependencies = {} }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name);
    if (platform === null || isLocked(folder, name)) continue;
    lock.packages[`node_modules/${name}`] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
    added.push(name);
  }

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.length} platform packages.`);
