import { describe, expect, test } from 'vitest';
import { type CookingWishes, defaultWishes } from './cooking-wishes.ts';
import { emptyDay } from './plan.fixture.ts';
import { weekOutline } from './week-outline.ts';

const week = Array.from({ length: 7 }, () => emptyDay);
const outline = (wishes: Partial<CookingWishes> = {}, mostDaysKept = 3, days = week) =>
  weekOutline(days, { wishes: { ...defaultWishes, ...wishes }, mostDaysKept });

describe('the outline of a week', () => {
  test('EXT-29: by default, eight to ten dishes fill the week, each meal once', () => {
    const dishes = outline();
    expect(dishes.length).toBeGreaterThanOrEqual(8);
    expect(dishes.length).toBeLessThanOrEqual(10);
    const places = dishes.flatMap((dish) => dish.places.map(({ day, at }) => `${day} ${at}`));
    expect(new Set(places).size).toBe(28);
    expect(places).toHaveLength(28);
  });

  test('EXT-29: leftovers are eaten within three days of the cooking, never twice on a day', () => {
    for (const dinners of [1, 2, 3, 4, 5, 6, 7])
      for (const { places } of outline({ dinners }).filter(({ places: [it] }) => it?.slot !== 'breakfast')) {
        const days = places.map(({ day }) => day);
        expect((days.at(-1) ?? 0) - (days[0] ?? 0)).toBeLessThanOrEqual(3);
        expect(new Set(days).size).toBe(days.length);
      }
  });

  test('EXT-29: nothing is a leftover for a person whose food must be fresh', () => {
    const dishes = outline({}, 0);
    expect(dishes.some(({ mayBeLeftovers }) => mayBeLeftovers)).toBe(false);
    expect(dishes.length).toBeLessThanOrEqual(12);
  });

  test('the number of dinners and the breakfasts are as wished', () => {
    const dinnersOf = (dishes: ReturnType<typeof outline>) =>
      dishes.filter(({ places: [it] }) => it?.slot === 'dinner').length;
    expect(dinnersOf(outline({ dinners: 7 }))).toBe(7);
    expect(dinnersOf(outline({ dinners: 4 }))).toBe(4);
    const breakfasts = outline({ repeatBreakfasts: false }).filter(
      ({ places: [it] }) => it?.slot === 'breakfast',
    );
    expect(breakfasts).toHaveLength(7);
  });
});
