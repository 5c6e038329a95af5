import { expect, test } from 'vitest';
import { readPairs, usdaDensity, usdaMeasures, writePairs } from './measures.ts';

const weights = (...rows: [amount: string, measure: string, grams: string][]) =>
  rows.map(([amount, measure, grams]) => ({ ndb_no: '00000', amount, measure, grams }));

test('a measure is of one, whatever amount was weighed', () => {
  expect(usdaMeasures(weights(['0.5', 'cup', '78'], ['4', 'spears', '60']))).toEqual(
    new Map([
      ['cup', '156'],
      ['spear', '15'],
    ]),
  );
});

test('the plainest of several cups wins, else the form that recipes mean most often', () => {
  const cups = weights(['1', 'cup, whole', '200'], ['1', 'cup, chopped', '160'], ['1', 'cup, sliced', '115']);
  expect(usdaMeasures(cups).get('cup')).toBe('160');
  expect(usdaMeasures([...cups, ...weights(['1', 'cup', '150'])]).get('cup')).toBe('150');
});

test('sizes are preserved, and the medium one is a piece', () => {
  const sizes = usdaMeasures(weights(['1', 'medium (2-1/2" dia)', '110'], ['1', 'large', '150']));
  expect(Object.fromEntries(sizes)).toEqual({ medium: '110', large: '150', piece: '110' });
});

test('a food counted by its own name is a piece; lumps and servings are no measures', () => {
  const egg = usdaMeasures(weights(['1', 'egg', '50'], ['1', 'oz', '28.35'], ['1', 'serving', '60']));
  expect(Object.fromEntries(egg)).toEqual({ piece: '50' });
});

test('density is computed from an unqualified volume only', () => {
  expect(usdaDensity(weights(['1', 'cup', '244']))).toBe('1.031');
  expect(usdaDensity(weights(['1', 'cup, sliced', '115']))).toBe('');
});

test('pairs read as they were written', () => {
  const pairs = new Map([
    ['cup', '120'],
    ['tbsp', '7.5'],
  ]);
  expect(readPairs(writePairs(pairs))).toEqual(pairs);
  expect(readPairs('')).toEqual(new Map());
});
