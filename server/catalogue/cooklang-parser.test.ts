import { expect, test } from 'vitest';
import { askOfficialParser } from './cooklang-parser.ts';

test('lines of ingredients are those of the file, past comments, breaks and letters of several bytes', () => {
  const answer = askOfficialParser(
    '---\ntitle: Crème brûlée\n---\n\nÖffne @crème{1%g}\nund @œuf{2}.\n\n-- @not{1}\n[- nor\n@this{1} -]\n> Ingredient(\n\n@& œuf{1} @sel{1%g}(“à part”)\n',
  );
  expect(answer.parsed?.recipe.ingredients.map((it) => it.name)).toEqual(['crème', 'œuf', 'œuf', 'sel']);
  expect(answer).toMatchObject({ ingredientLines: [5, 6, 13, 13], diagnoses: [] });
});

test('a text the parser cannot read is told with its line and leaves the parser sound', () => {
  for (const broken of ['Fry\n@{3}.', 'Fry\n@egg{%}.', 'Fry\n@egg{1/0}.', 'Fry\n~{}.', 'Fry\n@a|b|c{1}.']) {
    const { parsed, diagnoses } = askOfficialParser(broken);
    expect(parsed).toBeNull();
    expect(diagnoses[0]).toEqual({ line: 2, text: expect.stringMatching(/^[A-Z].{5,}$/) });
    expect(askOfficialParser('Fry @egg{1}.').parsed?.recipe.ingredients).toHaveLength(1);
  }
});
