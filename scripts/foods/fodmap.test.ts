import { describe, expect, test } from 'vitest';
import type { Row } from './csv.ts';
import { type FodmapLists, fodmapOf } from './fodmap.ts';
import type { FodmapFood } from './fodmap-limits.ts';
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

  test('EXT-16 a figure from memory alone gives no verdict, and makes a list stricter', () => {
    const remembered = listsOf([serving({ green_max_g: '8', trust: '4' })]);
    expect(of('', {}, remembered)).toBeNull();
    expect(of('Leaf', {}, remembered)?.lowUpToG).toBe(8);
  });

  test('EXT-16 a blend that may contain garlic is low up to the listed amount, whatever its serving', () => {
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

  test('EXT-16 a figure from memory only makes a verdict stricter', () => {
    const recalled = serving({ green_max_g: '30', trust: '4' });
    expect(by(recalled)).toBe(30);
    expect(by(serving({ green_max_g: '90', trust: '4' }))).toBe(75);
    const free = serving({ green_max_g: '', is_limit: 'no', free: 'yes', sugars: '', trust: '4' });
    expect(of('Leaf', {}, listsOf([free]))).toMatchObject({ lowUpToG: 75, mediumUpToG: null });
    expect(of('Leaf', {}, listsOf([{ ...free, trust: '3' }]))?.lowUpToG).toBeNull();
    expect(of('Leaf | hardly-any', {}, listsOf([free]))?.lowUpToG).toBeNull();
    expect(of('Bean', {}, listsOf([free]))?.lowUpToG).toBe(0.5);
    expect(of('Bean | hardly-any', {}, listsOf([free]))?.lowUpToG).toBe(0.5);
    expect(of('', {}, listsOf([free]))).toBeNull();
  });

  test('EXT-16 published moderate and high servings bound Medium', () => {
    const medium = (...rows: readonly Row[]) => of('Leaf', {}, listsOf(rows))?.mediumUpToG;
    expect(medium(serving({}))).toBe(113);
    expect(medium(serving({ amber_g: '350' }))).toBe(350);
    expect(medium(serving({ amber_g: '80' }))).toBe(113);
    expect(medium(serving({ amber_g: '80', red_g: '100' }))).toBe(99);
    expect(medium(serving({ amber_g: '350', trust: '4' }))).toBe(113);
    // two pages of the same year: the stricter of each
    expect(medium(serving({ red_g: '170' }), serving({ green_max_g: '', red_g: '90' }))).toBe(89.1);
    expect(by(serving({ green_max_g: '', red_g: '50' }))).toBe(49.5);
    expect(by(serving({ green_max_g: '', amber_g: '20' }))).toBe(19.8);
    expect(of('', {}, listsOf([serving({ green_max_g: '', red_g: '50' })]))).toBeNull();
  });

  test('EXT-16 a food of which only a sugar was published can be High, and is never cleared', () => {
    const row = content({ source: mext, sorbitol_g_per_100g: '2' });
    expect(of('', {}, listsOf([], [row]))).toMatchObject({ value: 3, lowUpToG: 0.5, groups: ['sorbitol'] });
    expect(of('', {}, listsOf([], [{ ...row, sorbitol_g_per_100g: '0.1' }]))).toBeNull();
    expect(of('', { ndbNo: '00003' }, listsOf())).toBeNull();
  });

  test('EXT-16 a serving of a food beside it is used without the sugars of that food', () => {
    const lists = {
      ...listsOf(),
      servings: new Map([['other', [serving({ food: 'bulb', green_max_g: '14' })]]]),
      contents: new Map([['other', [content({ source: mext, sorbitol_g_per_100g: '2' })]]]),
    };
    expect(of('', { serving: '~other: bulb; a kind' }, lists)).toMatchObject({ lowUpToG: 14, sugars: {} });
    expect(of('', { serving: 'other: bulb; a kind' }, lists)?.sugars.sorbitol?.gPer100g).toBe(2);
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

  test('EXT-16 a serving of cooked pasta or pulses is converted to dry weight', () => {
    const cooked = listsOf([serving({ green_max_g: '74', state: 'cooked' })]);
    const dry = of('Leaf', { aisle: 'grains-and-pasta', id: 'food' }, cooked)?.lowUpToG ?? 0;
    expect(dry).toBeGreaterThan(20);
    expect(dry).toBeLessThan(40);
    expect(of('Leaf', {}, cooked)?.lowUpToG).toBe(74);
  });

  test('EXT-16 measured sugars are listed next to the serving, except those from language models or without a free license', () => {
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
    expect(of('Leaf', { origins: ['grain'] }, listsOf([], [row]))?.sugars.fructans?.gPer100g).toBe(0);
    const free = serving({ green_max_g: '', is_limit: 'no', sugars: '', trust: '4' });
    expect(of('Leaf', { origins: ['grain'] }, listsOf([free], [row]))?.lowUpToG).toBeNull();
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

  test('EXT-16 of sweetened dairy no more counts as lactose than its protein allows; what is not published is no measurement', () => {
    const lactoseOf = (ndbNo: string, origins: FodmapFood['origins']) =>
      of('dairy', { ndbNo, aisle: 'frozen', origins })?.sugars.lactose;
    expect(lactoseOf('00001', ['dairy'])).toMatchObject({ gPer100g: 60, confidence: 'calculated' });
    expect(lactoseOf('00001', ['dairy', 'added-sugar'])).toMatchObject({
      gPer100g: 38,
      confidence: 'calculated',
    });
    expect(lactoseOf('00004', ['dairy', 'added-sugar'])).toMatchObject({
      gPer100g: 5,
      confidence: 'measured',
    });
  });

  test('sugars of another food do not count', () => {
    expect(of('Leaf', { ndbNo: '00003' })?.sugars.fructose?.gPer100g).toBe(0.5);
    expect(of('Leaf | without-sugars', { ndbNo: '00003' })?.sugars).toEqual({});
  });
});
