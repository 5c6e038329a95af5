import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food } from '#domain/food/food.ts';
import { isPlain, isState, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { inBothNumbers } from '#domain/own-recipe/words/name-forms.ts';
import { besides, hasUnreadFood } from './beside-name.ts';
import {
  type BoundName,
  bindChoices,
  bindWords,
  boundTo,
  isOr,
  type Noted,
  splitAt,
  unbound,
} from './bind-words.ts';
import { type Said, saidOnly, withoutClauses, withoutEither } from './clauses.ts';
import { isImitation } from './imitations.ts';
import { mentionsIn } from './mentions.ts';
import { coreOf, type NameIndex } from './name-index.ts';
import { mayNameFood } from './note-words.ts';
import { otherChoices, usualFoods, withoutClaims } from './other-choices.ts';
import { namesOtherPart } from './own-parts.ts';
import { isTelling } from './plain-word-fits.ts';
import { isHedged, readNote, withConditions } from './read-note.ts';
import { isClaim, stateFits } from './state-fits.ts';

/** Words that make a derived food of the one before the comma: "orange, juice of". */
const derived = new Set(['juice', 'zest', 'peel', 'rind', 'powder', 'paste', 'flake', 'seed']);
const maxNote = 4;

/** The full name of a name with a note: "flour, almond" is almond flour; null: none. */
function fullName(
  names: NameIndex,
  main: readonly string[],
  note: readonly string[],
  noted: Noted,
): BoundName | null {
  const words = nameWords(note);
  const significantWords = (word: string) => !isPlain(word) && !isState(word) && word !== 'and';
  const core = words.filter(significantWords);
  if (words.length === 1 && words[0] === 'split') {
    const { food } = bindWords(names, [...note, ...main], noted);
    return food === null || food === bindWords(names, main, noted).food ? null : boundTo(food);
  }
  if (core.length === 0 || core.length > maxNote) return null;
  const kinds = splitAt(note, (word) => isOr(word) || word.toLowerCase() === 'and').filter((kind) =>
    nameWords(kind).some(significantWords),
  );
  if (kinds.length > 1) {
    const each = kinds.flatMap((kind) => bindWords(names, [...kind, ...main], noted).food ?? []);
    return each.length > 0 ? unbound(each, each.length === kinds.length) : null;
  }
  const before = bindWords(names, [...note, ...main], noted);
  if (before.food !== null) return before;
  // "roma (plum) tomatoes": a synonym
  const other = bindWords(names, [...note, ...main.slice(-1)], noted).food;
  if (other !== null && other === bindWords(names, main, noted).food) return boundTo(other);
  const isDerived = (core.length === 1 && derived.has(core[0] ?? '')) || core[0] === 'in';
  const after = isDerived ? bindWords(names, [...main, ...note], noted) : null;
  return after?.food ? after : null;
}

/** Foods of many kinds: the author's own choice of a brand may name one. */
const kinds = new Set(
  (
    'flour, milk, oil, cheese, sugar, pasta, yogurt, butter, bread, cream, rice, noodle, spaghetti, sausage, mince, stock, broth, ' +
    'margarine, chocolate, ice cream, granola, cracker, cookie, breadcrumb, pastry, pie crust, burger bun, wrap, jam, mayonnaise, ' +
    'mayo, pesto, stock cube, all purpose flour, cream cheese, soy sauce, tofu'
  )
    .split(', ')
    .flatMap((name) => inBothNumbers(name.split(' '))),
);

/**
 * "Or any milk", "your favorite milk", "milk (or any)": with soy, nuts, or oats as well. "Any neutral oil" and "any short
 * pasta" name one.
 */
const anyOne = /^(?:any|other|another|favou?rite|preferred|whatever|whichever)$/i;
const idle = new Set(['like', 'have', 'want', 'prefer', 'love', 'neutral']);
const isAnyKind = (phrase: readonly string[], core: string): boolean => {
  if (!phrase.some((word) => anyOne.test(word))) return false;
  const words = nameWords(phrase).filter((word) => !isPlain(word) && !idle.has(word) && !anyOne.test(word));
  return words.length === 0
    ? kinds.has(core.split(' ').at(-1) ?? '')
    : words.some((word) => kinds.has(word)) && !isOneSort(phrase);
};
const isOneSort = (phrase: readonly string[]) =>
  phrase.some((word) => /^(?:neutral|short|long|small)/i.test(word));

/** "Giblets removed", "seasoning discarded": not in the dish. */
const removed = /^(?:removed|discarded|reserved)$/i;

const isUnread = (names: NameIndex, words: readonly string[]): boolean =>
  !removed.test(words.at(-1) ?? '') && mentionsIn(names, words, true).unread.some(mayNameFood);

/** Alternatives are read without adverbs, of which Oatly looks like one. */
const adverb = /ly$/;

/** "Waxy potatoes, e.g. Charlotte": the cultivars of a vegetable or fruit have names of their own. */
const isVariety = (food: Food | null, note: readonly string[] = []): boolean =>
  food?.aisle === 'produce' && /^(?:such as|e g|eg|like|for example) /i.test(note.join(' '));

const allergenWord = /^(?:gluten|wheat|dairy|lactose|soy|nut)$/;

/** A food of many kinds with a choice that names no food of the table: `milk (I use Oatly)`. */
function hasUnreadKind(names: NameIndex, { said, choice, used, denied }: Said): boolean {
  // "flour (no gluten)"
  if (nameWords(denied).some((word) => allergenWord.test(word))) return true;
  const spoken = [...said, ...choice, ...used];
  if (isUnread(names, used) || (said.length === 1 && /^any$/i.test(said[0] ?? ''))) return true;
  const { foods, allergens } = mentionsIn(names, spoken, true);
  const isNamed = allergens.length > 0 && !nameWords(spoken).some(isState);
  return (
    foods.length === 0 &&
    (isNamed ||
      isUnread(
        names,
        choice.filter((word) => adverb.test(word)),
      ))
  );
}

/** Whether a note may name something to eat that isn't in the table: `carrots with ranch`, `chips (Doritos)`. */
const hasUnread = (names: NameIndex, core: string, note: Said): boolean =>
  // "for the salad and dressing" names a part of the dish beside it
  [note.said, note.added.filter((word) => !note.aside.includes(word)), note.origin].some((words) =>
    isUnread(names, words),
  ) ||
  (kinds.has(core) && hasUnreadKind(names, note));

const isClearNote = (note: readonly string[]) =>
  nameWords(note).every((word) => isPlain(word) || isState(word) || word === 'and');

const isName = (names: NameIndex, typed: readonly string[]) =>
  bindWords(names, typed, { noted: [], doubtful: [] }).food !== null;

/** The states named next to a name; those of "minced beef (ground beef)" are part of the other name. */
function notedIn(names: NameIndex, read: readonly Said[], canned: readonly string[]): Noted {
  const statesOf = (isClear: boolean) =>
    read
      .filter(({ said }) => isClearNote(said) === isClear && (isClear || !isName(names, said)))
      .flatMap(({ said }) => nameWords(said))
      .filter(
        (it) => (isState(it) && it !== 'greens-only') || (isClear && (it === 'fresh' || isTelling(it))),
      );
  return { noted: [...canned, ...statesOf(true)], doubtful: statesOf(false) };
}

/** The words of a name that may be food, and those of alternatives in it. A name of the table is not split. */
function nameOf(names: NameIndex, main: readonly string[], noted: Noted): Said {
  const words = withoutEither(main).map((word) => (isOr(word) ? '/' : word));
  const cut = withoutClauses(words);
  const isCut = cut.said.length < words.length;
  const isWhole = isCut && bindWords(names, words, noted).food !== null;
  return isWhole ? saidOnly(words) : cut;
}

/** A stock made from a cube contains the cube's ingredients. */
const cubes = /^(?:cubes?|bouillon|granules|powder|concentrate|pots?|paste|base)$/i;

function stockCube(names: NameIndex, food: Food, notes: readonly (readonly string[])[]): readonly Food[] {
  if (!/stock$/.test(food.id) || !notes.flat().some((word) => cubes.test(word))) return [];
  return bindWords(names, [food.name.split(' ').at(-2) ?? '', 'stock', 'cube'], { noted: [], doubtful: [] })
    .candidates;
}

/** Seeds in and on bread are usually sesame. */
const seeds = /^(?:seeds?|seeded|multiseed|multigrain|mixed-seed)$/i;
const isSeededBread = ({ aisle, id }: Food, words: readonly string[]) =>
  (aisle === 'bakery' || /bread|crackers|pastry|tortilla/.test(id)) && words.some((word) => seeds.test(word));

const meats: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'shellfish', 'gelatin', 'egg']);

