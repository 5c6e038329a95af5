import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import type { ReadLine } from '#domain/own-recipe/amounts/read-line.ts';
import { isOr, splitAt } from '#domain/own-recipe/names/bind-words.ts';
import { withoutClauses } from '#domain/own-recipe/names/clauses.ts';
import type { NameIndex } from '#domain/own-recipe/names/name-index.ts';
import { allergenWords } from '#domain/own-recipe/names/other-allergens.ts';
import { isClaim } from '#domain/own-recipe/names/state-fits.ts';
import { isPlain, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { type BoundPart, bindRead } from './bound-part.ts';

/** Maximum number of foods in a line. */
const maxPieces = 5;
const isAnd = (word: string) => word.toLowerCase() === 'and';

/** The parts around "and"; "half and half" is one food. */
const piecesOf = (words: readonly string[]): string[][] => {
  const text = words.join(' ').replace(/\bhalf and half\b/gi, 'half-and-half');
  return splitAt(text === '' ? [] : text.split(' '), isAnd);
};

/** "4 apples for baking and butter": the amount is that of the apples. */
const hasClause = (words: readonly string[]) => withoutClauses(words).said.length < words.length;

/** Dishes that are more than the foods in their names: the peas are beans. */
const dishes = new Set(['rice and pea', 'pea and rice']);

/** "Salt and pepper": separate foods. The amount applies to each only if the line says so. */
export function severalParts(read: ReadLine, names: NameIndex): BoundPart[] | null {
  const pieces = piecesOf(read.main);
  if (pieces.length < 2 || pieces.length > maxPieces) return null;
  if (dishes.has(nameWords(read.main).join(' '))) return null;
  const amounts = read.isEach ? read.amounts : [];
  const [first = []] = pieces;
  const last = pieces.at(-1) ?? [];
  const reads = pieces.map(
    (main, n): ReadLine => ({
      ...read,
      main: amongSpices(main, read),
      amounts: n === 0 && hasClause(first) ? read.amounts : amounts,
      notes: n === pieces.length - 1 ? read.notes : [],
      shownAs: capitalizedName(main),
    }),
  );
  const parts = reads.map((each) => bindRead(each, names));
  if (parts.every(({ kind }) => kind === 'bound')) return parts;
  const isNamed = (main: readonly string[]) => nameWords(main).some((word) => !isPlain(word));
  const shared = [
    // "red and green cabbage": the ending of the last one completes the others
    [...pieces.slice(0, -1).map((main) => [...main, ...last.slice(1)]), last],
    // "chicken drumsticks and thighs": the start of the first one completes the others; a food alone starts none
    ...(pieces.every(isNamed) && isStart(first)
      ? [[first, ...pieces.slice(1).map((main) => [...first.slice(0, 1), ...main])]]
      : []),
  ];
  const completed = shared.map((mains) =>
    mains.map((main, n) => bindRead({ ...(reads[n] ?? read), main, shownAs: capitalizedName(main) }, names)),
  );
  const named = pieces.map((main, n) => allergensIn(main, parts[n]?.food ?? null));
  const isSafe = (each: readonly BoundPart[]) =>
    each.every(({ kind, food }, n) => kind === 'bound' && hasAllergens(food, named[n] ?? new Set()));
  return completed.find(isSafe) ?? null;
}

/** Allergens of a name by itself: "noodles" have wheat, also beside rice flour. */
const allergensIn = (main: readonly string[], food: Food | null): ReadonlySet<AllergenId> =>
  new Set([
    ...(food === null ? [] : allergensOfFood(food)),
    ...(allergenWords.get(
      nameWords(main)
        .filter((word) => !isPlain(word))
        .join(' '),
    ) ?? []),
  ]);

const hasAllergens = (food: Food | null, allergens: ReadonlySet<AllergenId>): boolean =>
  food !== null && [...allergens].every((id) => allergensOfFood(food).has(id));

/** Whether the first word can belong to a second name: of "chicken thighs", not of "rice", "vegan" only of its own. */
function isStart(first: readonly string[]): boolean {
  const words = nameWords(first).filter((word) => !isPlain(word));
  return words.length > 1 && !isClaim(words[0] ?? '');
}

/** Herbs that are measured in spoons together with spices are dried. */
const herbs = new Map([
  ['coriander', 'ground'],
  ['sage', 'dried'],
]);

function amongSpices(main: readonly string[], { isEach, amounts: [amount] }: ReadLine): readonly string[] {
  const form =
    isEach && /^(?:tsp|(?:Australian )?tbsp)$/.test(amount?.unit ?? '')
      ? herbs.get(main.join(' ').toLowerCase())
      : undefined;
  return form === undefined ? main : [form, ...main];
}

/** Two foods with a comma may be a food and its kind: "oil, olive". */
const minCertainParts = 3;

/** "1 tsp each cumin, paprika and salt", "salt, pepper", "lettuce, tomato and onion, to serve": a list with commas. */
export function listedParts(read: ReadLine, names: NameIndex): BoundPart[] | null {
  const pieces = [read.main, ...read.notes].flatMap(piecesOf);
  const named = pieces.filter((words) =>
    nameWords(withoutClauses(words).said).some((word) => !isPlain(word)),
  );
  if (named.length < 2 || named.length > maxPieces || named[0] !== pieces[0] || pieces.flat().some(isOr))
    return null;
  const rest = pieces.filter((words) => !named.includes(words));
  const amounts = read.isEach ? read.amounts : [];
  const parts = named.map((main) =>
    bindRead(
      { ...read, main: amongSpices(main, read), amounts, notes: rest, shownAs: capitalizedName(main) },
      names,
    ),
  );
  const isNamedList = named.length >= minCertainParts || parts.every(isSeasoning);
  const isList = read.isEach || (read.amounts.length === 0 && isNamedList);
  return isList && parts.every(({ kind }) => kind === 'bound') ? parts : null;
}

const isSeasoning = ({ food }: BoundPart) => food?.aisle === 'spices-and-herbs';

export const capitalizedName = (words: readonly string[]) => {
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
