import { expect, test } from 'vitest';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import type { Food } from './food.ts';
import { familyIds } from './left-out-foods.ts';
import { madeOf, partsOfFood } from './made-of.ts';

const table = await loadFoods();
const { foods, byId } = table;
const partsOf = (id: string) => Object.values(madeOf[id] ?? {}).flat() as string[];

test('EXT-13 composite foods and their parts are foods', () => {
  const ids = Object.keys(madeOf).flatMap((id) => [id, ...partsOf(id)]);
  expect(ids.filter((id) => !byId.has(id))).toEqual([]);
});

/** One ingredient with a little salt, acid, or an additive, and mixtures that hold none of the foods. */
const isOneFood = ({ id }: Food) =>
  /^(tomato-paste|bottled-lemon-juice|tamarind-paste|applesauce|allspice|rolled-oats|bread-flour|prosciutto|turkey-bacon|canadian-bacon|ham-hock|gammon|american-cheese|light-coconut-milk|creamed-corn|(maple|agave|golden|corn|dark-corn)-syrup|stevia|baking-soda|cream-of-tartar|agar|pectin|xanthan-gum|food-coloring)$/.test(
    id,
  );
const isNamedAsMixture =
  /sauce|dressing|paste$|mix$|seasoning|masala|spice$|stock|bouillon|soup|sausage|spread|pesto|chutney|salsa|relish|jam|jelly|pickle|gravy|liqueur|syrup|filling|crust|dough|bread|cookie|cracker|roll|bun/;

test('EXT-13 every food of several ingredients says what it is made of', () => {
  const mixed = foods.filter(
    (food) =>
      food.origins.includes('processed') ||
      food.origins.includes('additive') ||
      food.allergens.length > 2 ||
      isNamedAsMixture.test(food.id),
  );
  const silent = mixed.filter((food) => !(food.id in madeOf) && !isOneFood(food));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('EXT-13 what a food is made of agrees with the allergens and animals that the table lists', () => {
  const animals = ['meat', 'poultry', 'fish', 'shellfish'] as const;
  const wrong = foods.flatMap((food) => {
    const has = allergensOfFood(food);
    const { holds, mayHold } = partsOfFood(food.id);
    return [...holds, ...mayHold].flatMap((id) => {
      const part = byId.get(id);
      if (part === undefined) return [];
      const more = [...allergensOfFood(part)].filter((allergen) => !has.has(allergen));
      const animal = animals.filter((each) => part.origins.includes(each) && !food.origins.includes(each));
      return [...more, ...animal].map((what) => `${food.id}: ${what} of ${id}`);
    });
  });
  const known =
    /^gelatin: |^whiskey: gluten|^kimchi: fish|^marshmallows: meat|^flavored-gelatin: meat|^hot-dog: poultry|sulphites|^irish-cream: gluten/;
  expect(wrong.filter((line) => !known.test(line))).toEqual([]);
});

test('EXT-13 food with meat in it is among what one of the animals leaves out', () => {
  const animals = ['beef', 'pork', 'lamb', 'chicken', 'turkey', 'duck', 'venison', 'bison', 'rabbit'];
  const known = new Set(animals.flatMap((word) => familyIds(word, table)));
  const meat = foods.filter(({ origins }) => origins.includes('meat') || origins.includes('poultry'));
  expect(meat.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});