/** Whether the words about a bound food leave its identity open. */
function isOpenEnded(food: Food, main: readonly string[], read: readonly Said[]): boolean {
  const own = allergensOfFood(food);
  const noted = read.flatMap(({ said, choice, used, added }) => [...said, ...choice, ...used, ...added]);
  const spoken = [...main, ...noted, ...withoutClauses(main).added];
  const hasMeat = [...noted, ...withoutClauses(main).added].some((word) =>
    /^(?:meats?|poultry)$/i.test(word),
  );
  if (hasMeat && !food.origins.some((origin) => meats.has(origin))) return true;
  const remaining = noted.filter((_, at) => !removed.test(noted[at + 1] ?? ''));
  if (namesOtherPart(food, [...remaining, ...withoutClauses(main).added])) return true;
  const isNamedSo = isImitation([food.name, ...food.aliases].flatMap((name) => name.split(/[\s-]/)));
  return (isImitation(spoken) && !isNamedSo) || (!own.has('sesame') && isSeededBread(food, spoken));
}

/** "Oil (peanut, sesame)": several notes that each complete the name. */
function oneOf(full: readonly BoundName[]): BoundName | null {
  const foods = [...new Set(full.flatMap(({ candidates }) => candidates))];
  return foods.length < 2
    ? (full[0] ?? null)
    : unbound(
        foods,
        full.every(({ isClosed }) => isClosed),
      );
}

