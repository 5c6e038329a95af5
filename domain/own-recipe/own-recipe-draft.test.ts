import { describe, expect, test } from 'vitest';
import { emptyDraft, fileRefusal, formatOfFile, ownRecipeInput } from './own-recipe-draft.ts';

test('EXT-05 what is typed is sent as numbers, lines and kinds of dish; no time is no figure', () => {
  const draft = { ...emptyDraft, title: ' Soup ', ingredients: '1 onion\n\n 2 leeks ', steps: ' Cook. ' };
  expect(ownRecipeInput({ ...draft, mealTypes: ['Soup', 'Snack'] })).toEqual({
    title: 'Soup',
    summary: '',
    servings: 4,
    meal_types: ['Soup', 'Snack'],
    ingredients: ['1 onion', '2 leeks'],
    steps: ['Cook.'],
  });
  expect(ownRecipeInput({ ...draft, minutes: '35' }).ready_in_minutes).toBe(35);
});

describe('EXT-05 a file', () => {
  test.each([
    ['soup.cook', 'cooklang'],
    ['Soup of Mum.HTML', 'html'],
    ['export.json', 'json'],
    ['notes.txt', 'cooklang'],
    ['archive.zip', null],
    ['json', null],
    ['', null],
  ])('"%s" holds %s', (name, format) => {
    expect(formatOfFile(name)).toBe(format);
    expect(fileRefusal({ name, size: 10 }) === null).toBe(format !== null);
  });

  test('that is empty or larger than what the server takes is refused', () => {
    expect(fileRefusal({ name: 'soup.cook', size: 2_000_000 })).toBeNull();
    expect(fileRefusal({ name: 'soup.cook', size: 2_000_001 })).toContain('too large');
    expect(fileRefusal({ name: 'soup.cook', size: 0 })).toContain('empty');
  });
});
