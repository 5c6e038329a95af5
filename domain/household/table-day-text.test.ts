import { expect, test } from 'vitest';
import type { DaySum } from '#domain/safety/day-limits.ts';
import { dayPortions } from './day-portions.ts';
import { seatedSentence, tableDaySentence } from './table-day-text.ts';

const lena = {
  id: 'lena',
  isMe: false,
  isBase: false,
  energy: 1000,
  isThere: () => true,
  fits: () => true,
  mayEat: () => true,
};
const me = { ...lena, id: 'me', isMe: true, isBase: true, energy: 2000 };
const soup = { id: 'soup', slot: 'lunch', kcal: 600, servings: 1, onlyFor: null } as const;
const day = {
  name: 'Lena',
  isEnergyShared: true,
  isCountedAsUsual: false,
  sharesFood: true,
  over: [],
  isAgeKnown: true,
  awayAt: [],
};
const sum = (nutrient: string, name: string, amount: number, most: number): DaySum => ({
  nutrient,
  name,
  unit: 'mg',
  amount,
  most,
  isOver: true,
  unknown: [],
});

test('a day with more salt than a child should have says how much, and what helps', () => {
  const portions = dayPortions([soup], [me, lena], 2000).find(({ eater }) => eater.id === 'lena');
  if (portions === undefined) throw new Error('Lena eats along.');
  const said = (...overDay: readonly DaySum[]) => tableDaySentence(portions, { ...day, overDay });
  expect(said(sum('sodium', 'Sodium', 1448.6, 1200))).toContain(
    'Sodium: 1,449 mg, more than the 1,200 mg a day advised at this age. Take their portions out before you salt the pot.',
  );
  expect(said(sum('caffeine', 'Caffeine', 80, 60))).not.toContain('salt');
  expect(said()).not.toContain('advised');
  const ageless = { ...day, overDay: [sum('sodium', 'Sodium', 900, 800)], isAgeKnown: false };
  expect(tableDaySentence(portions, ageless)).toContain('800 mg a day advised for the youngest children.');
});

test('EXT-32 names written from right to left are isolated in a sentence, so that its marks stay in their places', () => {
  const people = ['שרה', 'محمد', 'Ben'].map((name) => ({ name, is_me: false, is_there: true }));
  expect(seatedSentence([...people, { name: 'Ana', is_me: true, is_there: true }])).toBe(
    'You, \u2068שרה\u2069, \u2068محمد\u2069, and Ben',
  );
});
