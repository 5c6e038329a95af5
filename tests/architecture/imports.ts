import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const alias = /^#(art|contract|domain|machines|server|src|scripts|tests)\//;
const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

export interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

/** The project files that a file imports, as paths from the root. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importPattern)].flatMap((match) => {
    const target = match[2] ?? match[3] ?? '';
    const to = alias.test(target)
      ? target.slice(1)
      : target.startsWith('.')
        ? normalize(join(dirname(file), target))
        : null;
    return to === null ? [] : [{ from: file, to, typeOnly: match[1] !== undefined }];
  });
}
