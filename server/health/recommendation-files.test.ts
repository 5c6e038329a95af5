import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { ContentError } from '#server/content/content-error.ts';
import { healthContent } from './health-content.ts';
import { knownOf } from './known-names.ts';
import { readRulebook } from './recommendation-files.ts';

const foods = await loadFoods();
const { questionnaire, rulebook } = await healthContent({ foods });
const known = knownOf(questionnaire, foods);
const folder = 'content/recommendations';
const files = new Map(
  readdirSync(folder)
    .toSorted()
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
);

/** The files with one replacement. */
const changed = (name: string, from: string, to: string) => {
  const text = files.get(`${folder}/${name}`) ?? '';
  expect(text).toContain(from);
  return new Map([...files, [`${folder}/${name}`, text.replace(from, to)]]);
};
const read = (name: string, from: string, to: string) => () => readRulebook(changed(name, from, to), known);

test('the rules of the project: food and habits before supplements, each with its evidence', () => {
  const count = (kind: string) => rulebook.rules.filter((rule) => rule.kind === kind).length;
  expect(count('food')).toBeGreaterThan(10);
  expect(count('supplement')).toBeGreaterThan(0);
  expect(count('supplement')).toBeLessThan(count('food'));
  for (const { how, evidence } of rulebook.rules) {
    expect(how).toMatch(/^<p>.*<\/p>$/);
    for (const { url } of evidence) expect(url).toMatch(/^(?:https:\/|\/pages)\//);
  }
});

test.each([
  ['eating.yaml', 'vegetables: [1, 2]', 'vegetable: [1, 2]', ':5: there is no question "vegetable".'],
  ['eating.yaml', 'vegetables: [1, 2]', 'vegetables: [1, 9]', ':5: "vegetables" has no answer 9.'],
  ['eating.yaml', ' carrot,', ' carot,', ':11: there is no food "carot".'],
  [
    'eating.yaml',
    'lost: [eating-vegetables,',
    'lost: [vegetable,',
    ':8: there is no item of the score "vegetable".',
  ],
  ['eating.yaml', 'evidence: [aune-2017]', 'evidence: []', ': evidence must name one source at least.'],
  ['eating.yaml', 'evidence: [aune-2017]', 'evidence: [aune]', ': there is no source "aune".'],
  ['eating.yaml', 'kind: food', 'kind: diet', ':4: kind must be one of food, habit, care, supplement.'],
  ['eating.yaml', '<p>Have it', '<p style="x">Have it', 'this HTML would not be shown as it is written.'],
  ['eating.yaml', 'id: fruit', 'id: vegetables', 'the id vegetables is given twice.'],
  ['supplements.yaml', 'amount: 15,', 'amount: 101,', 'the dose is above the limit of 100 µg a day.'],
  ['supplements.yaml', 'amount: 4,', 'amount: 4.5,', 'the dose is above the limit of 4 µg a day.'],
  ['supplements.yaml', 'units: µg', 'units: mg', 'a supplement needs a dose in µg per day.'],
  [
    'supplements.yaml',
    'nutrient: vitamin_d',
    'nutrient: vitamin_x',
    'a supplement needs a nutrient of limits.yaml.',
  ],
  ['supplements.yaml', '  affects: [vitamin-d]\n', '', 'a supplement names what it affects.'],
  ['supplements.yaml', 'takes-vitamin-d]', 'smoking]', 'there is no Yes or No question "smoking".'],
  ['interactions.yaml', '[vitamin-k-antagonist]', '[thinner]', 'there is no class of medicines "thinner".'],
  ['urgent.yaml', 'name: chest-pain', 'name: chest', 'there is no question "chest".'],
  ['sources.yaml', 'url: "https://doi.org/10.1093/ije/dyw319"', 'url: "doi"', 'url must be an address'],
  ['sources.yaml', 'checked: opened', 'checked: maybe', 'checked must be one of opened, copy'],
  ['cautions.yaml', '      kale,', '      kail,', 'there is no food "kail".'],
  ['cautions.yaml', 'allergens: all', 'allergens: [rye]', 'there is no allergen "rye".'],
  ['digestion.yaml', 'waits: true', 'waits: soon', 'waits must be true or false.'],
  ['limits.yaml', 'recommended: 15', 'recommended: 0', 'recommended must be a number above 0.'],
])('%s: %o as %o is named by its place', (name, from, to, sentence) => {
  expect(read(name, from, to)).toThrow(ContentError);
  expect(read(name, from, to)).toThrow(sentence);
  expect(read(name, from, to)).toThrow(new RegExp(`^${folder}/${name}:\\d+: `));
});

test('several rules of one nutrient are added up', () => {
  const once = files.get(`${folder}/supplements.yaml`) ?? '';
  const [first = ''] = once.split(/^(?=- id: vitamin-b12)/m);
  const again = first.slice(first.indexOf('- id: vitamin-d')).replace('id: vitamin-d', 'id: more-vitamin-d');
  const twice = (amount: number) =>
    new Map([
      ...files,
      [`${folder}/supplements.yaml`, `${once}${again.replace('amount: 15,', `amount: ${amount},`)}`],
    ]);
  expect(readRulebook(twice(80), known).rules.length).toBe(rulebook.rules.length + 1);
  expect(() => readRulebook(twice(81), known)).toThrow(
    'all rules together suggest 101 µg of vitamin_d a day, which is above the limit.',
  );
});
