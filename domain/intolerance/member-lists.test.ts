import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { figure } from './eaten.fixture.ts';
import { levelWord } from './level-word.ts';
import { levelsOfFoods, memberListOf, suits, tickedByDefault, unchanged } from './member-lists.ts';
import { verdictOf } from './verdicts.ts';

const spinach = foodOf({ id: 'spinach', name: 'Spinach', aisle: 'produce', oxalate: figure(970) });
const carrot = foodOf({ id: 'carrot', name: 'Carrot', aisle: 'produce', oxalate: figure(20) });
const leek = foodOf({ id: 'leek', name: 'Leek', aisle: 'produce', oxalate: figure(3), aliases: ['spinach'] });
const onion = foodOf({ id: 'onion', name: 'Onion', aisle: 'produce', oxalate: figure(2) });
const mystery = foodOf({ id: 'mystery', name: 'Mystery', aisle: 'produce' });
const foods = [spinach, carrot, leek, onion, mystery];
const ids = (list: readonly { id: string }[]) => list.map((it) => it.id);

test.each([
  [0, 'Low'],
  [1, 'Low'],
  [2, 'Medium'],
  [3, 'High'],
  [4, 'High'],
  [-1, 'Low'],
  [null, 'Unknown'],
] as const)('INTOL-05 CONST-34 EXT-02 level %s is %s', (level, word) => {
  expect(levelWord(level)).toBe(word);
});

describe('the list of the manager', () => {
  test('INTOL-04 OR-47 grades each food alone, unknown where it has no figure', () => {
    expect([...levelsOfFoods('oxalate', foods)]).toEqual([
      ['spinach', 3],
      ['carrot', 2],
      ['leek', 1],
      ['onion', 1],
      ['mystery', null],
    ]);
  });

  test('INTOL-06 CONST-35 EXT-02 ticks by default what is at most at the level, the unknown at High alone', () => {
    expect(ids(tickedByDefault('oxalate', foods, 1))).toEqual(['leek', 'onion']);
    expect(ids(tickedByDefault('oxalate', foods, 2))).toEqual(['carrot', 'leek', 'onion']);
    expect(ids(tickedByDefault('oxalate', foods, 3))).toEqual(ids(foods));
  });
});

describe('a member’s own list', () => {
  test('SRV-69 no list or an empty one changes nothing', () => {
    for (const ticked of [null, [], ['no such thing']]) {
      expect(memberListOf('oxalate', foods, ticked)).toEqual(unchanged);
    }
  });

  test('SRV-69 the defaults themselves change nothing', () => {
    for (const level of [1, 2, 3] as const) {
      const ticked = tickedByDefault('oxalate', foods, level).map((it) => it.name);
      expect(memberListOf('oxalate', foods, ticked, level)).toEqual(unchanged);
    }
  });

  test('INTOL-08 ticking includes, unticking excludes, by name in any case or by id', () => {
    expect(memberListOf('oxalate', foods, ['ONION ', 'carrot'])).toEqual({
      included: ['carrot'],
      excluded: ['leek'],
    });
  });

  test('an alias puts nothing back: Spinach does not tick the leek that is also called so', () => {
    expect(memberListOf('oxalate', foods, ['Spinach'])).toEqual({
      included: ['spinach'],
      excluded: ['leek', 'onion'],
    });
  });

  test('INTOL-08 applied to the defaults, the changes give the ticked foods again', () => {
    fc.assert(
      fc.property(fc.subarray(foods, { minLength: 1 }), fc.constantFrom(1, 2, 3), (ticked, level) => {
        const list = memberListOf('oxalate', foods, ids(ticked), level);
        const defaults = ids(tickedByDefault('oxalate', foods, level));
        const result = [...defaults.filter((id) => !list.excluded.includes(id)), ...list.included];
        expect(result.toSorted()).toEqual(ids(ticked).toSorted());
      }),
    );
  });

  test('SRV-45 changes what suits: an included food no longer counts, an excluded one leaves the recipe out', () => {
    const dish = [carrot, onion];
    const verdict = verdictOf('oxalate', [
      { food: carrot, grams: 80 },
      { food: onion, grams: 50 },
    ]);
    expect(suits(verdict, 1, unchanged, ids(dish))).toBe(false);
    expect(suits(verdict, 1, { included: ['carrot'], excluded: [] }, ids(dish))).toBe(true);
    expect(suits(verdict, 1, { included: ['carrot'], excluded: ['onion'] }, ids(dish))).toBe(false);
    expect(suits(verdict, 3, { included: [], excluded: ['onion'] }, ids(dish))).toBe(false);
  });

  test('EXT-02 foods that are Low by default still count towards a sum above Low', () => {
    const list = memberListOf('oxalate', foods, ['Leek', 'Onion']);
    const verdict = verdictOf('oxalate', [
      { food: leek, grams: 250 },
      { food: onion, grams: 250 },
    ]);
    expect(verdict.level).toBe(2);
    expect(suits(verdict, 1, list, ['leek', 'onion'])).toBe(false);
  });
});
