import { globSync } from 'node:fs';

/** All TypeScript files of the project, relative to its root, except generated ones. */
export function sourceFiles(): string[] {
  return globSync('{contract,domain,machines,src,server,scripts,tests}/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('.d.ts'))
    .sort();
}
