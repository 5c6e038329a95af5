import { editDistance, editDistances, tooFar } from '#domain/text/edit-distance.ts';
import { foldName, nameWords } from './fold-name.ts';
import { lookAlikesOf } from './look-alikes.ts';
import type { Country, NamedMedicine } from './medicine.ts';
import {
  headLetters,
  type IndexedName,
  lettersOf,
  type MedicineIndex,
  type NameKind,
} from './medicine-index.ts';

/** Why the member has to compare with the pack: another spelling, a name of several medicines, or a similar name. */
export type Doubt = 'spelling' | 'shared' | 'lookAlike';

export interface FoundMedicine<Of extends NamedMedicine = NamedMedicine> {
  readonly medicine: Of;
  /** The name that matches the typed text. */
  readonly matched: string;
  readonly kind: NameKind;
  readonly countries: readonly Country[];
  readonly doubt: Doubt | null;
}

/** Kinds of matches, best first. */
const grades = ['exact', 'beginning', 'ending', 'near', 'word', 'nearBeginning', 'part', 'oneWord'] as const;
type Grade = (typeof grades)[number];

interface Match<Of extends NamedMedicine> {
  readonly name: IndexedName<Of>;
  readonly grade: Grade;
  readonly mistakes: number;
}

interface Term {
  /** The whole typed text, folded and without spaces. */
  readonly full: string;
  /** Without strengths, forms and salts. */
  readonly words: readonly string[];
  readonly text: string;
  readonly letters: number;
  readonly head: number;
  readonly mistakes: number;
}

/** One typo up to six letters, two in longer names, none below three letters. */
const allowedMistakes = (text: string) => (text.length < 3 ? 0 : text.length <= 6 ? 1 : 2);

const kindRank: Readonly<Record<NameKind, number>> = { name: 0, synonym: 1, brand: 2 };

/** Minimum length of a term for fuzzy matches of a prefix, and for matches inside a name. */
const lettersOfBeginning = 5;
const lettersOfPart = 4;

/** Minimum length of a stem that a group of names ends with, such as `triptan`. */
const lettersOfStem = 6;

const hasWords = (name: readonly string[], words: readonly string[]) =>
  words.every((word) => name.some((each) => each.startsWith(word)));

/** Distance from the closest word of a longer name, such as one of several ingredients. */
function nearWord(name: readonly string[], { text, mistakes }: Term): number {
  if (name.length < 2 || text.length < lettersOfBeginning) return Number.POSITIVE_INFINITY;
  return Math.min(...name.map((word) => editDistance(text, word, mistakes)));
}

/** Whether more than `max` letters of the term are missing from the name, so that no text need be compared. */
function lacksLetters(term: number, name: number, max: number): boolean {
  let missing = term & ~name;
  for (let edits = max; missing !== 0 && edits >= 0; edits -= 1) missing &= missing - 1;
  return missing !== 0;
}

function gradeOf(name: IndexedName<NamedMedicine>, term: Term): [Grade, number] | null {
  const hasLetters = !lacksLetters(term.letters, name.letters, 0);
  return (
    (hasLetters ? literalGradeOf(name, term) : null) ??
    nearGradeOf(name, term) ??
    (hasLetters && term.text.length >= lettersOfPart && name.text.includes(term.text)
      ? ['part', 0]
      : oneWordGradeOf(name, term))
  );
}

function literalGradeOf({ text, words }: IndexedName<NamedMedicine>, term: Term): [Grade, number] | null {
  if (text === term.full || text === term.text) return ['exact', text === term.full ? 0 : 1];
  if (text.startsWith(term.text) || text.startsWith(term.full)) return ['beginning', 0];
  if (term.text.length >= lettersOfStem && text.endsWith(term.text)) return ['ending', 0];
  return words.length > 1 && hasWords(words, term.words) ? ['word', 0] : null;
}

function nearGradeOf(
  { text, words, letters, head }: IndexedName<NamedMedicine>,
  term: Term,
): [Grade, number] | null {
  if (lacksLetters(term.letters, letters, term.mistakes)) return null;
  const isFar = lacksLetters(term.head, head, term.mistakes);
  const { whole, beginning } = isFar ? tooFar : editDistances(term.text, text, term.mistakes);
  if (whole <= term.mistakes) return ['near', whole];
  const ofWord = nearWord(words, term);
  const later = term.text.length < lettersOfBeginning ? Number.POSITIVE_INFINITY : beginning;
  const near = Math.min(ofWord, later);
  return near <= term.mistakes ? ['nearBeginning', near] : null;
}

function oneWordGradeOf({ words }: IndexedName<NamedMedicine>, term: Term): [Grade, number] | null {
  const [first = ''] = term.words;
  const isOneWord = term.words.length > 1 && first.length >= lettersOfPart && words.includes(first);
  return isOneWord ? ['oneWord', 0] : null;
}

/** Sort weight: a typo ranks behind the same match without one; `near` with one typo ties with a prefix match. */
const weight = ({ grade, mistakes }: Pick<Match<NamedMedicine>, 'grade' | 'mistakes'>) =>
  grades.indexOf(grade) * 2 + mistakes;

function compare(a: Match<NamedMedicine>, b: Match<NamedMedicine>): number {
  return (
    weight(a) - weight(b) ||
    kindRank[a.name.kind] - kindRank[b.name.kind] ||
    a.name.words.length - b.name.words.length ||
    a.name.text.length - b.name.text.length ||
    (a.name.text < b.name.text ? -1 : 1)
  );
}

function doubtOf(
  { name, grade }: Match<NamedMedicine>,
  matches: readonly Match<NamedMedicine>[],
  { meanings }: MedicineIndex,
): Doubt | null {
  if (grade === 'near' || grade === 'nearBeginning') return 'spelling';
  if ((meanings.get(name.text)?.size ?? 0) > 1) return 'shared';
  const isAlike = lookAlikesOf(name.text).some((text) => meanings.has(text));
  const hasNear = matches.some(
    (other) => grade === 'exact' && other.grade === 'near' && other.name.medicine.id !== name.medicine.id,
  );
  return isAlike || hasNear ? 'lookAlike' : null;
}

function termOf(typed: string): Term {
  const words = nameWords(typed);
  const text = words.join('');
  return {
    full: foldName(typed).replaceAll(' ', ''),
    words,
    text,
    letters: lettersOf(text),
    head: lettersOf(text.slice(0, headLetters)),
    mistakes: allowedMistakes(text),
  };
}

/** Number of medicines shown at once. */
export const shownMedicines = 12;

/**
 * Medicines that match the typed text, the likeliest first, each once. Nothing is chosen for the member: names of
 * medicines are easily confused, so each is shown with its active ingredient, and doubts are confirmed.
 */
export function findMedicines<Of extends NamedMedicine>(
  index: MedicineIndex<Of>,
  typed: string,
  max = shownMedicines,
): readonly FoundMedicine<Of>[] {
  const term = termOf(typed);
  if (term.text === '') return [];
  const matches: Match<Of>[] = [];
  for (const name of index.names) {
    const found = gradeOf(name, term);
    if (found !== null) matches.push({ name, grade: found[0], mistakes: found[1] });
  }
  const best = new Map<number, Match<Of>>();
  for (const match of matches.toSorted(compare))
    if (!best.has(match.name.medicine.id)) best.set(match.name.medicine.id, match);
  return [...best.values()].slice(0, max).map((match) => ({
    medicine: match.name.medicine,
    matched: match.name.name,
    kind: match.name.kind,
    countries: match.name.countries,
    doubt: doubtOf(match, matches, index),
  }));
}
