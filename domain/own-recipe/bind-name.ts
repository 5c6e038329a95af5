import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { withoutClauses } from './clauses.ts';
import { type BoundName, bindChoices, findWords, isOr, type Noted, splitAt, unbound } from './find-words.ts';
import { coreOf, type FoodNames } from './food-names.ts';
import { isPlain, isState, nameWords } from './line-words.ts';
import { mentionsIn } from './mentions.ts';

/** Words that make a derived food of the one before the comma: "orange, juice of". */
const derived = new Set(['juice', 'zest', 'peel', 'rind', 'powder', 'paste', 'flake', 'seed']);
const mostNote = 4;

/** The full name that a note makes with the name: "flour, almond" is almond flour; null: none. */
function fullName(
  names: FoodNames,
  main: readonly string[],
  note: readonly string[],
  noted: Noted,
): BoundName | null {
  const words = nameWords(note);
  const telling = (word: string) => !isPlain(word) && !isState(word) && word !== 'and';
  const core = words.filter(telling);
  if (core.length === 0 || core.length > mostNote) return null;
  const kinds = splitAt(note, (word) => isOr(word) || word.toLowerCase() === 'and').filter((kind) =>
    nameWords(kind).some(telling),
  );
  if (kinds.length > 1) {
    const each = kinds.flatMap((kind) => findWords(names, [...kind, ...main], noted).food ?? []);
    return each.length > 0 ? unbound(each, each.length === kinds.length) : null;
  }
  const before = findWords(names, [...note, ...main], noted);
  if (before.food !== null) return before;
  const isDerived = core.length === 1 && derived.has(core[0] ?? '');
  const after = isDerived ? findWords(names, [...main, ...note], noted) : null;
  return after?.food ? after : null;
}

/** Of these there are many kinds: a note that we cannot read may name one. */
const kinds = new Set([
  ...[
    'flour',
    'milk',
    'oil',
    'cheese',
    'sugar',
    'pasta',
    'yogurt',
    'butter',
    'bread',
    'cream',
    'rice',
    'noodle',
  ],
  ...['spaghetti', 'sausage', 'mince', 'stock', 'broth', 'margarine', 'chocolate'],
]);

/** What was done to it: sifted, broken, thinly. */
const done = /(?:ed|ly|broken|cut)$|^(?:and|in|on|with)$/;

const hasUnread = (core: string, note: readonly string[]): boolean => {
  const words = nameWords(note).filter((word) => !done.test(word));
  const left = words.filter((word) => !isPlain(word));
  return (
    kinds.has(core) &&
    left.length > 0 &&
    left.length <= 2 &&
    left.length === words.length &&
    !left.some(isState)
  );
};

const isClearNote = (note: readonly string[]) =>
  nameWords(note).every((word) => isPlain(word) || isState(word) || word === 'and');

type ReadNote = ReturnType<typeof withoutClauses>;

/** The states that are told beside a name. */
function notedIn(read: readonly ReadNote[], canned: readonly string[]): Noted {
  const statesOf = (isClear: boolean) =>
    read
      .filter(({ said }) => isClearNote(said) === isClear)
      .flatMap(({ said }) => nameWords(said))
      .filter((it) => (isState(it) && it !== 'greens-only') || (isClear && it === 'fresh'));
  return { noted: [...canned, ...statesOf(true)], doubtful: statesOf(false) };
}

/** The words of a name that may be food, and those of other choices in it. A name of the table is left whole. */
function nameOf(names: FoodNames, main: readonly string[], noted: Noted): ReadNote {
  const words = main.map((word) => (isOr(word) ? '/' : word));
  const cut = withoutClauses(words);
  const isCut = cut.said.length < words.length;
  return isCut && findWords(names, words, noted).food !== null ? { said: words, choice: [] } : cut;
}

/** The food that a name with its notes is, or all that they name. */
export function bindName(
  names: FoodNames,
  main: readonly string[],
  notes: readonly (readonly string[])[],
  canned: readonly string[],
): BoundName {
  const read = notes.map((note) => withoutClauses(note));
  const noted = notedIn(read, canned);
  const { said: written, choice } = nameOf(names, main, noted);
  const isGreen = read.some((note) => nameWords(note.said).includes('greens-only'));
  const said = isGreen ? [...written, 'greens'] : written;
  const full = read.map((note) => (note.said.length === 0 ? null : fullName(names, said, note.said, noted)));
  const alternatives = splitAt(said, isOr);
  const named = full.find((it) => it !== null) ?? null;
  const itself =
    alternatives.length > 1
      ? bindChoices(names, alternatives, noted)
      : (named ?? findWords(names, said, noted));
  const rest = [
    ...(choice.length > 0 ? [choice] : []),
    ...read.flatMap((note, n) => [...(full[n] === null ? [note.said] : []), note.choice]),
  ].filter((words) => words.length > 0);
  const mentioned = rest.map((words) => mentionsIn(names, words, true));
  const foods = mentioned.flatMap((it) => it.foods).filter((food) => food !== itself.food);
  const allergens = mentioned.flatMap((it) => it.allergens);
  const isUnread = read.some(
    (note, n) =>
      full[n] === null &&
      note.said.length > 0 &&
      hasUnread(coreOf(nameWords(said)), note.said) &&
      mentionsIn(names, note.said, true).foods.length === 0,
  );
  const isOfChoice = [...nameWords(said), ...read.flatMap((note) => nameWords(note.said))].includes(
    'of-choice',
  );
  if (itself.food === null)
    return unbound(
      [...itself.candidates, ...mentionsIn(names, said, false).foods, ...foods],
      itself.isClosed && foods.length === 0,
    );
  const own = allergensOfFood(itself.food);
  if (foods.length > 0 || allergens.some((id) => !own.has(id)) || isUnread || isOfChoice)
    return unbound([itself.food, ...foods], !isUnread && !isOfChoice && allergens.every((id) => own.has(id)));
  return itself;
}
