import type { Food } from '#domain/food/food.ts';
import type { Cooking } from '#domain/nutrition/cooking.ts';
import { isPoured } from '#domain/quantity/kitchen-habits.ts';
import { distinctiveWords, wordsOf } from './lint/words.ts';

/** A mention of a food in a step. */
export interface Placed {
  readonly food: Food;
  readonly step: number;
  /** Offset of the name in the step's text. */
  readonly at: number;
}

/** Words for things that contain the name of a treatment. */
const things =
  /\b(baking (dish|tray|powder|soda|paper|sheet|pan|parchment|tin)|frying pan|roasting (pan|tin)|grill pan|brown (sugar|rice|lentils?|bread)|roasted (red )?(peppers?|peanuts?)|(heat|preheat) the (oven|grill|broiler).*?(?=,|[.;]| and |$)|the toasts?|keep (it |them )?warm|the warm \w+|steaming hot)/gi;

/** Heat with liquid, heat without, and any. Matched as word beginnings: boils, boiling. */
const wet = /\b(boil|simmer|poach|steam|stew|brais|blanch|scald|bubbl)/i;
const dry = /\b(bak|roast|grill|fry|fries|fried|brown|sear|char(?!d)|griddle|toast|until crisp|broil|sizzl)/i;
const warm =
  /\b(cook|soften|wilt|melt|sweat|warm|heat|infuse|brew|(in|to|into) the oven|(stir|add|toss)\w*\b(?![^.;]*\b(blend|leave|chill|knead|process|rest))[^.;]* for \d+ (more )?minute)/i;
const soaked = /\b(pour|in|into|with) (boiling|hot) water/i;
const water = /\b(in|into|with) (plenty of |salted |boiling |cold |hot )*water\b/i;
const drained = /\b(drain|squeez)/i;
const drainedAlone = /^drain( well)?(,| and\b)/i;
/** Words for adding a food to a dish that is done. */
const finishing =
  /\b(scatter|sprinkl|serve|serving|garnish|finish|top with|to finish|drizzl|squeeze over|spoon over|off the heat|dress|dollop|dust|swirl)/i;
/** Words for adding a food to what is already cooking. */
const joining =
  /\b(add|stir|fold|pour|tip|return|put .* back|mix|toss|whisk|beat|knead|cover|turn|shape|fill|scatter over)/i;
/** Where a sentence turns to another food. */
const parts =
  /(?<=[.;]) | (?=and (?:finish|serve|scatter|top|sprinkle|garnish|drizzle|squeeze|swirl|fill with)\b)/;
const isDone = /\buntil (needed|served)\b/i;

interface Sentence {
  readonly step: number;
  readonly from: number;
  readonly text: string;
  readonly foods: ReadonlySet<Food>;
  /** A liquid from the ingredients is added, and nothing is drained before. */
  readonly hasLiquid: boolean;
  readonly isHot: boolean;
}

const isHot = (text: string) => wet.test(text) || dry.test(text) || warm.test(text) || soaked.test(text);

function sentencesOf(steps: readonly string[], placed: readonly Placed[]): Sentence[] {
  const foods = [...new Set(placed.map((it) => it.food))];
  const wordsByFood = new Map(foods.map((food) => [food, distinctiveWords(food)]));
  return steps.flatMap((step, number) => {
    let from = 0;
    return step.split(parts).map((whole) => {
      const start = from;
      from += whole.length + 1;
      const text = whole.replace(things, '');
      const words = new Set(wordsOf(whole));
      const named = foods.filter((food) =>
        [...(wordsByFood.get(food) ?? [])].some((word) => words.has(word)),
      );
      const nearby = placed.filter((it) => it.step === number && it.at >= start && it.at < from);
      return {
        step: number,
        from: start,
        text,
        foods: new Set([...named, ...nearby.map((it) => it.food)]),
        hasLiquid: nearby.some(
          ({ food, at }) =>
            isPoured(food) && food.aisle !== 'oils-and-vinegars' && !drained.test(step.slice(start, at)),
        ),
        isHot: isHot(text),
      };
    });
  });
}

/** Fat and salt go with everything, so a mention of them identifies no other food. */
const isEverywhere = ({ id, aisle }: Food) =>
  aisle === 'oils-and-vinegars' || /^(salt|water|black-pepper|butter|unsalted-butter)$/.test(id);
const distinctive = (foods: Iterable<Food>) => [...foods].filter((food) => !isEverywhere(food));

/** The sentences that may heat a food: those that name it or its companions, or name no food at all. */
function heatOf(food: Food, first: number, sentences: readonly Sentence[]): Sentence[] {
  const own = sentences[first];
  if (!own) return [];
  const isLate =
    !own.isHot &&
    (finishing.test(own.text) || sentences.slice(first, first + 2).some((it) => isDone.test(it.text)));
  const company = new Set(distinctive(own.foods));
  return sentences.slice(first).filter((sentence, n) => {
    if (!sentence.isHot) return false;
    if (n === 0 || sentence.foods.has(food)) return true;
    if (isLate || /^meanwhile/i.test(sentence.text)) return false;
    const named = distinctive(sentence.foods);
    return named.length === 0 || named.some((it) => company.has(it)) || joining.test(sentence.text);
  });
}

function cookingOf(food: Food, placed: readonly Placed[], sentences: readonly Sentence[]): Cooking {
  const place = placed.find((it) => it.food === food);
  const first = sentences.findLastIndex(
    (it) => place !== undefined && it.step === place.step && it.from <= place.at,
  );
  const hot = heatOf(food, first, sentences);
  if (hot.length === 0) return 'raw';
  const moist = hot.find(({ text }) => wet.test(text) || soaked.test(text));
  if (moist) {
    const at = sentences.indexOf(moist);
    const hasLiquid = sentences.slice(0, at + 1).some((it) => it.step === moist.step && it.hasLiquid);
    const isPouredOff =
      water.test(moist.text) ||
      sentences
        .slice(at, at + 5)
        .some(
          (it) =>
            drained.test(it.text) &&
            (it === moist || drainedAlone.test(it.text) || it.foods.has(food) || it.foods.size === 0),
        );
    if (isPouredOff && !hasLiquid) return 'boiled';
    return 'heated';
  }
  return hot.some(({ text }) => dry.test(text)) ? 'roasted' : 'heated';
}

/**
 * What the steps do to each food, inferred from their words: a draft that the front matter corrects. A food
 * whose treatment is unclear counts as heated, which only reduces vitamins.
 */
export function inferCooking(steps: readonly string[], placed: readonly Placed[]): Map<Food, Cooking> {
  const sentences = sentencesOf(steps, placed);
  const foods = [...new Set(placed.map((it) => it.food))];
  return new Map(foods.map((food) => [food, cookingOf(food, placed, sentences)]));
}
