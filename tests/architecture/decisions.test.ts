import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = globSync('docs/decisions/*').sort();
const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const numbers = new Set(files.map((file) => basename(file).slice(0, 3)));

/** Files that may refer to a decision, tests and generated pages included. */
const mentioning = [
  ...globSync('{art,domain,machines,src,server,scripts,tests,content}/**/*.{ts,tsx,yaml,csv,md}'),
  ...globSync('{*.md,openapi.yaml,docs/*.md,docs/guides/*.md,docs/decisions/*.md}'),
].filter((file) => file !== 'tests/architecture/decisions.test.ts');

describe('decisions', () => {
  test('are numbered from 001 without a gap, named in kebab-case', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.map((file) => basename(file).slice(0, 3))).toEqual(
      files.map((_, index) => String(index + 1).padStart(3, '0')),
    );
    expect(files.filter((file) => !/^\d{3}(-[a-z0-9]+)+\.md$/.test(basename(file)))).toEqual([]);
  });

  test('begin with their number and a title', () => {
    const wrong = texts.filter(({ file, text }) => !text.startsWith(`# ${basename(file).slice(0, 3)} `));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('have Context, Decision and Consequences, once each, in this order', () => {
    const wrong = texts.filter(({ text }) => {
      const headings = [...text.matchAll(/^#{1,2} (.+)$/gm)].slice(1).map(([, heading]) => heading);
      const required = headings.filter((name) => /^(Context|Decision|Consequences)$/.test(name ?? ''));
      return required.join() !== 'Context,Decision,Consequences' || headings[0] !== 'Context';
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('are referred to by numbers and names that exist', () => {
    const wrong = mentioning.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const paths = [...text.matchAll(/docs\/decisions\/(\d{3}[\w.-]*)/g)].map(([, name = '']) => name);
      const links = [...text.matchAll(/\]\(([^)#:]*\d{3}-[\w-]+\.md)/g)].map(([, link = '']) => link);
      const spoken = [...text.matchAll(/\bdecisions? (\d{3})\b/gi)].map(([, number = '']) => number);
      return [
        ...paths.filter((name) => !existsSync(`docs/decisions/${name.replace(/\.$/, '')}`)),
        ...links.filter((link) => !existsSync(normalize(`${dirname(file)}/${link}`))),
        ...spoken.filter((number) => !numbers.has(number)),
      ].map((reference) => `${file}: ${reference}`);
    });
    expect(wrong).toEqual([]);
  });
});
