import { describe, expect, test } from 'vitest';
import type { Row } from './csv.ts';
import { type FodmapFood, type FodmapLists, fodmapOf } from './fodmap.ts';
import { byNumber, usda } from './usda.fixture.ts';

describe('FODMAP', () => {
  const listed = (level: string, components: readonly string[]) => [
    {
      fodmap_level: level,
      oligos_level: components[0] ?? '',
      excess_fructose_level: components[1] ?? '',
      polyols_level: components[2] ?? '',
      lactose_level: components[3] ?? '',
    },
  ];
  const serving = (cells: Row): Row => ({
    state: 'raw',
    green_max_g: '75',
    is_limit: 'yes',
    sugars: 'fructans',
    source: 'https://ntro.it.com/a-page',
    trust: '2',
    year: '',
    ...cells,
  });
  const content = (cells: Row): Row => ({ state: 'raw', year: '2020', trust: '1', ...cells });
  const mext = 'Standard Tables of Food Composition in Japan 2020';
  const listsOf = (servings: readonly Row[] = [], contents: readonly Row[] = []): FodmapLists => ({
    foods: new Map([
      ['Leaf', listed('low', ['low', 'low', 'low', 'low'])],
      ['Bean', listed('high', ['high', 'low', 'low', 'low'])],
      ['Milk', listed('high', ['low', 'low', 'low', 'high'])],
    ]),
    sugars: byNumber([
      { ndb_no: '00003', excess_fructose_g: '0.5', lactose_g: '0' },
      { ndb_no: '00004', excess_fructose_g: '0', lactose_g: '5' },
    ]),
    servings: new Map([['food', [...servings]]]),
    contents: new Map([['food', [...contents]]]),
  });
  const food: FodmapFood = {
    id: 'food',
    ndbNo: '',
    aisle: 'produce',
    origins: [],
    usualG: 75,
    testedG: 75,
    serving: '',
  };
  const of = (cell: string, changed: Partial<FodmapFood> = {}, lists = listsOf()) =>
    fodmapOf(cell, { ...food, ...changed }, lists, usda);
  const by = (...rows: readonly Row[]) => of('Leaf', {}, listsOf(rows))?.lowUpToG;

  test('EXT-16 what is only remembered tells nothing alone, and makes a list stricter', () => {
    const remembered = listsOf([serving({ green_max_g: '8', trust: '4' })]);
    expect(of('', {}, remembered)).toBeNull();
    expect(of('Leaf', {}, remembered)?.lowUpToG).toBe(8);
  });

  test('EXT-16 a blend that may hold garlic is low up to what is listed, whatever a serving of it says', () => {
    const plain = serving({ green_max_g: '2', is_limit: 'no', sugars: '' });
    expect(of('Leaf <= 3 | with-garlic', {}, listsOf([plain]))).toMatchObject({
      lowUpToG: 3,
      groups: ['oligos'],
    });
    expect(of('Leaf <= 3', {}, listsOf([plain]))?.lowUpToG).toBeNull();
  });

  test('EXT-16 the newest serving of trust 1 or 2 counts; one without a date is the oldest; of one year the stricter', () => {
    const old = serving({ green_max_g: '20', year: '2019' });
    expect(by(old, serving({ green_max_g: '60', year: '2023', trust: '1' }))).toBe(60);
    expect(by(old, serving({ green_max_g: '60' }))).toBe(20);
    expect(by(serving({ green_max_g: '60' }), serving({ green_max_g: '40' }))).toBe(40);
    expect(by(old, serving({ green_max_g: '9', year: '2026', trust: '3' }))).toBe(20);
  });

  test('EXT-16 what is only remembered makes stricter and clears nothing', () => {
    const recalled = serving({ green_max_g: '30', trust: '4' });
    expect(by(recalled)).toBe(30);
    expect(by(serving({ green_max_g: '90', trust: '4' }))).toBe(75);
    const free = serving({ green_max_g: '', is_limit: 'no', free: 'yes', sugars: '', trust: '4' });
    expect(of('Leaf', {}, listsOf([free]))?.lowUpToG).toBeNull();
    expect(of('Bean', {}, listsOf([free]))?.lowUpToG).toBe(0.5);
    expect(of('', {}, listsOf([free]))).toBeNull();
  });

  test('EXT-16 a food without a serving is low up to the portion that was tested, never in any amount', () => {
    expect(of('Leaf')).toMatchObject({ lowUpToG: 75, groups: ['untested'], confidence: 'estimated' });
    expect(of('Leaf', { testedG: 30 })?.lowUpToG).toBe(30);
    expect(of('Bean')).toMatchObject({ value: 3, lowUpToG: 0.5, groups: ['oligos'] });
    expect(of('Leaf <= 20 | Bean')).toMatchObject({ value: 3, lowUpToG: 0.5 });
  });

  test('EXT-16 a listed serving of a food without FODMAPs is no limit', () => {
    const listing = serving({ green_max_g: '75', is_limit: 'no', sugars: '' });
    expect(of('Leaf', {}, listsOf([listing]))).toMatchObject({ value: 1, lowUpToG: null, groups: [] });
  });

  test('EXT-16 a serving of cooked pasta or pulses is brought back to dry weight', () => {
    const cooked = listsOf([serving({ green_max_g: '74', state: 'cooked' })]);
    const dry = of('Leaf', { aisle: 'grains-and-pasta', id: 'food' }, cooked)?.lowUpToG ?? 0;
    expect(dry).toBeGreaterThan(20);
    expect(dry).toBeLessThan(40);
    expect(of('Leaf', {}, cooked)?.lowUpToG).toBe(74);
  });

  test('EXT-16 measured sugars stand beside the serving; what a language model wrote and what is not free do not', () => {
    const lists = listsOf(
      [serving({})],
      [
        content({ source: mext, sorbitol_g_per_100g: '2.7', mannitol_g_per_100g: '' }),
        content({ source: mext, sorbitol_g_per_100g: '0.3', year: '2010' }),
        content({ source: mext, state: 'fried', mannitol_g_per_100g: '5' }),
        content({ source: 'github.com/M4n0x/fodmap-lens', gos_g_per_100g: '9', trust: '4' }),
        content({ source: 'FAO/INFOODS BioFoodComp', lactose_g_per_100g: '9' }),
      ],
    );
    expect(of('Leaf', {}, lists)).toMatchObject({
      lowUpToG: 75,
      groups: ['oligos'],
      sugars: { sorbitol: { gPer100g: 2.7, confidence: 'measured', source: 'mext-2020' } },
      value: 3,
    });
    expect(Object.keys(of('Leaf', {}, lists)?.sugars ?? {})).toEqual(['sorbitol']);
  });

  test('EXT-16 of grains, fructans at the limit of the method are left out', () => {
    const row = content({ source: 'Australian Food Composition Database', fructans_g_per_100g: '0.2' });
    expect(of('Leaf', { origins: ['grain'] }, listsOf([], [row]))?.sugars).toEqual({});
    expect(of('Leaf', {}, listsOf([], [row]))?.sugars.fructans?.gPer100g).toBe(0.2);
  });

  test('EXT-16 lactose of a plant is an error of the table', () => {
    expect(of('Leaf', { ndbNo: '00004' })?.sugars).toEqual({});
  });

  test('a food that is high for measured sugars alone is judged by them', () => {
    expect(of('Milk', { ndbNo: '00004', aisle: 'dairy-and-eggs' })).toMatchObject({
      value: 3,
      lowUpToG: null,
      sugars: { lactose: { gPer100g: 5 } },
      source: 'fodmap-list-and-sugars',
    });
    expect(of('Bean', { ndbNo: '00004', aisle: 'dairy-and-eggs' })).toMatchObject({
      lowUpToG: 0.5,
      groups: ['oligos'],
    });
  });

  test('without a list: all carbohydrate of a dairy food counts as lactose, and none is none', () => {
    expect(of('dairy', { ndbNo: '00004', aisle: 'dairy-and-eggs' })).toMatchObject({
      value: 3,
      confidence: 'calculated',
    });
    expect(of('none', { ndbNo: '00005' })).toMatchObject({ value: 1, source: 'fodmap-no-carbohydrate' });
    expect(() => of('none', { ndbNo: '00003' })).toThrow('00003 holds carbohydrate');
    expect(of('', { ndbNo: '00003' })).toBeNull();
  });

  test('sugars of another food do not count', () => {
    expect(of('Leaf', { ndbNo: '00003' })?.sugars.fructose?.gPer100g).toBe(0.5);
    expect(of('Leaf | without-sugars', { ndbNo: '00003' })?.sugars).toEqual({});
  });
});
