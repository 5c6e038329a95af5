import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MealSlot, mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { dayPortions, isOnTarget, type PotDish, type PotEater, potOf } from './day-portions.ts';

const everywhere = () => true;
const eater = (id: string, energy: number | null, more: Partial<PotEater> = {}): PotEater => ({
  id,
  isMe: id === 'me',
  isBase: id === 'me',
  energy,
  isThere: everywhere,
  fits: everywhere,
  mayEat: everywhere,
  ...more,
});
const dish = (id: string, slot: MealSlot, kcal: number, more: Partial<PotDish> = {}): PotDish => ({
  id,
  slot,
  kcal,
  servings: 1,
  onlyFor: null,
  ...more,
});
const day = [
  dish('oats', 'breakfast', 400),
  dish('soup', 'lunch', 300, { servings: 2 }),
  dish('curry', 'dinner', 700),
];
const me = eater('me', 1700);

test('EXT-32 one pot feeds 2,400, 1,700, and 900 kcal over the day', () => {
  const all = dayPortions(day, [me, eater('ben', 2400), eater('lena', 900)], 1700);
  expect(all.map(({ kcal }) => Math.round(kcal / 10))).toEqual([170, 240, 90]);
  expect(all.map(({ servings }) => servings.get('soup'))).toEqual([2, 2.82, 1.06]);
  expect(potOf('soup', all)).toBe(5.88);
  expect(all.every(isOnTarget)).toBe(true);
});

test('EXT-32 who is away for a meal gets the rest of their day, and nothing of that meal', () => {
  const away = { isThere: (slot: MealSlot) => slot !== 'lunch' };
  const [, ben] = dayPortions(day, [me, eater('ben', 2400, away)], 1700);
  expect([...(ben?.servings.keys() ?? [])]).toEqual(['oats', 'curry']);
  expect(Math.round(ben?.target ?? 0)).toBe(1600);
  expect(ben && isOnTarget(ben)).toBe(true);
});

test('EXT-32 where the member is away, they eat by themselves', () => {
  const away = eater('me', 1700, { isThere: (slot) => slot !== 'dinner' });
  const [own, ben] = dayPortions(day, [away, eater('ben', 2400)], 1700);
  expect(own?.servings.get('curry')).toBe(1);
  expect(ben?.servings.has('curry')).toBe(false);
});

test('EXT-32 a separate dish is for those it names, and they eat nothing else of that meal', () => {
  const dishes = [...day, dish('tofu', 'dinner', 500, { onlyFor: ['ben'] })];
  const all = dayPortions(dishes, [me, eater('ben', 2000), eater('lena', null)], 1700);
  const eaten = all.map(({ servings }) => [...servings.keys()]);
  expect(eaten).toEqual([
    ['oats', 'soup', 'curry'],
    ['oats', 'soup', 'tofu'],
    ['oats', 'soup', 'curry'],
  ]);
  expect(all.every(isOnTarget)).toBe(true);
});

test('EXT-31 EXT-32 a dish that was set, such as the portion of a food test, is served as it is', () => {
  const portion = dish('portion', 'lunch', 100, { servings: 0.5, onlyFor: ['ben'], isExact: true });
  const [, ben] = dayPortions([...day, portion], [me, eater('ben', 3400)], 1700);
  expect(ben?.servings.get('portion')).toBe(0.5);
  expect(ben && isOnTarget(ben)).toBe(true);
  const { isExact: _, ...usual } = portion;
  const [, scaled] = dayPortions([...day, usual], [me, eater('ben', 3400)], 1700);
  expect(scaled?.servings.get('portion')).toBeGreaterThan(1);
});

test('EXT-32 a limit on a dish holds: the rest of the day makes up for it, or the day says so', () => {
  const limited = (ids: readonly string[]) =>
    eater('ben', 2400, { mayEat: (id, servings) => !ids.includes(id) || servings <= 1 });
  const [, one] = dayPortions(day, [me, limited(['oats'])], 1700);
  expect(one).toMatchObject({ isLimited: true });
  expect(one?.servings.get('oats')).toBe(1);
  expect(one && isOnTarget(one)).toBe(true);
  // never as much as five servings of one dish, to make up for the others
  const [, limitedTwice] = dayPortions(day, [me, limited(['soup', 'curry'])], 1700);
  expect(limitedTwice?.servings.get('oats')).toBe(2.12);
  const [, some] = dayPortions(
    day,
    [me, eater('ben', 2400, { mayEat: (id, servings) => id !== 'soup' || servings <= 2.55 })],
    1700,
  );
  expect(some?.servings.get('soup')).toBe(2.5);
  const [, all] = dayPortions(day, [me, limited(['oats', 'soup', 'curry'])], 1700);
  expect(all?.kcal).toBe(1400);
  expect(all && isOnTarget(all)).toBe(false);
});

test('EXT-32 nobody is served a dish that isn’t for them, and the day says what is missing', () => {
  const [, ben] = dayPortions(day, [me, eater('ben', 1800, { fits: (id) => id !== 'curry' })], 1700);
  expect([...(ben?.servings.keys() ?? [])]).toEqual(['oats', 'soup']);
  expect(ben?.seatedAt).toEqual(['oats', 'soup', 'curry']);
  expect([Math.round(ben?.kcal ?? 0), ben?.target]).toEqual([1100, 1800]);
  expect(ben && isOnTarget(ben)).toBe(false);
});

test('EXT-32 a day with a dinner alone feeds the others in proportion', () => {
  const [, ben] = dayPortions([dish('curry', 'dinner', 700)], [me, eater('ben', 850)], 1700);
  expect(ben?.servings.get('curry')).toBe(0.5);
});

test('EXT-32 everybody without a limit is within 3 percent of their target, on any whole day', () => {
  const kcal = fc.integer({ min: 150, max: 900 });
  const energy = fc.integer({ min: 700, max: 4000 });
  fc.assert(
    fc.property(
      fc.tuple(kcal, kcal, kcal, kcal),
      fc.array(fc.tuple(energy, fc.subarray([...mealSlots])), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1200, max: 4000 }),
      (figures, others, target) => {
        const dishes = mealSlots.map((slot, at) => dish(slot, slot, figures[at] ?? 0));
        const eaters = others.map(([each, slots], at) =>
          eater(`p${at}`, each, { isThere: (slot) => slots.includes(slot) }),
        );
        for (const one of dayPortions(dishes, [eater('me', target), ...eaters], target)) {
          if (one.eater.isMe) continue;
          expect(isOnTarget(one)).toBe(true);
        }
      },
    ),
  );
});
