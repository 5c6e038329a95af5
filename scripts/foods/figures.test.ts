import { describe, expect, test } from 'vitest';
import { oxalateOf } from './oxalate.ts';
import { type SulfurLists, sulfurOf } from './sulfur.ts';
import { tierOf } from './tiers.ts';
import { usda } from './usda.fixture.ts';

describe('oxalate', () => {
  const row = (food: string, serving: string, mg: string, basis = '') => ({
    food,
    serving,
    oxalate_mg_per_serving: mg,
    basis,
  });
  const tables = {
    '2023': new Map([
      ['LEAF', row('LEAF', '1 tbsp', '2', 'measured')],
      ['BEANS, BOILED', row('BEANS, BOILED', '1/2 cup', '10', 'measured')],
      ['LEAF, BY OUNCE', row('LEAF, BY OUNCE', '1 1/2 oz', '17', 'calculated')],
    ]),
    '2008': new Map([['Leaf', row('Leaf', '1 Tbs', '0')]]),
    conflicts: new Map(),
  };
  const of = (cell: string, ndbNo: string) => oxalateOf(cell, { key: 'leaf', ndbNo }, tables, usda);

  test('mg per serving become mg per 100 g by the weight of the serving', () => {
    expect(of('2023:LEAF', '00003')).toEqual({
      value: 50,
      confidence: 'measured',
      source: 'harvard-oxalate-2023',
      spread: null,
    });
    expect(of('2023:LEAF, BY OUNCE', '00003')?.value).toBeCloseTo(40, 0);
    expect(of('2023:LEAF = 8', '00003')?.value).toBe(25);
  });

  test('dry matter carries a boiled figure to the raw food, which makes it calculated', () => {
    expect(of('2023:BEANS, BOILED as 00002', '00001')).toMatchObject({ value: 30, confidence: 'calculated' });
  });

  test('a rounded zero of 2008 counts as half a milligram', () => {
    expect(of('2008:Leaf', '00003')).toMatchObject({ value: 12.5, confidence: 'estimated' });
  });

  test('the strictest of several rows counts, a similar food makes an estimate, a blank stays blank', () => {
    expect(of('2023:LEAF | 2008:Leaf', '00003')?.value).toBe(50);
    expect(of('like 2023:LEAF', '00003')?.confidence).toBe('estimated');
    expect(of('', '00003')).toBeNull();
  });

  test('a name that the table does not have stops the build', () => {
    expect(() => of('2023:NOTHING', '00003')).toThrow('no oxalate row "2023:NOTHING"');
  });

  test('a figure by hand needs its reason and source', () => {
    expect(of('hand:0;pure fat;a-source', '00003')).toMatchObject({ value: 0, source: 'a-source' });
    expect(() => of('hand:0', '00003')).toThrow('is not hand:VALUE;reason;source key');
  });
});

test('tiers: the highest of several rows counts, and an unknown name stops the build', () => {
  const list = {
    source: 'a-list',
    scores: new Map([
      ['cream', 0],
      ['sour cream', 1],
    ]),
  };
  expect(tierOf('cream | sour cream', list)).toEqual({ value: 1, confidence: 'estimated', source: 'a-list' });
  expect(tierOf('', list)).toBeNull();
  expect(() => tierOf('butter', list)).toThrow('a-list has no score for "butter"');
});

describe('sulfur', () => {
  const lists: SulfurLists = {
    amino: new Map([
      ['00001', 240],
      ['00005', 200],
    ]),
    families: new Set(['garlic']),
    sulfites: new Map([
      ['wine', '>100'],
      ['shrimp', '10-49.9'],
    ]),
  };
  const of = (cell: string, ndbNo: string) => sulfurOf(cell, ndbNo, lists, usda);

  test('amino acids decide, at 60 and 240 mg', () => {
    expect(of('', '00005')).toMatchObject({ value: 2, confidence: 'calculated' });
    expect(of('', '00001')?.value).toBe(3);
  });

  test('families and sulfites raise the level, never lower it', () => {
    expect(of('family:garlic', '00005')).toMatchObject({ value: 3, source: 'sulfur-families' });
    expect(of('sulfite:shrimp', '00001')?.value).toBe(3);
    expect(of('sulfite:wine', '00003')).toMatchObject({ value: 3, source: 'sulfites-1986' });
    expect(of('sulfite:shrimp', '00003')?.value).toBe(2);
  });

  test('a dry grain is judged per 75 g instead of 100 g, within its family', () => {
    const rice: SulfurLists = { ...lists, amino: new Map([['00001', 75]]) };
    expect(sulfurOf('', '00001', rice, usda)?.value).toBe(2);
    expect(sulfurOf('dry', '00001', rice, usda)).toMatchObject({ value: 1, confidence: 'calculated' });
    expect(sulfurOf('dry', '00001', { ...rice, amino: new Map([['00001', 80]]) }, usda)?.value).toBe(2);
    expect(sulfurOf('dry | family:garlic', '00001', rice, usda)?.value).toBe(3);
  });

  test('little protein proves Low; more of it without amino acids is unknown, unless a similar food has them', () => {
    expect(of('', '00003')).toMatchObject({ value: 1, source: 'sulfur-protein-bound' });
    expect(of('', '00004')).toBeNull();
    expect(of('protein-of:00005;kin', '00004')).toMatchObject({ value: 1, confidence: 'estimated' });
    expect(of('sulfite:shrimp', '00004')).toBeNull();
  });
});
