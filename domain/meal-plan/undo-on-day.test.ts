import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlannedDish, undoOnDay } from './undo-on-day.ts';

const dish = (name: string, changes: Partial<PlannedDish> = {}): PlannedDish => ({
  dish: name,
  position: 'abcde'.indexOf(name),
  slot: 'lunch',
  servings: 1,
  generated: false,
  leftoverOf: null,
  onlyFor: null,
  ...changes,
});
const day = (...names: readonly string[]) => names.map((name) => dish(name));
const names = (items: readonly PlannedDish[] | null) => items?.map((each) => each.dish) ?? null;

test('a removal is undone after other removals, additions, and undos', () => {
  const first = { before: day('a', 'b', 'c'), after: day('b', 'c') };
  const second = { before: day('b', 'c'), after: day('b') };
  expect(names(undoOnDay(day('b', 'd'), first))).toEqual(['a', 'b', 'd']);
  expect(names(undoOnDay(day('a', 'b', 'd'), second))).toEqual(['a', 'b', 'c', 'd']);
  expect(names(undoOnDay(day('a', 'b'), first))).toEqual(['a', 'b']);
});

test('removals are undone in any order, and each dish is where it was', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const order = fc.shuffledSubarray(all);
  fc.assert(
    fc.property(order, order, (removed, ranking) => {
      const changes = removed.map((name, at) => {
        const rest = (count: number) => day(...all.filter((each) => !removed.slice(0, count).includes(each)));
        return { name, before: rest(at), after: rest(at + 1) };
      });
      const undos = changes.toSorted((one, other) => ranking.indexOf(one.name) - ranking.indexOf(other.name));
      const end = undos.reduce<readonly PlannedDish[]>(
        (now, change) => undoOnDay(now, change) ?? [],
        changes.at(-1)?.after ?? day(...all),
      );
      expect(names(end)).toEqual(all);
    }),
  );
});

test('what was added is taken away, unless its servings were changed since', () => {
  const change = { before: day('a'), after: day('a', 'b') };
  expect(names(undoOnDay(day('b', 'c'), change))).toEqual(['c']);
  expect(undoOnDay([dish('b', { servings: 3 })], change)).toBeNull();
});

test('servings and meal are restored each by itself', () => {
  const servings = { before: [dish('a')], after: [dish('a', { servings: 3 })] };
  const moved = dish('a', { servings: 3, slot: 'dinner' });
  expect(undoOnDay([moved, dish('b')], servings)).toEqual([dish('a', { slot: 'dinner' }), dish('b')]);
  const meal = { before: [dish('a')], after: [dish('a', { slot: 'dinner' })] };
  expect(undoOnDay([moved], meal)).toEqual([dish('a', { servings: 3 })]);
});

test('what was changed again is not overwritten', () => {
  const servings = { before: [dish('a')], after: [dish('a', { servings: 3 })] };
  expect(undoOnDay([dish('a', { servings: 4 })], servings)).toBeNull();
  expect(undoOnDay([], servings)).toBeNull();
  const meal = { before: [dish('a')], after: [dish('a', { slot: 'dinner' })] };
  expect(undoOnDay([dish('a', { slot: 'snack' })], meal)).toBeNull();
  const removal = { before: [dish('a', { servings: 3 })], after: [] };
  expect(undoOnDay([dish('a')], removal)).toBeNull();
});

test('an undo that is done already changes nothing', () => {
  const change = { before: [dish('a'), dish('b', { servings: 2 })], after: [dish('b'), dish('c')] };
  expect(undoOnDay(change.before, change)).toEqual(change.before);
});
