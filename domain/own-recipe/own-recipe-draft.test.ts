import { expect, test } from 'vitest';
import { draftOfReadRecipe, emptyDraft, ownRecipeInput, withDecision, withLine } from './own-recipe-draft.ts';

test('EXT-05 what is typed is sent as numbers, lines and kinds of dish; no time is 0 minutes', () => {
  const draft = { ...emptyDraft, title: ' Soup ', ingredients: '1 onion\n\n 2 leeks ', steps: ' Cook. ' };
  expect(ownRecipeInput({ ...draft, mealTypes: ['Soup', 'Snack'] })).toEqual({
    title: 'Soup',
    summary: '',
    servings: 4,
    ready_in_minutes: 0,
    meal_types: ['Soup', 'Snack'],
    ingredients: ['1 onion', '2 leeks'],
    line_choices: [],
    steps: ['Cook.'],
  });
  expect(ownRecipeInput({ ...draft, minutes: '35' }).ready_in_minutes).toBe(35);
});

test('EXT-20 a decision goes with its line, wherever it stands, and is sent by its place', () => {
  const draft = { ...emptyDraft, ingredients: '1 onion\n2 leeks' };
  const salt = { foodId: 'salt', grams: null, isLeftOut: false };
  const decided = withDecision(draft, '2 leeks', salt);
  expect(ownRecipeInput({ ...decided, ingredients: '2 leeks\n1 onion' }).line_choices).toEqual([
    { line: 0, food_id: 'salt', grams: null, is_left_out: false },
  ]);
  expect(ownRecipeInput(withDecision(decided, '2 leeks', null)).line_choices).toEqual([]);
});

test('EXT-20 a line is rewritten in its place, and a blank one goes', () => {
  const draft = { ...emptyDraft, ingredients: '1 onion\n2 leeks\nsalt' };
  expect(withLine(draft, '2 leeks', '3 leeks').ingredients).toBe('1 onion\n3 leeks\nsalt');
  expect(withLine(draft, '2 leeks', ' ').ingredients).toBe('1 onion\nsalt');
});

test('EXT-05 an imported recipe keeps its author and the address it was read from', () => {
  const read = {
    title: 'Bean stew',
    summary: '',
    servings: 4,
    ready_in_minutes: 0,
    meal_types: [],
    ingredients: ['2 cups beans'],
    steps: ['Simmer.'],
    author: 'Mary Smith',
    source_address: 'https://example.com/bean-stew',
  };
  expect(ownRecipeInput(draftOfReadRecipe(read))).toMatchObject({
    author: 'Mary Smith',
    source_address: 'https://example.com/bean-stew',
  });
  const own = ownRecipeInput(draftOfReadRecipe({ ...read, author: null, source_address: null }));
  expect(Object.keys(own).filter((key) => /author|address/.test(key))).toEqual([]);
});
