import type { Token } from '#domain/own-recipe/amounts/line-tokens.ts';
import { bindWords, splitAt } from '#domain/own-recipe/names/bind-words.ts';
import { dishParts, isActivity, places } from '#domain/own-recipe/names/dish-parts.ts';
import { mentionsIn } from '#domain/own-recipe/names/mentions.ts';
import type { NameIndex } from '#domain/own-recipe/names/name-index.ts';
import { isPlain, isState } from '#domain/own-recipe/words/line-words.ts';

/** Words that are a heading when alone on a line, with or without "for the". */
const alone = new Set(
  (
    'ingredient filling topping marinade frosting icing crust garnish dressing sauce glaze base optional toppings assembly ' +
    'serve serving decoration method instructions cake dough batter salad rub ingredients fillings frostings garnishes crusts'
  ).split(' '),
);
const around = new Set(['for', 'the', 'to', 'optional', 'your', 'my', 'and']);
/** Words that are foods as well; without "for the" or a colon they are foods. */
const foodsToo = new Set(
  'salad cake dough batter sauce dressing icing frosting frostings glaze rub serving'.split(' '),
);
/** Food too beside another word: "cake crust". */
const foodsBeside = new Set([...foodsToo, 'crust', 'crusts']);
const ofMethod = new Set(['ingredient', 'ingredients', 'method', 'instructions', 'assembly']);
/** What is done with a food, not a part of the dish: "for garnish". */
const uses = new Set(['garnish', 'topping', 'toppings', 'serve', 'serving', 'decoration', 'glaze']);

/** Things a recipe needs that nobody eats. */
const tools = new Set(
  'skewer skewers toothpick toothpicks parchment greaseproof foil twine liners cupcake popsicle lollipop cheesecloth'.split(
    ' ',
  ),
);
const besideTools = new Set(
  (
    'metal wooden bamboo long short small large medium or paper baking muffin cases cups kitchen butchers string sticks ' +
    'aluminum tin soaked in water for minutes hours at least'
  ).split(' '),
);

/** "8 wooden skewers, soaked", "Parchment paper": to cook with. */
export function isEquipment(tokens: readonly Token[]): boolean {
  const words = tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text.toLowerCase()] : []));
  return (
    words.some((word) => tools.has(word)) && words.every((word) => tools.has(word) || besideTools.has(word))
  );
}

/** "For the crispy tofu". */
const looks = /^(?:crispy|spicy|sticky|cheesy|garlicky|smoky|herby|zesty|tangy|simple|classic)$/;

/**
 * Whether "for the" is followed by a part of the dish, and by no food that goes there: "for the chicken",
 * "for the peanut sauce", but not "for the sauce peanut butter".
 */
function isPartOfDish(words: readonly string[], names: NameIndex): boolean {
  const isFood = (some: readonly string[]) => {
    const { foods, allergens } = mentionsIn(names, some, false);
    return foods.length > 0 || allergens.length > 0;
  };
  const isPart = (word: string) => dishParts.has(word);
  const isPartOrPlace = (word: string) =>
    isPart(word) || places.has(word) || (isActivity(word) && !isFood([word]));
  const at = words.findIndex(isPartOrPlace);
  if (at >= 0 && at < words.length - 1) {
    // "cake batter", but not "pan batter"
    const rest = words.slice(at + 1);
    const isOneName = rest.length === 1 && isPart(words[at] ?? '');
    return rest.every((word) => word === 'and' || isPartOrPlace(word)) && (isOneName || !isFood(rest));
  }
  if (words.length < 2 || at === words.length - 1) return true;
  if (!isFood(words)) return true;
  const isOneFood = (some: readonly string[]) => {
    const core = some.filter((word) => !looks.test(word) && !isPlain(word) && !isState(word));
    return core.length === 1 || bindWords(names, core, { noted: [], doubtful: [] }).food !== null;
  };
  if (splitAt(words, (word) => word === 'and').every(isOneFood)) return true;
  // "for the beef stroganoff"
  return isFood(words.slice(0, 1)) && !isFood(words.slice(-1));
}

/** Whether a line is a heading and not an ingredient: "For the sauce:", "Topping". */
export function isHeading(tokens: readonly Token[], names: NameIndex): boolean {
  if (tokens.some(({ kind }) => kind === 'number')) return false;
  const wordsOf = (some: readonly Token[]) =>
    some.flatMap(({ kind, text }) => (kind === 'word' ? [text.toLowerCase()] : []));
  const words = wordsOf(tokens);
  if (words.length === 0) return true;
  const last = tokens.at(-1);
  if (last?.kind === 'sign' && last.text === ':') return true;
  const separator = tokens.findIndex(({ kind, text }) => kind === 'sign' && /^[:,;–]$/.test(text));
  const isFor = words[0] === 'for' && words[1] === 'the';
  if (isFor && separator < 0)
    return isPartOfDish(
      words.slice(2).filter((word) => word === 'and' || !around.has(word)),
      names,
    );
  const remaining = words.filter((word) => !around.has(word));
  if (remaining.length === 0) return true;
  if (!remaining.every((word) => alone.has(word))) return false;
  if (remaining.some((word) => ofMethod.has(word))) return true;
  const isOnlyPart =
    words[0] === 'for' &&
    (remaining.length === 1 || !uses.has(remaining[0] ?? '')) &&
    (separator < 0 || wordsOf(tokens.slice(separator)).every((word) => around.has(word)));
  const foods = remaining.length > 1 ? foodsBeside : foodsToo;
  return isOnlyPart || !remaining.some((word) => foods.has(word));
}
