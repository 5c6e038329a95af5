import type { Aisle, Food } from '#domain/food/food.ts';

/** Plural nouns that are a dish or another food, unless they are parts of the food that they stand beside. */
const foodsOrParts =
  /^(?:shells|wings|legs|thighs|breasts|drumsticks|ribs|chops|crisps|sprinkles|crumbles|greens|whites|wafers|tarts|sweets|pickles|seeds)$/i;
const meatParts = /^(?:wings|legs|thighs|breasts|drumsticks|ribs|chops)$/i;
const plantParts = /^(?:seeds|ribs|greens)$/i;
const partsOn: Readonly<Partial<Record<Aisle, RegExp>>> = {
  produce: plantParts,
  frozen: plantParts,
  'tins-and-jars': plantParts,
  'nuts-and-seeds': /^(?:seeds|shells)$/i,
  'spices-and-herbs': plantParts,
  baking: plantParts,
  meat: meatParts,
  fish: /^shells$/i,
  'dairy-and-eggs': /^(?:whites|shells)$/i,
};

/** "Rice with wings", "zucchini with crisps"; not "chicken, wings tucked", "jalapeño with seeds". */
export const namesOtherPart = ({ aisle }: Food, words: readonly string[]): boolean =>
  words.some((word) => foodsOrParts.test(word) && partsOn[aisle]?.test(word) !== true);
