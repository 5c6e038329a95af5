import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Documents written by hand; generated or dated ones, such as the requirements, are checked elsewhere. */
const documents = globSync('{*.md,content/*.md,docs/{code-map,glossary}.md,docs/{decisions,guides}/*.md}');
const roots =
  /^(?:art|content|contract|docs|domain|machines|public|scripts|server|src|tests)\/[\w./*{},-]*$|^(?:openapi\.yaml|\.env\.example|[\w.-]+\.config\.ts)$/;

/** A folder, a file, or a pattern with * or {a,b}. */
const exists = (path: string) => existsSync(path) || globSync(path).length > 0;

describe('documents', () => {
  test('name files and folders that exist', () => {
    const wrong = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)]
        .map(([, code = '']) => code)
        .filter((code) => roots.test(code) && !/\bNNN\b/.test(code) && !exists(code))
        .map((code) => `${document}: ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  test('name files and folders that exist in commands and sentences, too', () => {
    const path =
      /(?<![\w/.@-])(?:art|content|contract|deploy|docs|domain|machines|public|scripts|server|src|tests)\/[\w./{},*-]*\w/g;
    const wrong = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(path)]
        .filter(([code]) => !/\bNNN\b/.test(code) && !exists(code))
        .map(([code]) => `${document}: ${code}`),
    );
    expect(wrong).toEqual([]);
  });

  test('name source files that exist, where only the file name is given', () => {
    const names = new Set(
      globSync('{*,{art,domain,machines,scripts,server,src,tests}/**/*}.{ts,tsx}').map((file) =>
        basename(file),
      ),
    );
    const wrong = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/`(\w[\w.-]*\.tsx?)`/g)]
        .filter(([, name = '']) => !names.has(name))
        .map(([, name]) => `${document}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('name scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const wrong = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/\bnpm run (?:--silent |-s )?([a-z][\w:-]*)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([, name]) => `${document}: npm run ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('link to files that exist', () => {
    const wrong = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !link.startsWith('/') && !existsSync(normalize(`${dirname(document)}/${link}`)))
        .map((link) => `${document}: ${link}`),
    );
    expect(wrong).toEqual([]);
  });
});
