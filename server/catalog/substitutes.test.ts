import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Food } from '#domain/food/food.ts';
import { rawKindOf } from '#domain/recipe/raw-foods.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { settingsOf } from '#domain/swap/dish-settings.ts';
import { readSwapRoles, type Substitute } from '#domain/swap/swap-roles.ts';
import { foodsById as byId, foods, loadDishes } from './content.fixture.ts';

const content = join(import.meta.dirname, '../../content');
const read = (name: string) => readFileSync(join(content, name), 'utf8');
const roles = readSwapRoles(read('swap-roles.csv'), foods);

interface Offer extends Substitute {
  readonly recipe: string;
  readonly title: string;
  readonly replaced: Food;
  /** Grams per serving. */
  readonly grams: number;
  readonly isRaw: boolean;
  readonly isRoasted: boolean;
  readonly isSweet: boolean;
  /** The other foods of the dish. */
  readonly beside: readonly string[];
}
const offers: Offer[] = [];

beforeAll(async () => {
  for (const { recipe } of await loadDishes()) {
    const { refId, title, servings, ingredients } = recipe;
    const dish: Dish = {
      title,
      servings,
      ingredients: ingredients.flatMap(({ foodId, ...it }) => {
        const food = byId.get(foodId);
        return food === undefined ? [] : [{ ...it, food }];
      }),
    };
    for (const { food: replaced } of dish.ingredients) {
      const of = dish.ingredients.filter(({ food }) => food === replaced);
      const grams = of.reduce((sum, it) => sum + it.grams, 0) / servings;
      const isRaw = of.every(({ cooking = 'raw' }) => cooking === 'raw');
      const isRoasted = of.some(({ cooking }) => cooking === 'roasted');
      const isSweet = settingsOf(dish, replaced.id).has('sweet');
      const beside = dish.ingredients.map(({ food }) => food.id).filter((id) => id !== replaced.id);
      for (const substitute of roles.substitutesFor(replaced.id, dish))
        offers.push({
          ...substitute,
          recipe: refId,
          title,
          replaced,
          grams,
          isRaw,
          isRoasted,
          isSweet,
          beside,
        });
    }
  }
});

const isAnimal = ({ origins }: Food) =>
  origins.some((it) => ['meat', 'poultry', 'fish', 'shellfish'].includes(it));
const isSweetener = ({ id, per100g }: Food) => id === 'stevia' || (per100g.sugar ?? 0) >= 55;
const isFat = ({ per100g }: Food) => (per100g.fat ?? 0) >= 75;
/** Foods that are hard, bitter or harmful raw. */
const neverRaw =
  /^(pumpkin$|pumpkin-puree|butternut|red-kuri|acorn|spaghetti-squash|potato|new-potatoes|sweet-potato|yam|cassava|taro|eggplant|asparagus|green-beans|runner-beans|brussels-sprouts|lentils|.*-dried|quinoa|millet)/;

