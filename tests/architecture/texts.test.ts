import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findTexts } from '#scripts/texts/find-texts.ts';
import { isTextsFile, readTexts, textsFiles } from '#scripts/texts/read-texts.ts';

/** The folder whose texts are in one place: a feature, a kind of parts, a layer. */
const homeOf = (file: string) => /^src\/(?:(?:features|ui|flows)\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? null;
const hasTexts = (folder: string | null): boolean =>
  folder === null || existsSync(`${folder}/texts.ts`) || existsSync(`${folder}/texts`);

/** What only developers see. */
const forDevelopers = /^src\/app\/inspection\//;
/** Literals that read like texts and aren't. */
const technical: readonly { readonly file: RegExp; readonly text: RegExp }[] = [
  { file: /^src\/(?:api\/|offline\/|pwa\/|preload-data)/, text: /^Bearer / },
  { file: /./, text: /^(?:<!doctype|<button inert|\(display-mode|https:)|input\[name\]/ },
  // the brand, which has no translation
  { file: /./, text: /^Kindfare$/ },
  // names in the contract
  { file: /^src\/flows\/recipes\/first-list\.ts$/, text: /^Main course$/ },
  { file: /^src\/features\/recipes\/recipe\/RecipeOpening\.tsx$/, text: /^(?:Calories|Sugar|Protein)$/ },
  { file: /^src\/features\/planner\/PlanItemCard\.tsx$/, text: /^Calories$/ },
  // the key of a scroll position
  { file: /^src\/features\/planner\/PlannerView\.tsx$/, text: /^planner …$/ },
  // written to the log
  { file: /^src\/flows\/(?:log-failure|account\/device-registration)\.ts$/, text: /./ },
];

const files = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file) && !isTextsFile(file))
  .filter((file) => !forDevelopers.test(file) && hasTexts(homeOf(file)))
  .sort();

const outside = (file: string, source = readFileSync(file, 'utf8')) =>
  findTexts(file, source)
    .filter(({ text }) => !technical.some((each) => each.file.test(file) && each.text.test(text)))
    .map(({ line, text }) => `${file}:${line}: ${text}`);

describe('texts', () => {
  test('no text for members stands outside of the texts file of its folder', () => {
    expect(files.flatMap((file) => outside(file))).toEqual([]);
  });

  test('numbers in them are written by formatNumber, which loads no data of a language', () => {
    const sources = globSync('{src,domain}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
    expect(sources.filter((file) => readFileSync(file, 'utf8').includes('.toLocaleString('))).toEqual([]);
  });

  test('a count or an amount arrives in a text as it is written: 1,000', () => {
    const amounts = /\b(count|calories|grams|amount|shown|saved): number/g;
    const raw = textsFiles().flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^ {2}(?=[\w']+:)/m)
        .filter((text) => [...text.matchAll(amounts)].some(([, name]) => text.includes(`\${${name}}`)))
        .map((text) => `${file}: ${text.trim()}`),
    );
    expect(raw).toEqual([]);
  });

  test.each([
    ['words of an element', 'const a = () => <p>save</p>;'],
    ['a label', 'const a = () => <b aria-label="save" />;'],
    ['an alternative', "const a = () => <p>{is ? 'on' : name}</p>;"],
    ['a property of a component', 'const a = () => <Note words="Save this" />;'],
    ['a template', 'const a = (n: number) => `$' + '{n} of them are saved`;'],
    ['a sentence that is returned', "function a() { return 'Saved.'; }"],
    ['an argument', "usePageTitle('Recipes');"],
  ])('%s outside of it is found', (_, source) => {
    expect(outside('src/features/recipes/A.tsx', source)).toHaveLength(1);
  });

  test.each([
    'const a = () => <b className="card wide" id="Top" aria-live="polite" />;',
    "if (event.key === 'Enter' || name === 'Two words') throw new Error('Not possible here.');",
    "import { a } from './A file.ts';",
    "const a = styles['Two words'];",
  ])('names for the program are none: %s', (source) => {
    expect(outside('src/features/recipes/A.tsx', source)).toEqual([]);
  });

  test('each text has words, and each key once', () => {
    const texts = textsFiles().flatMap((file) => readTexts(file));
    expect(texts.filter(({ text }) => !/\p{L}/u.test(text))).toEqual([]);
    const keys = texts.map(({ feature, part, key }) => `${feature} ${part} ${key}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('a texts file exports nothing but texts and knows no component', () => {
    const lines = textsFiles().flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^export (?!const \w+ = \{|const \w+: )|^import .*\.tsx/.test(line))
        .map((line) => `${file}: ${line}`),
    );
    expect(lines).toEqual([]);
  });
});
