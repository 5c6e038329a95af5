import { expect, test } from 'vitest';
import { parseStrictly } from './cooklang-parser.ts';

test('places of ingredients are those of the file, past comments, breaks and letters of several bytes', () => {
  const result = parseStrictly(
    '---\ntitle: Crème brûlée\n---\n\nÖffne @crème{1%g}\nund @œuf{2}.\n\n-- @not{1}\n[- nor\n@this{1} -]\n> Ingredient(\n\n@& œuf{1} @sel{1%g}(“à part”)\n',
  );
  expect(result.parsed?.recipe.ingredients.map((it) => it.name)).toEqual(['crème', 'œuf', 'œuf', 'sel']);
  const places = 'ingredientPlaces' in result ? result.ingredientPlaces : [];
  expect(places.map(({ line, column }) => [line, column])).toEqual([
    [5, 7],
    [6, 5],
    [13, 1],
    [13, 11],
  ]);
  expect(result.diagnoses).toEqual([]);
});

test('an invalid text is reported with its line, and the parser stays usable', () => {
  for (const broken of ['Fry\n@{3}.', 'Fry\n@egg{%}.', 'Fry\n@egg{1/0}.', 'Fry\n~{}.', 'Fry\n@a|b|c{1}.']) {
    const { parsed, diagnoses } = parseStrictly(broken);
    expect(parsed).toBeNull();
    expect(diagnoses[0]).toEqual({
      place: { line: 2, column: expect.any(Number) },
      text: expect.stringMatching(/^[A-Z].{5,}$/),
    });
    expect(parseStrictly('Fry @egg{1}.').parsed?.recipe.ingredients).toHaveLength(1);
  }
});
