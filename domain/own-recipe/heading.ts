import type { Token } from './line-tokens.ts';

/** Words that are a heading when alone on a line, with or without "for the". */
const parts = new Set(
  (
    'ingredient filling topping marinade frosting icing crust garnish dressing sauce glaze base optional toppings assembly ' +
    'serve serving decoration method instructions cake dough batter salad rub'
  ).split(' '),
);
/** Parts of dishes. */
const ends = new Set([
  'garnish',
  'topping',
  'toppings',
  'serving',
  'decoration',
  'dusting',
  'coating',
  'glaze',
]);
const around = new Set(['for', 'the', 'to', 'optional', 'your', 'my', 'and']);
const alone = new Set([...parts, 'ingredients', 'fillings', 'frostings', 'garnishes', 'crusts']);
/** Words that are foods as well; without "for the" or a colon they are foods. */
const foodsToo = new Set([
  'salad',
  'cake',
  'dough',
  'batter',
  'sauce',
  'dressing',
  'icing',
  'frosting',
  'glaze',
  'rub',
  'serving',
]);

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

/** Whether a line is a heading and not an ingredient: "For the sauce:", "Topping". */
export function isHeading(tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'number')) return false;
  const words = tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text.toLowerCase()] : []));
  if (words.length === 0) return true;
  const last = tokens.at(-1);
  if (last?.kind === 'sign' && last.text === ':') return true;
  const isParted = tokens.some(({ kind, text }) => kind === 'sign' && /^[:,;–]$/.test(text));
  // "for the garnish chopped peanuts" continues with the food
  const goesOn =
    ends.has(words[2] ?? '') && words.slice(3).some((word) => !parts.has(word) && !around.has(word));
  if (words[0] === 'for' && words[1] === 'the' && !isParted && !goesOn) return true;
  const remaining = words.filter((word) => !around.has(word));
  if (remaining.length === 0) return true;
  const isFor = words[0] === 'for' || words[0] === 'to';
  return (
    remaining.every((word) => alone.has(word)) &&
    (isFor || remaining.length > 1 || !foodsToo.has(remaining[0] ?? ''))
  );
}
