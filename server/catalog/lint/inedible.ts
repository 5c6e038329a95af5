import type { LineProblem } from '../bind-ingredients.ts';
import type { FoodMention, LintedRecipe, Rule } from './linted-recipe.ts';
import { distinctiveWords, wordsOf } from './words.ts';

/** Foods that are weighed with bones, shells, or skin that nobody eats. */
const partlyEaten =
  /^(?:chicken-drumstick|chicken-wing|whole-chicken|chicken-thigh-with-skin|duck-leg|lamb-shank|pork-ribs|beef-short-ribs|oxtail|mussels|clams|spaghetti-squash|acorn-squash)$/;
const withoutThem = /\b(?:boned|boneless|without shells|shelled|peeled)\b/i;

/** The share of bones and shells is in the front matter, or a serving would have their protein and energy, too. */
function uncountedBones({ recipe, mentions, table }: LintedRecipe): LineProblem[] {
  return recipe.ingredients
    .filter(
      ({ foodId, name, eaten }) => partlyEaten.test(foodId) && eaten === undefined && !withoutThem.test(name),
    )
    .map(({ foodId }) => ({
      line: mentions.find(({ food }) => food.id === foodId)?.line ?? 1,
      text: `the weight of ${table.get(foodId)?.name.toLowerCase() ?? foodId} has bones or a shell; give their share under cooking: not eaten`,
    }));
}

const whole = /\b(?:pods?|sticks?|whole|bruised)\b/i;
const isWholeSpice = ({ food, shownAs, note, amount }: FoodMention): boolean => {
  if (/^(?:star-anise|bay-leaf)$/.test(food.id)) return true;
  if (!/^(?:cinnamon|cardamom|lemongrass|cloves)$/.test(food.id)) return false;
  const unit = amount !== null && typeof amount !== 'string' ? amount.unit : '';
  const isPiece = food.id === 'cinnamon' && /^(?:piece|stick)s?$/.test(unit);
  return isPiece || (whole.test(`${shownAs} ${note ?? ''} ${unit}`) && !/chopped|sliced/.test(note ?? ''));
};
const takesOut =
  /\b(?:(?:lift|take|pick|fish|strain)(?:s|ed)? (?:it |them )?(?:out|off)|remove|discard|strain)\b/i;

/** Whole spices, which nobody should bite on or swallow, are taken out again. */
function leftSpices({ mentions, steps }: LintedRecipe): LineProblem[] {
  return mentions.filter(isWholeSpice).flatMap(({ food, line, step }) => {
    const named = (text: string) =>
      /\bspices\b/.test(text) || wordsOf(text).some((word) => distinctiveWords(food).has(word));
    const isOut = steps
      .slice(step)
      .some(({ text }) => text.split(/(?<=[.;])\s+/).some((it) => takesOut.test(it) && named(it)));
    const text = `${food.name.toLowerCase()} stays whole in the dish; say when it is lifted out`;
    return isOut ? [] : [{ line, text }];
  });
}

/** What nobody eats is neither on the plate nor in the figures. */
export const inedibleRule: Rule = (recipe) => [...uncountedBones(recipe), ...leftSpices(recipe)];
