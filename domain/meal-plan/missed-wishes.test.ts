import { expect, test } from 'vitest';
import { defaultWishes } from './cooking-wishes.ts';
import { type CookedDish, missedWishes } from './missed-wishes.ts';

const dish = (more: Partial<CookedDish>): CookedDish => ({
  minutes: 20,
  isWeekend: false,
  priceClass: 1,
  foodIds: ['brown-rice'],
  ...more,
});
const wishes = { ...defaultWishes, weekdayMinutes: 20, weekendMinutes: 60, mostPriceClass: 1 } as const;
const rice = { name: 'rice', ids: ['white-rice', 'brown-rice'] };
const named = (name: string) => ({ name, ids: [name] });

test('EXT-29 says nothing of a week that keeps the wishes, nor of a few minutes', () => {
  const fitting = [dish({}), dish({ minutes: 25 }), dish({ minutes: 60, isWeekend: true })];
  expect(missedWishes(wishes, [rice], fitting)).toEqual([]);
  expect(missedWishes(wishes, [], [])).toEqual([]);
});

test('EXT-29 says how many dishes take longer or cost more than was asked for, and what is left over', () => {
  const cooked = [
    dish({ minutes: 26 }),
    dish({ minutes: 75, isWeekend: true, priceClass: 2 }),
    dish({ minutes: 40, priceClass: 4 }),
    dish({}),
  ];
  expect(missedWishes(wishes, [named('celery'), rice, named('leek')], cooked)).toEqual([
    '3 dishes take more work than you asked for, up to 75 minutes.',
    '2 dishes cost more than you chose. Swap what’s too expensive, or try another week.',
    'No dish of this week uses up: celery, leek.',
  ]);
  expect(missedWishes(wishes, [], [dish({ priceClass: 3 })])).toEqual([
    expect.stringMatching(/^1 dish costs more/),
  ]);
});