describe('EXT-15 the substitutes that the table of roles offers in the catalog', () => {
  test('there is something for most ingredients', () => {
    expect(new Set(offers.map(({ replaced }) => replaced.id)).size).toBeGreaterThan(200);
  });

  const absurd: readonly (readonly [string, (offer: Offer) => boolean])[] = [
    [
      'nothing raw gives way to what has to be cooked',
      ({ food, isRaw, hint }) => isRaw && neverRaw.test(food.id) && hint === null,
    ],
    [
      'no egg for a vegetable or fruit',
      ({ food, replaced }) => food.origins.includes('egg') && replaced.aisle === 'produce',
    ],
    [
      'no meat or fish for a vegetable or fruit',
      ({ food, replaced }) => isAnimal(food) && replaced.aisle === 'produce',
    ],
    [
      'no fat for what is none, beyond a nut for a nut',
      ({ food, replaced }) => isFat(food) && !isFat(replaced) && food.aisle !== 'nuts-and-seeds',
    ],
    [
      'no vegetable for flour, sugar or fat',
      ({ food, replaced }) =>
        food.aisle === 'produce' && (isFat(replaced) || isSweetener(replaced) || /flour$/.test(replaced.id)),
    ],
    [
      'no sugar by the spoon for what is not sweet',
      ({ food, replaced }) =>
        isSweetener(food) && !isSweetener(replaced) && (replaced.per100g.sugar ?? 0) < 13,
    ],
    [
      'no 800 mg of sodium more in a serving, a third of a day, than what it replaces had',
      ({ food, replaced, grams, factor }) =>
        ((food.per100g.sodium ?? 0) * factor - (replaced.per100g.sodium ?? 0)) * (grams / 100) > 800,
    ],
    [
      'no three times the energy of what it replaces, where that is 150 kcal more in a serving',
      ({ food, replaced, grams, factor }) => {
        const before = ((replaced.per100g.energy ?? 0) * grams) / 100;
        const after = ((food.per100g.energy ?? 0) * grams * factor) / 100;
        return after - before > 150 && after > 3 * before;
      },
    ],
    [
      'no salty cured meat that brings 300 mg of sodium more in a serving',
      ({ food, replaced, grams, factor }) =>
        isAnimal(food) &&
        (food.per100g.sodium ?? 0) > 800 &&
        ((food.per100g.sodium ?? 0) * factor - (replaced.per100g.sodium ?? 0)) * (grams / 100) > 300,
    ],
    [
      'no beans for roasted meat, and none for tofu under a crust',
      ({ food, replaced, isRoasted }) =>
        isRoasted &&
        food.id.startsWith('canned-') &&
        food.origins.includes('legume') &&
        !replaced.origins.includes('legume') &&
        (/meat|poultry/.test(replaced.origins.join()) || replaced.id === 'firm-tofu'),
    ],
    [
      'no watery vegetable for an avocado that is baked or mashed with egg',
      ({ food, replaced, isRoasted, beside }) =>
        replaced.id === 'avocado' && food.id === 'cucumber' && (isRoasted || beside.includes('egg')),
    ],
    [
      'leaves roasted crisp are tough ones',
      ({ food, replaced, isRoasted }) =>
        replaced.id === 'kale' && isRoasted && !['collard-greens', 'savoy-cabbage'].includes(food.id),
    ],
    [
      'no yogurt bowl of sour cream, and none of what is drunk',
      ({ food, grams, factor }) =>
        (food.id === 'sour-cream' && grams * factor > 60) ||
        (food.id === 'kefir' && grams * factor > 100 && factor === 1),
    ],
    [
      'no pumpkin, squash or root in a raw salad',
      ({ food, isRaw }) =>
        isRaw && /pumpkin$|squash|rutabaga|parsnip|turnip|potato|cauliflower/.test(food.id),
    ],
    [
      'no yolk, nothing that binds, for eggs that are the dish',
      ({ food, replaced, grams }) =>
        replaced.id === 'egg' &&
        grams > 40 &&
        /yolk|egg-white|flaxseed|chia|applesauce|banana|yogurt|flour/.test(food.id),
    ],
    [
      'no raw vegetable of a salad in something sweet to drink',
      ({ food, replaced, recipe }) =>
        /smoothie|shake/.test(recipe) &&
        replaced.id === 'carrot' &&
        /cabbage|kohlrabi|daikon|pepper/.test(food.id),
    ],
    [
      'nothing that is in the dish already, such as in its crust or filling',
      ({ food, beside }) => beside.includes(food.id),
    ],
    [
      'no mushrooms and no whole pulses for meat that is shaped into balls or patties',
      ({ title, food, replaced }) =>
        /meatball|patties|kofta/i.test(title) &&
        isAnimal(replaced) &&
        /mushroom|^canned-.*(beans|chickpeas)/.test(food.id) &&
        !/fish/.test(replaced.origins.join()),
    ],
    [
      'no crumbled tofu for eggs of an omelet or a pancake',
      ({ title, food, replaced }) =>
        /omelet|pancake|frittata|okonomiyaki/i.test(title) &&
        replaced.id === 'egg' &&
        food.id === 'firm-tofu',
    ],
    [
      'no flakes, pulses or natto for what is skewered, wrapped, or coated',
      ({ title, food, replaced }) =>
        /skewers|wrapped|crusted|katsu|nuggets/i.test(title) &&
        (isAnimal(replaced) || replaced.id === 'firm-tofu') &&
        /crab-meat|natto|^canned-/.test(food.id),
    ],
    [
      'no torn mushrooms for tofu that is eaten raw or blended',
      ({ food, replaced, isRaw }) => isRaw && replaced.id === 'firm-tofu' && food.id === 'oyster-mushrooms',
    ],
    [
      'nothing thin or small for a vegetable that holds a filling or is cut into steaks',
      ({ title, food, replaced }) =>
        ((/zucchini (boats|nests)/i.test(title) && replaced.id === 'zucchini') ||
          (/stuffed mushrooms/i.test(title) && replaced.id === 'mushroom') ||
          (/cauliflower steaks/i.test(title) && replaced.id === 'cauliflower') ||
          (/portobello steaks/i.test(title) && replaced.id === 'portobello-mushroom') ||
          (/cabbage rolls/i.test(title) && replaced.id === 'green-cabbage')) &&
        /asparagus|beans|carrot|parsnip|oyster|^mushroom|shiitake|sprouts/.test(food.id) &&
        !(replaced.id === 'mushroom' && food.id === 'shiitake-mushrooms'),
    ],
    [
      'no sweet milk in a savory dish but with baking soda, and no thin one by the cup',
      ({ food, replaced, isSweet, grams }) =>
        !isSweet &&
        ((food.id === 'rice-milk' && replaced.id !== 'buttermilk') ||
          (/^(rice|almond|soy)-milk$/.test(food.id) && replaced.id === 'coconut-milk' && grams > 60)),
    ],
    [
      'no tiny seeds by the handful',
      ({ food, replaced, grams, factor }) =>
        (food.id === 'poppy-seeds' && grams * factor > 8) ||
        (food.id === 'flaxseed' && /(pumpkin|hemp|sunflower|sesame)-seeds/.test(replaced.id) && grams > 15),
    ],
    [
      'no flakes that do not melt for cheese that is the whole dish',
      ({ recipe, food }) => /snaps/.test(recipe) && food.id === 'nutritional-yeast',
    ],
    [
      'no thick mushroom for meat that is rolled up',
      ({ title, food, replaced }) => /rolls/i.test(title) && isAnimal(replaced) && /portobello/.test(food.id),
    ],
    [
      'no poultry for what the steps cook less, without the temperature at which it is safe',
      ({ food, replaced, hint }) =>
        rawKindOf(food) === 'meat' &&
        food.origins.includes('poultry') &&
        !(rawKindOf(replaced) === 'meat' && replaced.origins.includes('poultry')) &&
        !/165 °F/.test(hint ?? ''),
    ],
    [
      'no raw fish or egg for what is eaten as it is bought, without a word on when it is done',
      ({ food, replaced, hint }) =>
        /^(?:egg|fish)$/.test(rawKindOf(food) ?? '') &&
        !/^(?:egg|fish|meat)$/.test(rawKindOf(replaced) ?? '') &&
        !/145 °F|opaque|are firm/.test(hint ?? ''),
    ],
    [
      'nothing that only binds for eggs that are beaten to raise a dish',
      ({ title, food, replaced }) =>
        /sponge|flourless|dutch baby|cloud/i.test(title) &&
        replaced.id === 'egg' &&
        !food.origins.includes('egg'),
    ],
    [
      'no grains that need boiling for oats in a batter',
      ({ title, food, replaced }) =>
        /pancake/i.test(title) && replaced.id === 'rolled-oats' && /rice$|millet|groats|quinoa/.test(food.id),
    ],
    ['no bay leaf for a herb that is eaten', ({ food }) => food.id === 'bay-leaf'],
    [
      'no rice cake that soaks in milk or egg',
      ({ recipe, food }) => /french-toast/.test(recipe) && food.id === 'rice-cakes',
    ],
    [
      'no rice for risotto where grains should be loose',
      ({ food, replaced, isSweet }) =>
        food.id === 'arborio-rice' && !isSweet && /^(white|jasmine)-rice$/.test(replaced.id),
    ],
  ];
  test.each(absurd)('%s', (_, isAbsurd) => {
    const found = offers.filter(isAbsurd).map((it) => `${it.recipe}: ${it.food.id} for ${it.replaced.id}`);
    expect([...new Set(found)]).toEqual([]);
  });

  test('a hint is a whole sentence', () => {
    const hints = offers.flatMap(({ hint }) => hint ?? []);
    expect(hints.length).toBeGreaterThan(100);
    expect(hints.filter((hint) => !/^[A-Z].*\.$/.test(hint) || hint.length > 160)).toEqual([]);
  });
});
