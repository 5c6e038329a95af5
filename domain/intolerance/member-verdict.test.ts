import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { figure } from './eaten.fixture.ts';
import { suits, unchanged } from './member-lists.ts';
import { levelForMember, memberVerdictOf } from './member-verdict.ts';
import { verdictOf } from './verdicts.ts';

const spinach = foodOf({ id: 'spinach', oxalate: figure(970) });
const almond = foodOf({ id: 'almond', oxalate: figure(380) });
const carrot = foodOf({ id: 'carrot', oxalate: figure(20) });
const mystery = foodOf({ id: 'mystery' });
const foods = [spinach, almond, carrot, mystery];

const dish = (...eaten: readonly (readonly [(typeof foods)[number], number])[]) => ({
  verdict: verdictOf(
    'oxalate',
    eaten.map(([food, grams]) => ({ food, grams })),
  ),
  foodIds: eaten.map(([food]) => food.id),
});

describe('a verdict with the member’s own list', () => {
  const { verdict, foodIds } = dish([spinach, 100], [carrot, 70]);

  test('stays as it is without changes', () => {
    expect(memberVerdictOf(verdict, unchanged, foodIds)).toEqual({
      level: 3,
      deciding: ['spinach'],
      unknown: [],
    });
    const low = dish([carrot, 40]);
    expect(memberVerdictOf(low.verdict, unchanged, low.foodIds)).toEqual({
      level: 1,
      deciding: [],
      unknown: [],
    });
  });

  test('a food put back counts no longer', () => {
    const list = { included: ['spinach', 'carrot'], excluded: [] };
    expect(memberVerdictOf(verdict, list, foodIds)).toEqual({ level: 1, deciding: [], unknown: [] });
    expect(levelForMember(verdict, { included: ['carrot'], excluded: [] }, foodIds)).toBe(3);
  });

  test('a food left out makes it High, and is named', () => {
    const low = dish([carrot, 40]);
    const list = { included: [], excluded: ['carrot'] };
    expect(memberVerdictOf(low.verdict, list, low.foodIds)).toEqual({
      level: 3,
      deciding: ['carrot'],
      unknown: [],
    });
  });

  test('EXT-02 an unknown food stays unknown until it is put back', () => {
    const unsure = dish([mystery, 10], [carrot, 40]);
    expect(memberVerdictOf(unsure.verdict, unchanged, unsure.foodIds)).toEqual({
      level: null,
      deciding: ['mystery'],
      unknown: ['mystery'],
    });
    const list = { included: ['mystery'], excluded: [] };
    expect(memberVerdictOf(unsure.verdict, list, unsure.foodIds)).toEqual({
      level: 1,
      deciding: [],
      unknown: [],
    });
  });

  test('EXT-02 an unknown food is not what makes a dish High', () => {
    const high = dish([spinach, 100], [mystery, 10]);
    const { level, deciding, unknown } = high.verdict;
    expect({ level, deciding, unknown }).toEqual({
      level: 3,
      deciding: ['spinach'],
      unknown: ['mystery'],
    });
    expect(memberVerdictOf(high.verdict, unchanged, high.foodIds)).toEqual({ level, deciding, unknown });
  });

  test('the page shows Low or Medium exactly where the search lets the recipe pass', () => {
    const someIds = fc.subarray(foods.map((it) => it.id));
    const eaten = fc.array(fc.tuple(fc.constantFrom(...foods), fc.integer({ min: 1, max: 200 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(eaten, someIds, someIds, (parts, included, excluded) => {
        const one = dish(...parts);
        const list = { included, excluded };
        const { level, deciding } = memberVerdictOf(one.verdict, list, one.foodIds);
        for (const limit of [1, 2] as const)
          expect(suits(one.verdict, limit, list, one.foodIds)).toBe(level !== null && level <= limit);
        expect(deciding.length > 0).toBe(level !== 1);
      }),
    );
  });
});
