import { expect, test } from 'vitest';
import { fullMetas, settableMetas } from './metas.ts';

test('SRV-38 a client cannot set metas that grant something', () => {
  expect(
    settableMetas({ questionnaire_answered: true, social_id: 'x', subscription_checkout_url: 'https://x' }),
  ).toEqual({});
});

test('OR-38 reads metas sent flat and inside `metas`', () => {
  expect(settableMetas({ first_login: false, metas: { first_membership: false } })).toEqual({
    first_login: false,
    first_membership: false,
  });
});

test('the list has stored values, including false and empty ones, and defaults for the rest', () => {
  const list = fullMetas(
    new Map<string, boolean | string[]>([
      ['first_login', true],
      ['recipes_diet', []],
      ['recipe_low_oxalate_customize_ingredients', []],
    ]),
  );
  const values = Object.fromEntries(list.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    first_login: true,
    recipes_diet: [],
    recipe_low_oxalate_customize_ingredients: [],
    recipe_low_fodmap_customize_ingredients: null,
    first_membership: false,
  });
});
