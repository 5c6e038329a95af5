import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { dishOfIngredients } from '#domain/dietary-profile/dish-of-ingredients.ts';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { judgeEach } from '#domain/dietary-profile/judge-several.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { changedTableSentence, tableSentence } from '#domain/household/table-text.ts';
import {
  crossContactWarning,
  portionText,
  tableVersionSentence,
} from '#domain/household/table-version-text.ts';
import { stateOf } from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { readSwapRoles } from '#domain/swap/swap-roles.ts';
import { firstMention, wordsFor } from './first-mention.ts';
import { fitForAll, type KnownEater } from './fit-for-all.ts';
import { withChanges } from './make-it-fit.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const foods = parseFoods(read('foods.csv'));
const roles = readSwapRoles(read('swap-roles.csv'), foods);
const food = (id: string) => {
  const found = foods.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
};
const eater = (name: string, profile: Partial<DietaryProfile> = {}, isMe = false): KnownEater => ({
  id: name,
  name,
  isMe,
  profile: { ...emptyProfile, ...profile },
});
const me = eater('Mia', {}, true);
const ana = eater('Ana', { allergens: ['milk'] });
const ben = eater('Ben', { diets: ['Vegan'] });

const dishOf = (...ids: readonly (readonly [string, number])[]): Dish => ({
  title: 'A dish',
  servings: 4,
  ingredients: ids.map(([id, grams]) => ({ food: food(id), grams })),
});
const salad = dishOf(['tomato', 600], ['cucumber', 400], ['olive-oil', 40], ['feta', 30]);
const steps = [
  'Slice the tomatoes.',
  'Slice the cucumber.',
  'Dress them with the oil.',
  'Crumble the feta over it.',
];
const ask = (dish: Dish, eaters: readonly KnownEater[], of = steps) =>
  fitForAll(dish, eaters, {
    roles,
    steps: of,
    namesOf: (id) => [food(id).name],
    pause: async () => {},
  });
const each = (dish: Dish, eaters: readonly KnownEater[]) =>
  judgeEach(dishOfIngredients(dish.ingredients, dish.servings), eaters);
const nameOf = (id: string) => food(id).name.toLowerCase();

test('EXT-32 a dish that fits everybody stays as it is', async () => {
  const plain = dishOf(['tomato', 600], ['olive-oil', 40]);
  expect(await ask(plain, [me, ana])).toEqual({ kind: 'fits' });
  expect(tableSentence(each(plain, [ana]))).toBe('Fits Ana');
  expect(tableSentence(each(plain, [me, ana]))).toBe('Fits both of you');
  expect(tableSentence(each(plain, [me, ana, ben]))).toBe('Fits all of you');
  expect(tableSentence(each(salad, [ana, ben, me]))).toBe('Fits you, not Ana or Ben');
  expect(tableSentence(each(salad, [ana, ben]))).toBe('Doesn’t fit any of you');
});

test('EXT-32 one change for everybody comes before a portion of its own, and fits each of them', async () => {
  const fit = await ask(salad, [me, ana, ben]);
  if (fit.kind !== 'shared') throw new Error(fit.kind);
  expect(fit.changes).toHaveLength(1);
  for (const { profile } of [me, ana, ben])
    expect(isServable(stateOf(withChanges(salad, fit.changes), profile).judgement)).toBe(true);
  expect(tableVersionSentence(fit, each(salad, [me, ana, ben]))).toBe('One change, and it fits everybody.');
});

test('EXT-32 EXT-31 the limit of a food test gets the same change for everybody as any other limit', async () => {
  const greens = dishOf(['spinach', 600], ['tomato', 400], ['olive-oil', 40]);
  const since = '2026-03-14';
  for (const own of [
    { doses: [{ substance: 'oxalate', load: 1, since }] },
    { foodLimits: [{ foodId: 'spinach', name: 'Spinach', grams: 10, since }] },
  ] as const satisfies readonly Partial<DietaryProfile>[]) {
    const fit = await ask(greens, [me, eater('Eva', own)], ['Wilt the spinach.', ...steps]);
    if (fit.kind !== 'shared') throw new Error(fit.kind);
    expect(fit.changes.map(({ foodId }) => foodId)).toEqual(['spinach']);
  }
});

/** Two who share no single change: one leaves the feta out, the other the cucumber. */
const tom = eater('Tom', { excludedFoods: [{ name: 'basil', foodIds: ['basil'] }] });
const herbs = dishOf(['tomato', 600], ['cucumber', 400], ['olive-oil', 40], ['feta', 30], ['basil', 10]);