/** "Butter or coconut oil (dairy-free)": a claim that one of them fulfills anyway may be about that one alone. */
function bindAlternatives(
  names: NameIndex,
  alternatives: readonly (readonly string[])[],
  noted: Noted,
): BoundName {
  const bound = bindChoices(names, alternatives, noted);
  const claims = noted.noted.filter(isClaim);
  if (claims.length === 0) return bound;
  const plain = bindChoices(names, alternatives, withoutClaims(noted));
  const fits = plain.candidates.map((food) => claims.every((word) => stateFits(word, food, true)));
  return fits.includes(true) && fits.includes(false)
    ? unbound([...plain.candidates, ...bound.candidates], plain.isClosed && bound.isClosed)
    : bound;
}

/** The food of a name with its notes, or all foods they name. */
export function bindName(
  names: NameIndex,
  main: readonly string[],
  notes: readonly (readonly string[])[],
  canned: readonly string[],
): BoundName {
  const joined = withConditions(notes);
  const read = joined.map(readNote);
  const noted = notedIn(names, read, canned);
  const { said: written, ...mainRest } = nameOf(names, main, noted);
  const isGreen = read.some((note) => nameWords(note.said).includes('greens-only'));
  const typed = isGreen ? [...written, 'greens'] : written;
  const full = read.map((note) => (note.said.length === 0 ? null : fullName(names, typed, note.said, noted)));
  const alternatives = splitAt(typed, isOr);
  const named = oneOf(full.filter((it) => it !== null));
  const itself =
    alternatives.length > 1
      ? bindAlternatives(names, alternatives, noted)
      : (named ?? bindWords(names, typed, noted));
  const subject = { name: typed, food: itself.food, noted };
  const choices = otherChoices(names, subject, [mainRest.choice, ...read.map(({ choice }) => choice)], false);
  // "coconut milk, Oatly or cream": a brand first
  const before = read.map(({ said, choice }, n) =>
    choice.length > 0 && full[n] === null && said.length === 1 && /^\p{Lu}\p{Ll}/u.test(said[0] ?? '')
      ? said
      : [],
  );
  const isListUnread = otherChoices(names, subject, before, false).isUnread;
  const habits = otherChoices(names, subject, [mainRest.used, ...read.map(({ used }) => used)], true);
  const each = [mainRest, ...read];
  const { foods: mentioned, allergens } = besides(names, itself.food, {
    named: [
      ...read.flatMap(({ said }, n) => (full[n] === null ? [said] : [])),
      ...each.flatMap(({ added, more }) => [added, more]),
    ],
    origins: each.map(({ origin }) => origin),
    asides: each.map(({ aside }) => aside),
  });
  const usual = isHedged(main, typed, notes) ? usualFoods(names, subject) : [];
  const cube = itself.food === null ? [] : stockCube(names, itself.food, notes);
  const foods = [...choices.foods, ...habits.foods, ...mentioned, ...cube, ...usual].filter(
    (food) => food !== itself.food,
  );
  const isUnread =
    choices.isUnread ||
    isListUnread ||
    habits.isUnread ||
    each.some(({ more }) => hasUnreadFood(names, more)) ||
    [
      { ...mainRest, choice: [], said: [] },
      ...read.map((note, n) =>
        full[n] === null && !isVariety(itself.food, joined[n]) ? note : { ...note, said: [] },
      ),
    ].some((note) => hasUnread(names, coreOf(nameWords(typed)), note));
  const isOfChoice =
    [...nameWords(typed), ...read.flatMap((note) => nameWords(note.said))].includes('of-choice') ||
    [
      ...alternatives,
      ...each.flatMap(({ choice }) => splitAt(choice, isOr)),
      ...read.map(({ said }) => said),
    ].some((phrase) => isAnyKind(phrase, coreOf(nameWords(typed))));
  const allergensBeside = [...allergens, ...choices.allergens, ...habits.allergens];
  if (itself.food === null)
    return unbound(
      // the alternatives of "lemon or lime juice" are parsed already; a lemon alone is not one
      [...itself.candidates, ...(itself.isClosed ? [] : mentionsIn(names, typed, false).foods), ...foods],
      itself.isClosed &&
        foods.length === 0 &&
        allergensBeside.length === 0 &&
        !choices.isUnread &&
        !isOfChoice,
    );
  const own = allergensOfFood(itself.food);
  const isAny = isUnread || isOfChoice || isOpenEnded(itself.food, main, read);
  const isOther = allergensBeside.some((id) => !own.has(id));
  if (foods.length > 0 || isOther || isAny) return unbound([itself.food, ...foods], !isAny && !isOther);
  return itself;
}
