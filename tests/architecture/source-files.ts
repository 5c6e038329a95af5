import { globSync } from 'node:fs';

/** All TypeScript of the project, relative to its root, generated files left out. */
export function sourceFiles(): string[] {
  return globSync('{contract,domain,machines,src,server,scripts,tests}/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.d.ts'))
    .sort();
}
