import type { Food } from '#domain/food/food.ts';
import { rawKindOf } from '#domain/recipe/raw-foods.ts';
import type { LintedRecipe, Rule } from './linted-recipe.ts';
import { namesFood, type Sentence, sentencesOf } from './sentences.ts';
import { minutesOfSteps } from './times.ts';
import { namesOf } from './words.ts';

/** Minimum minutes of heat by food id; the first match counts. */
const minMinutes: readonly (readonly [foods: RegExp, minutes: number])[] = [
  [/^(?:brown-lentils)$/, 15],
  [/^(?:red-lentils)$/, 10],
  [/^(?:split-peas)$/, 30],
  [/-dried$/, 40],
  [/^(?:brown-rice|pearl-barley)$/, 20],
  [/^wild-rice$/, 35],
  [/^sorghum$/, 40],
  [/^(?:white|jasmine|arborio|sushi)-rice$/, 9],
  [/^(?:quinoa|millet|amaranth|teff)$/, 10],
  [/^buckwheat-groats$/, 8],
  [/^beet$/, 20],
  [/^(?:potato|new-potatoes|sweet-potato|yam|pumpkin|.*-squash|parsnip|celeriac|rutabaga|turnip)$/, 6],
  [/^(?:beef-stew-meat|beef-brisket|beef-short-ribs|oxtail|lamb-shank|lamb-shoulder|pork-shoulder)$/, 60],
  [/^whole-chicken$/, 45],
  [/^chicken-(?:drumstick|thigh-with-skin)$/, 20],
  [/^chicken-thigh$/, 8],
  [/^(?:chicken-breast|turkey-breast|pork-loin|pork-tenderloin)$/, 4],
];

/** A wait off the heat: it says so, and names no heat. */
const isCold = (text: string): boolean =>
  /\b(?:chill|refrigerat\w*|freez\w*|stand|rest|cool|marinat\w*|rise|leave|soak)\b/i.test(text) &&
  !/\b(?:boil\w*|simmer\w*|poach\w*|steam|cook|bake|roast|fry|broil|heat)\b/i.test(text);
/** Ground or thinly cut food is done sooner. */
const sooner = /\b(?:blend|process|grated?|ribbons?|paper-thin)\b/i;
const thinNote = /\b(?:finely|thinly|grated|shredded|very thin)\b/i;

const joins = /^(?:Add|Stir|Fold|Pour|Return|Cover|Put|Tip|Lay|Top|Toss|Mix|Bring|Uncover)\b/;

/**
 * Whether a sentence is about the pot that a food is in: in the same step, naming the food, adding to it, or
 * naming no other food.
 */
const isInPot = (food: Food, { step, text, adds }: Sentence, own: number, { foods }: LintedRecipe): boolean =>
  step === own ||
  namesFood(food, text) ||
  joins.test(text) ||
  (adds.length === 0 && !foods.some((other) => namesFood(other, text)));

/** Foods that nobody eats raw, apart from oats and what is sold cooked. */
const isNeverRaw = (food: Food): boolean => {
  const kind = rawKindOf(food);
  if (kind === 'meat' || kind === 'fish' || kind === 'egg') return true;
  if (food.aisle === 'baking') return /flour$|^cornmeal$/.test(food.id);
  if (food.aisle === 'grains-and-pasta') return !/oats|tortilla|bran|rice-cakes|rice-paper/.test(food.id);
  return /potato(?:es)?$|green-beans|eggplant/.test(food.id);
};

/** Names in the lists of `cooking`. */
const statedIn = ({ cooking }: LintedRecipe['metadata']): string[] =>
  Object.values(typeof cooking === 'object' && cooking !== null ? cooking : {}).flatMap((it: unknown) =>
    Array.isArray(it) ? it.map(String) : [],
  );

/** What the steps seem to leave raw is cooked, or the author says that it is raw: the figures follow from it. */
export const inferredRawRule: Rule = (recipe) =>
  recipe.foods.flatMap((food) => {
    const lines = recipe.recipe.ingredients.filter(({ foodId }) => foodId === food.id);
    const names = new Set(namesOf(food).map((it) => it.toLowerCase()));
    const isStated = statedIn(recipe.metadata).some((it) => names.has(it.toLowerCase()));
    if (isStated || !isNeverRaw(food) || lines.some(({ cooking = 'raw' }) => cooking !== 'raw')) return [];
    const line = recipe.mentions.find((it) => it.food === food)?.line ?? 1;
    const text = `no step seems to cook the ${food.name.toLowerCase()}; name it where it is cooked, or give it under cooking:`;
    return [{ line, text }];
  });

/** Foods that need long cooking get enough time. */
export const cookingTimesRule: Rule = (recipe) => {
  const sentences = sentencesOf(recipe);
  return recipe.foods.flatMap((food) => {
    const least = minMinutes.find(([ids]) => ids.test(food.id))?.[1];
    const first = sentences.findIndex(({ adds }) => adds.includes(food));
    const ingredient = recipe.recipe.ingredients.find(({ foodId }) => foodId === food.id);
    const note = recipe.mentions.find((it) => it.food === food)?.note ?? '';
    if (least === undefined || first === -1 || (ingredient?.cooking ?? 'raw') === 'raw') return [];
    const rest = sentences.slice(first).map(({ text }) => text);
    const own = rest.filter((text, n) => n === 0 || namesFood(food, text));
    if (sooner.test(own.join(' ')) || thinNote.test(note)) return [];
    const times = sentences
      .slice(first)
      .filter((it) => isInPot(food, it, sentences[first]?.step ?? 0, recipe));
    const minutes = Math.round(minutesOfSteps(times.map(({ text }) => text).filter((text) => !isCold(text))));
    if (minutes >= least) return [];
    const line = sentences[first]?.line ?? 1;
    return [
      {
        line,
        text: `${food.name.toLowerCase()} is on the heat for ${minutes} min; it takes ${least} at the least`,
      },
    ];
  });
};
