import type { Food } from '#domain/food/food.ts';
import type { Cooking } from '#domain/nutrition/cooking.ts';
import { maybeFoodId } from '#domain/source-recipe/either-food.ts';
import { baseFoodId, isUnknownFood, rawFoodId } from '#domain/source-recipe/unknown-food.ts';
import { hotWords, isCookedByName, isCookedTitle, saysRare, wordsOfKind } from './raw-terms.ts';

/** Kinds of foods with germs that heat kills. */
export const rawKinds = ['egg', 'fish', 'meat', 'unpasteurized'] as const;
export type RawKind = (typeof rawKinds)[number];

type RiskFood = Pick<Food, 'id' | 'name' | 'aisle' | 'origins'>;

/** Whether the food is sold raw: smoked, cured, cooked or canned food has separate rules. */
export function rawKindOf({ id, aisle, origins }: RiskFood): RawKind | null {
  const is = (...of: Food['origins'][number][]) => of.some((each) => origins.includes(each));
  if (is('processed') || /^(cooked|canned|hard-boiled)-|-stock$/.test(id)) return null;
  if (is('egg') && aisle === 'dairy-and-eggs') return 'egg';
  if (is('fish', 'shellfish') && (aisle === 'fish' || aisle === 'frozen')) return 'fish';
  if (is('meat', 'poultry') && (aisle === 'meat' || aisle === 'frozen')) return 'meat';
  return is('dairy') || /juice|cider$/.test(id) ? 'unpasteurized' : null;
}

/** Raw-variant ids of the foods of these kinds. */
export const rawIdsOf = (foods: readonly RiskFood[], kinds: readonly RawKind[]): string[] =>
  foods.flatMap((food) => {
    const kind = rawKindOf(food);
    return kind !== null && kinds.includes(kind) ? [rawFoodId(food.id)] : [];
  });

export interface RawIngredient {
  readonly food: Food;
  /** Name in the recipe. */
  readonly name: string;
  readonly cooking?: Cooking | undefined;
}

export interface RawDish {
  readonly title: string;
  readonly steps: readonly string[];
  readonly ingredients: readonly RawIngredient[];
}

const sentencesOf = (texts: readonly string[]) =>
  texts.flatMap((text) => text.split(/(?<=[.;!?])\s+|\n+/)).filter((text) => text.trim() !== '');

/** Last words of the other ingredient names: `garlic`, `spaghetti`. */
const otherWords = (ingredients: readonly RawIngredient[], food: Food): RegExp[] =>
  ingredients
    .filter((it) => it.food.id !== food.id)
    .flatMap(({ food: { name } }) => name.toLowerCase().split(/\s+/).at(-1) ?? [])
    .filter((word) => word.length > 2 && !/^(oil|salt|pepper|water|butter|eggs?|whites?|yolks?)$/.test(word))
    .map((word) => new RegExp(`\\b${word.replace(/e?s$/, '').replaceAll(/[^a-z]/g, '.')}`, 'i'));

/** Whether the steps heat the food; if unclear it counts as raw. */
function isHeated({ title, steps, ingredients }: RawDish, food: Food, kind: RawKind): boolean {
  const sentences = sentencesOf(steps);
  const own = wordsOfKind(kind, food.name);
  const found = sentences.findIndex((text) => own.test(text));
  const first = Math.max(0, found);
  const others = otherWords(ingredients, food);
  const company = others.filter((word) => word.test(sentences[first] ?? ''));
  const reaches = (text: string, at: number): boolean => {
    const heat = hotWords(text, kind);
    if (heat === 'none') return false;
    if (heat === 'all' || own.test(text)) return true;
    const named = others.filter((word) => word.test(text));
    return named.length === 0 || (at > first && named.some((word) => company.includes(word)));
  };
  return sentences.some((text, at) => at >= first && reaches(text, at)) || isCookedTitle(title, kind);
}

/** "Raw milk", "cheddar (raw)"; in "raw cashews or cream" something else is raw. */
const unpasteurized =
  /\bunpasteuri[sz]ed\b|\braw\b(?! (?:\w+ )?(?:cashews?|almonds?|walnuts?|nuts?|seeds?|honey|sugar|cacao|cocoa|vegan|cashew|almond|coconut)\b)/i;

function isRaw(dish: RawDish, { food, name }: RawIngredient): boolean {
  const kind = isUnknownFood(food) ? null : rawKindOf(food);
  if (kind === null) return false;
  if (kind === 'unpasteurized') return unpasteurized.test(name);
  const text = [dish.title, ...dish.steps].join('\n');
  if (isCookedByName(name) || (kind === 'egg' && /\bpasteuri[sz]ed\b/i.test(`${name} ${text}`))) return false;
  if (saysRare(kind, dish.title, text)) return true;
  // a recipe with raw meat says so
  if (dish.steps.length === 0 && kind === 'meat') return false;
  return !isHeated(dish, food, kind);
}

/** Raw-variant ids of those of several foods that heat would make safe. */
export const rawChoicesOf = (foods: readonly RiskFood[]): string[] => rawIdsOf(foods, rawKinds);

/** Foods that stay raw or runny in the dish, or aren't known to be cooked; of one of several foods, each that may. */
export const rawFoodIdsOf = (dish: RawDish): string[] => {
  const rawOf = (it: RawIngredient): string[] => {
    const { oneOf } = it.food;
    if (oneOf !== undefined) return oneOf.flatMap((food) => rawOf({ ...it, food }).map(maybeFoodId));
    return isRaw(dish, it) ? [rawFoodId(baseFoodId(it.food.id))] : [];
  };
  return [...new Set(dish.ingredients.flatMap(rawOf))];
};
