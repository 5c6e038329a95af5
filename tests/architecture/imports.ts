import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const alias = /^#(art|contract|domain|machines|server|src|scripts|tests)\//;
const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:([^'"]*?)\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

export interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** What is imported in braces by its name in that file, each with its name here. */
  readonly names: ReadonlyMap<string, string>;
}

/** The project file that an import names, as a path from the root; null for a package. */
export function importedFile(from: string, name: string): string | null {
  if (alias.test(name)) return name.slice(1);
  return name.startsWith('.') ? normalize(join(dirname(from), name)) : null;
}

function namesIn(clause: string): Import['names'] {
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  return new Map(
    [...list.matchAll(/(?:type\s+)?(\w+)(?:\s+as\s+(\w+))?/g)].map(([, name = '', here = name]) => [
      name,
      here,
    ]),
  );
}

/** The project files that a file imports, as paths from the root. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importPattern)].flatMap(([, type, clause = '', target, later]) => {
    const to = importedFile(file, target ?? later ?? '');
    return to === null ? [] : [{ from: file, to, typeOnly: type !== undefined, names: namesIn(clause) }];
  });
}
