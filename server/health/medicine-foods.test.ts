import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/food/food.ts';
import { formIds } from '#domain/food/left-out-foods.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const table = await loadFoods();
const { medicines, rulebook } = await healthContent({ foods: table });
const boundBy = (id: string) => medicines.interactions.find((rule) => rule.id === id)?.bound.foodIds ?? [];
const ids = (foods: readonly Food[]) => foods.map((food) => food.id);
/** Foods of the table that a rule leaves servable and that meet a test. */
const left = (rule: string, isMeant: (food: Food) => boolean) =>
  ids(table.foods.filter((food) => isMeant(food) && !boundBy(rule).includes(food.id)));

/** MAO inhibitors, linezolid, isoniazid, and the weak inhibitors. */
const tyramineRules = ['FD020', 'FD025', 'FD026', 'FD177'];

describe.each(tyramineRules)('EXT-18 tyramine, %s', (rule) => {
  /** Words of foods that hold tyramine, each with foods of that name that don't. */
  test.each([
    ['cheddar cheese', /^$/],
    ['blue cheese', /^$/],
    ['goat cheese', /^$/],
    ['parmesan', /^$/],
    ['pesto', /^$/],
    ['bacon', /^bacon-fat$/],
    ['ham', /^hamburger-bun$/],
    ['salami', /^$/],
    ['sausage', /^$/],
    ['anchovy', /^$/],
    ['mackerel', /^$/],
    ['herring', /^$/],
    ['sardine', /^$/],
    ['soy sauce', /^$/],
    ['fish sauce', /^$/],
    ['oyster sauce', /^$/],
    ['miso', /^$/],
    ['tempeh', /^$/],
    ['natto', /^$/],
    ['sauerkraut', /^$/],
    ['kimchi', /^$/],
    ['kefir', /^$/],
    ['yeast extract', /^$/],
    ['bouillon', /^$/],
    ['stock cube', /^$/],
    ['gravy', /^$/],
    ['curry paste', /^$/],
    ['fava bean', /^$/],
    ['caviar', /^$/],
    ['liver', /^$/],
  ])('leaves out every form of %s, but %s', (name, other) => {
    const family = formIds(name, table);
    expect(family.length).toBeGreaterThan(0);
    expect(family.filter((id) => !boundBy(rule).includes(id) && !other.test(id))).toEqual([]);
  });

  test('leaves out whatever is smoked, cured, or dried from animals', () => {
    const isPreserved = ({ id, origins }: Food) =>
      /smoked|cured|salt-cod|corned/.test(id) &&
      origins.some((each) => /meat|poultry|fish|legume/.test(each));
    expect(left(rule, isPreserved)).toEqual([]);
  });

  test('leaves out processed meat and fish but fat, thin stock, soup, fish fingers, and beans or mixes with lard', () => {
    const isMeant = ({ origins, aisle }: Food) =>
      origins.includes('processed') &&
      (aisle === 'meat' ||
        aisle === 'fish' ||
        origins.some((each) => each === 'meat' || each === 'poultry' || each === 'fish'));
    const thin =
      /^(low-sodium-)?(chicken|beef)-stock$|^cream-of-|^fish-fingers$|^(baked|refried)-beans$|^cornbread-mix$/;
    expect(left(rule, isMeant).filter((id) => !thin.test(id))).toEqual([]);
  });

  test('leaves out cheese but what is fresh', () => {
    const fresh =
      /^(mozzarella|ricotta|part-skim-ricotta|(low-fat-)?cottage-cheese|quark|mascarpone|(low-fat-|fat-free-)?cream-cheese|neufchatel|paneer|queso-fresco|garlic-herb-cheese|vegan-cheese)$/;
    const cheeses = new Set(formIds('cheese', table));
    expect(left(rule, ({ id }) => cheeses.has(id)).filter((id) => !fresh.test(id))).toEqual([]);
  });

  /** Sauces, seasonings and ready food, which hide what is aged or fermented. */
  test('names every prepared sauce, seasoning, and soup with milk, fish, or soy that it leaves servable', () => {
    const hides = ({ aisle, allergens, origins }: Food) =>
      (aisle === 'tins-and-jars' || aisle === 'spices-and-herbs' || aisle === 'other') &&
      origins.includes('processed') &&
      allergens.some((each) => ['milk', 'fish', 'soy', 'crustacean', 'mollusc'].includes(each));
    const plain = new Set([
      // thickened with milk powder or flour, of fresh meat
      ...['cream-of-chicken-soup', 'cream-of-mushroom-soup', 'cream-of-celery-soup', 'tomato-soup'],
      // ready stock is thin; egg and oil with a little soy oil or buttermilk
      ...['vegetable-stock', 'beef-stock', 'low-sodium-beef-stock', 'ranch-dressing', 'horseradish-sauce'],
      ...['mayonnaise', 'light-mayonnaise', 'vegan-mayonnaise', 'tartar-sauce', 'salad-dressing-mayo'],
      ...['thousand-island-dressing', 'enchilada-sauce', 'tvp', 'caramel-sauce', 'chocolate-syrup'],
    ]);
    expect(left(rule, hides).filter((id) => !plain.has(id))).toEqual([]);
  });
});

test('EXT-18 procarbazine leaves out what its labels add: every yogurt, bananas, avocado, and figs', () => {
  for (const name of ['yogurt', 'banana', 'avocado', 'fig'])
    expect(formIds(name, table).filter((id) => !boundBy('FD177').includes(id) && !/oil$/.test(id))).toEqual(
      [],
    );
});

test('EXT-18 isoniazid leaves out dark fish in every form', () => {
  for (const name of ['tuna', 'mackerel', 'sardine', 'herring', 'anchovy', 'swordfish'])
    expect(formIds(name, table).filter((id) => !boundBy('FD027').includes(id))).toEqual([]);
  for (const white of ['cod', 'haddock', 'sole', 'trout']) expect(boundBy('FD027')).not.toContain(white);
});

test('EXT-18 marmalade is of Seville oranges, which are left out with grapefruit', () => {
  for (const rule of ['FD012', 'FD031', 'FD037', 'FD043']) expect(boundBy(rule)).toContain('marmalade');
  expect(rulebook.cautions.find(({ id }) => id === 'grapefruit')?.foods).toContain('marmalade');
});

test('EXT-18 disulfiram leaves out every vinegar, extract, and sauce of soy', () => {
  for (const name of ['vinegar', 'extract', 'soy sauce', 'dijon mustard'])
    expect(
      formIds(name, table).filter(
        (id) => !boundBy('FD094').includes(id) && !/^(yeast-extract|barley-malt-syrup)$/.test(id),
      ),
    ).toEqual([]);
});

test('EXT-18 advice leaves out what an MAO inhibitor’s rule leaves out', () => {
  const advice = rulebook.cautions.find(({ id }) => id === 'tyramine')?.foods ?? [];
  expect(boundBy('FD020').filter((id) => !advice.includes(id))).toEqual([]);
});
