import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import { isPlain, isState, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { bindWords, isOr, type Noted, splitAt } from './bind-words.ts';
import { isActivity } from './dish-parts.ts';
import { mentionsIn } from './mentions.ts';
import { isParticiple, type NameIndex } from './name-index.ts';
import { isClaim, stateFits } from './state-fits.ts';

/** A named alternative. */
interface Named {
  readonly name: readonly string[];
  readonly food: Food | null;
  readonly noted: Noted;
}

export interface OtherChoices {
  readonly foods: readonly Food[];
  readonly allergens: readonly AllergenId[];
  /** One of them is unknown. */
  readonly isUnread: boolean;
}

/** Words in an alternative that name nothing: "or more to your liking", "or use what works". */
const idle = new Set(
  (
    'less enough equivalent liking like works work fine ok okay great well too also both either one two three instead ' +
    'something anything whatever whichever ones that this them it its is are be can could may would will do does have has ' +
    'on hand and in on by but up down same similar amount time minute hour recipe note here way all per regular same own ' +
    'normal ordinary standard usual conventional traditional classic otherwise not version option ' +
    'leave omit skip double half third cup tbsp tsp g oz'
  ).split(' '),
);
const maxChoices = 6;
const maxWords = 4;

/** What is noted of a food without the claims, which are not about its alternatives. */
export const withoutClaims = (noted: Noted): Noted => ({
  ...noted,
  noted: noted.noted.filter((word) => !isClaim(word)),
});

/** "Chicken stock (or vegetable)": the alternative completed with the ending of the name, the longest ending first. */
function completed(names: NameIndex, kind: readonly string[], { name, noted }: Named): Food | null {
  for (let from = Math.max(0, name.length - maxWords); from < name.length; from += 1) {
    const { food } = bindWords(names, [...kind, ...name.slice(from)], withoutClaims(noted));
    if (food !== null) return food;
  }
  return null;
}

/** Words for the food without its special kind: "vegan or regular", "soy or normal". */
const usualWords =
  /^(?:regular|normal|ordinary|standard|usual|plain|conventional|traditional|classic|otherwise|not)$/i;

/** Whether less of it is Low on an axis, as milk with lactose. */
const isHeavier = (usual: Food, than: Food): boolean =>
  intolerances.some((axis) => {
    const [one, other] = [limitsOf(axis, usual), limitsOf(axis, than)];
    return one !== null && other !== null && one.lowUpToG < other.lowUpToG;
  });

/**
 * The usual foods of a name, if they have an allergen that the named one lacks, or less of them is Low: butter for "vegan
 * butter", milk for "lactose-free milk".
 */
export function usualFoods(names: NameIndex, { name, food, noted }: Named): readonly Food[] {
  const words = nameWords(name).filter((word) => !isClaim(word));
  const own = food === null ? new Set<AllergenId>() : allergensOfFood(food);
  const found = [words, words.slice(-1)].flatMap(
    (candidate) => bindWords(names, candidate, withoutClaims(noted)).food ?? [],
  );
  return [...new Set(found)].filter(
    (usual) =>
      [...allergensOfFood(usual)].some((id) => !own.has(id)) || (food !== null && isHeavier(usual, food)),
  );
}

/** "Or Philly" in lower case would be an adverb. */
const isBrand = (kind: readonly string[], word: string) =>
  kind.some((typed) => /^\p{Lu}\p{Ll}/u.test(typed) && typed.toLowerCase() === word);

const noChoices: OtherChoices = { foods: [], allergens: [], isUnread: false };

function readChoice(names: NameIndex, kind: readonly string[], named: Named, isHabit: boolean): OtherChoices {
  const words = nameWords(kind).filter(
    (word) => !isPlain(word) && !idle.has(word) && (!isParticiple(names, word) || isBrand(kind, word)),
  );
  if (words.length === 0) {
    // "or half and half" is food, "or half of it" is not
    const { food } = bindWords(names, kind, { noted: [], doubtful: [] });
    if (food !== null) return { ...noChoices, foods: [food] };
    return kind.some((word) => usualWords.test(word))
      ? { ...noChoices, foods: usualFoods(names, named) }
      : noChoices;
  }
  if (words.every(isState)) {
    const claims = words.filter(isClaim);
    if (claims.length === 0) return noChoices;
    const { food } = named;
    if (food !== null && claims.every((word) => stateFits(word, food, true))) return noChoices;
    const found = completed(names, kind, named);
    if (found === null) return { ...noChoices, isUnread: true };
    const own = food === null ? new Set<AllergenId>() : allergensOfFood(food);
    // the stricter of two is used
    const isWithin = [...allergensOfFood(found)].every((id) => own.has(id));
    return isWithin ? noChoices : { ...noChoices, foods: [found] };
  }
  const found = kind.length > maxWords ? null : completed(names, kind, named);
  if (found !== null) return { ...noChoices, foods: [found] };
  const { foods, allergens, unread } = mentionsIn(names, kind, true);
  const remaining = unread.filter((word) => words.includes(word) && !isActivity(word));
  const isUnread =
    !isHabit &&
    foods.length === 0 &&
    allergens.length === 0 &&
    remaining.length > 0 &&
    words.length <= maxWords;
  return { foods, allergens, isUnread: isUnread || (words.some(isClaim) && foods.length === 0) };
}

/** Alternatives to a food, by words such as "or almond milk"; the author's choice may be a brand: "I use Lindt". */
export function otherChoices(
  names: NameIndex,
  named: Named,
  choices: readonly (readonly string[])[],
  isHabit: boolean,
): OtherChoices {
  const kinds = choices.flatMap((choice) => splitAt(choice, isOr)).filter((kind) => kind.length > 0);
  const few =
    kinds.length <= maxChoices
      ? kinds
      : [...kinds.slice(0, maxChoices - 1), kinds.slice(maxChoices - 1).flat()];
  const read = few.map((kind) => readChoice(names, kind, named, isHabit));
  return {
    foods: read.flatMap(({ foods }) => foods),
    allergens: read.flatMap(({ allergens }) => allergens),
    isUnread: read.some(({ isUnread }) => isUnread),
  };
}
