import { describe, expect, test } from 'vitest';
import { americanKey, otherNames, readSynonyms, searchKey } from './synonyms.ts';
import { hasTerm, indexTerms, pluralTerm } from './terms.ts';

const synonyms = readSynonyms(`us,same,search,wider
zucchini,courgette,,
scallion,spring onion|green onion,,
cilantro,coriander leaf|fresh coriander,coriander,
cherry,kirsch,,
ground beef,beef mince,mince,
butter chicken,,,curry
`);

describe('a title is found by what others call its foods', () => {
  test.each([
    ['Zucchini and feta frittata', 'zucchini and feta frittata  courgettes'],
    ['Courgette soup', 'courgette soup  zucchinis'],
    ['Courgettes in oil', 'courgettes in oil  zucchinis'],
    ['Scallion pancakes', 'scallion pancakes  spring onions green onions'],
    [
      'Carrot and coriander soup',
      'carrot and coriander soup  cilantros coriander leaf coriander leaves fresh corianders',
    ],
    ['Kirsch cake', 'kirsch cake  cherry cherries'],
    ['Chili with beef mince', 'chili with beef mince  ground beefs'],
    ['Butter chicken', 'butter chicken  curry curries'],
    // a curry is no butter chicken
    ['Egg curry', 'egg curry'],
    ['Rice', 'rice'],
  ])('%s', (title, key) => {
    expect(searchKey(title, synonyms)).toBe(key);
  });

  test('a title sorts before the longer ones that begin with it', () => {
    const [short = '', long = ''] = ['Scallion', 'Scallion soup'].map((title) => searchKey(title, synonyms));
    expect(short < long).toBe(true);
  });

  test('a word inside another is none', () => {
    expect(searchKey('Scallions', synonyms)).toContain('green onions');
    expect(searchKey('Scalliony', synonyms)).toBe('scalliony');
  });
});

test.each([
  ['zucchini', ['courgette']],
  ['Courgettes', ['zucchinis']],
  ['green onion', ['scallion', 'spring onion']],
  ['coriander leaves', ['cilantros', 'fresh corianders']],
  // a search-only synonym does not identify a food
  ['coriander', []],
  ['zucchini bread', []],
])('other names of %s', (name, others) => {
  expect(otherNames(name, synonyms)).toEqual(others);
});

test.each([
  ['Courgette flowers', 'zucchini flowers'],
  ['spring onions', 'scallions'],
  ['crème fraîche', 'creme fraiche'],
])('%s in our words', (name, key) => {
  expect(americanKey(name, synonyms)).toBe(key);
});

test('plurals as English makes most of them', () => {
  expect(['berry', 'peach', 'leaf', 'spring onion', 'monkey'].map(pluralTerm)).toEqual([
    'berries',
    'peaches',
    'leaves',
    'spring onions',
    'monkeys',
  ]);
  expect(hasTerm('two spring onions', 'spring onion')).toBe(true);
  expect(hasTerm('spring', 'spring onion')).toBe(false);
});

test('an index finds the groups whose terms a key contains', () => {
  const groups = [['spring onion', 'leek'], ['onion'], ['berry'], ['spring onion soup']];
  const keys = [
    'two spring onions',
    'leeks',
    'berries and an onion',
    'spring',
    'onion soup',
    'blackberry',
    '',
  ];
  const found = indexTerms(groups, (terms) => terms);
  for (const key of keys)
    expect(found(key), key).toEqual(new Set(groups.filter((all) => all.some((term) => hasTerm(key, term)))));
});

test('a word of two groups is refused, with its line', () => {
  expect(() => readSynonyms('us,same,search,wider\nbeet,beetroot,,\nchard,beetroot,,\n')).toThrow(
    'content/synonyms.csv, line 3 (chard), column us: "beetroot" is there twice.',
  );
});
