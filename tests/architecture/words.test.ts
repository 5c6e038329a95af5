import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { britishPhrases, britishSpellings, britishWords, dialect, exempt } from './words.ts';

/** Our own texts. The words of recipes are checked by `server/catalog/lint/wording.ts`. */
const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|css|md|yaml|yml|html)$/.test(file))
  .filter((file) => !/^(contract|docs\/flows|content|server\/db\/migrations)\//.test(file))
  .filter((file) => existsSync(file))
  .map((file) => ({
    file,
    text: exempt
      .filter(({ files }) => files.test(file))
      .reduce((all, { phrase }) => all.replaceAll(phrase, ''), readFileSync(file, 'utf8')),
  }));

function found(pattern: RegExp, among: (file: string) => boolean): string[] {
  return texts
    .filter(({ file }) => among(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, n) => (pattern.test(line) ? [`${file}:${n + 1}: ${pattern.exec(line)?.[0]}`] : [])),
    );
}

describe('one language', () => {
  test('there are texts to check', () => expect(texts.length).toBeGreaterThan(2000));

  test.each(britishSpellings)('no British spelling: %s', (pattern) => {
    expect(found(pattern, () => true)).toEqual([]);
  });

  test('texts of members have no British words', () => {
    const files = globSync([
      'src/**/texts.ts',
      'src/**/texts/*.ts',
      'domain/message/*.ts',
      'server/providers/mail/*-mail.ts',
      'server/web/*-page.ts',
      'content/{pages,questionnaire,recommendations,safety}/*',
      'content/settings.yaml',
    ]).sort();
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((file) => {
      const text = exempt
        .filter(({ files: among }) => among.test(file))
        .reduce((all, { phrase }) => all.replaceAll(phrase, ''), readFileSync(file, 'utf8'))
        // identifiers and the names of studies
        .replaceAll(/^\s*(?:- )?(?:id|name|when|lost|unless|title|url|source):.*$/gm, '')
        .replaceAll(/\b(?:\w+-)*coeliac\b(?!-? disease)[\w-]*|coeliac-\w+|mould-cheese/g, '');
      const words = text.match(/\p{L}+/gu) ?? [];
      return [
        ...words.filter((word) => britishWords.has(word.toLowerCase())),
        ...(britishPhrases.exec(text) ?? []),
      ].map((word) => `${file}: ${word}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });

  test.each(dialect)('$pattern: $instead', ({ pattern, among }) => {
    const isChecked = (file: string) => /\.tsx?$|^openapi\.yaml$/.test(file) && among.test(file);
    expect(found(pattern, isChecked)).toEqual([]);
  });

  test('the patterns find what they look for', () => {
    const british =
      'catalogue favourites cancelled grey organised behaviour centred honoured colour licence litres';
    const missed = british
      .split(' ')
      .filter((word) => !britishSpellings.some((pattern) => pattern.test(word)));
    expect(missed).toEqual([]);
    const old = ['const told = 1', "title: 'it is told',", ' look="note"', 'let kept = 0'];
    old.push(
      'an e-mail',
      'const fates = []',
      'StorageTrouble',
      'is answered 404',
      'const answer = await app.call()',
    );
    old.push(
      'S3 did not answer',
      'How a referral stands',
      'of whoever has it',
      'the server draws it',
      'outboxStore',
    );
    expect(old.filter((line) => !dialect.some(({ pattern }) => pattern.test(line)))).toEqual([]);
  });

  test('no file is named in British spelling or after words of no meaning', () => {
    const names = texts.map(({ file }) => file);
    expect(names.filter((file) => britishSpellings.some((pattern) => pattern.test(file)))).toEqual([]);
    expect(
      names.filter((file) =>
        /(^|\/)(told|kept|keeping|tell|strange|sealed|shoot|later|trouble)[-.]/.test(file),
      ),
    ).toEqual([]);
  });
});