test('EXT-32 one pot parts where the first changed food goes in, with a warning for an allergy', async () => {
  const fit = await ask(herbs, [me, ana, tom], [...steps, 'Scatter the basil over it.']);
  if (fit.kind !== 'parted') throw new Error(fit.kind);
  expect(fit.portions.map(({ eater: { name }, atStep }) => [name, atStep])).toEqual([
    ['Ana', 3],
    ['Tom', 4],
  ]);
  for (const { eater: person, changes } of fit.portions)
    expect(isServable(stateOf(withChanges(herbs, changes), person.profile).judgement)).toBe(true);
  const [anas] = fit.portions;
  if (anas === undefined) throw new Error('Ana has no portion.');
  expect(portionText(anas, nameOf)).toMatch(/^Before step 4, take out Ana’s portion\. For it: .*feta.*\.$/);
  expect(crossContactWarning(fit.portions)).toMatch(/Ana’s portion out first.*not medical advice\.$/);
  expect(crossContactWarning(fit.portions.slice(1))).toBeNull();
  expect(tableVersionSentence(fit, each(herbs, [me, ana, tom]))).toBe(
    'One pot feeds everybody, with a change for Ana and Tom at the end.',
  );
});

test('EXT-32 a card names the one change per person, and keeps a portion apart for an allergy', async () => {
  const once = (dish: Dish, eaters: readonly KnownEater[], of = steps) =>
    fitForAll(dish, eaters, {
      roles,
      steps: of,
      namesOf: (id) => [food(id).name],
      pause: async () => {},
      maxChanges: 1,
    });
  const said = async (dish: Dish, eaters: readonly KnownEater[], of = steps) =>
    changedTableSentence(each(dish, eaters), await once(dish, eaters, of), nameOf);
  const kim = { ...eater('Kim'), profile: null };
  expect(await said(salad, [me, ana, ben])).toMatch(
    /^Fits all of you (without the|with .* instead of) feta$/,
  );
  expect(await said(salad, [me, ana])).toMatch(/^Fits both of you with/);
  const finish = [...steps, 'Scatter the basil over it.'];
  const sentence = await said(herbs, [me, ana, tom], finish);
  expect(sentence).toMatch(
    /^Fits you; Ana with a portion kept apart, with(out the| .* instead of) feta; Tom with/,
  );
  const fit = await once(herbs, [me, ana, tom], finish);
  const withKim = judgeEach(dishOfIngredients(herbs.ingredients, herbs.servings), [me, ana, tom, kim]);
  expect(changedTableSentence(withKim, fit, nameOf)).toBe(`${sentence}; we can’t check it for Kim`);
  // with more changes than one it is only whom the dish fits
  const many = eater('Leo', { allergens: ['milk'], excludedFoods: [{ name: 'basil', foodIds: ['basil'] }] });
  expect(await said(herbs, [me, many], finish)).toBe('Fits you, not Leo');
});

test('EXT-32 a food that goes in early, or that no step names, parts no pot', async () => {
  const early = ['Crumble the feta and the basil into a bowl.', 'Add the rest.', 'Stir.'];
  expect((await ask(herbs, [me, ana, tom], early)).kind).toBe('shared');
  expect((await ask(herbs, [me, ana, tom], ['Cook.', 'Stir.', 'Serve.'])).kind).toBe('shared');
});

test('EXT-32 what has no good change says so, with the names', async () => {
  const dish = dishOf(['beef-stew-meat', 800], ['tomato', 200]);
  const none = eater('Leo', { unreadable: ['Mlik'] });
  const fit = await ask(dish, [me, none]);
  expect(fit.kind).toBe('impossible');
  expect(tableVersionSentence(fit, each(dish, [me, none]))).toMatch(
    /^Fits you, not Leo\. We found no good change/,
  );
});

test('EXT-32 a step may mean a food by its kind, its plural, or as one of the rest', () => {
  const feta = wordsFor(food('feta'), ['crumbled feta, to serve']);
  expect(firstMention(['Boil it.', 'Add half of the cheese.'], feta)).toBe(1);
  expect(firstMention(['Boil it.', 'Add the remaining ingredients.', 'Top with feta.'], feta)).toBe(1);
  expect(firstMention(['Boil it.', 'Stir.'], feta)).toBe(0);
  expect(firstMention(['Boil.', 'Slice the tomatoes.'], wordsFor(food('tomato'), []))).toBe(1);
});
