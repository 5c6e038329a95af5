import { type Part, plainPart } from './search-labels.ts';
import { stopWords } from './search-phrases.ts';
import { maxPhraseWords } from './search-words.ts';

/** Phrases of which a recipe must have one, with all words of it: of "chicken or sweet potato", two. */
export type Choice = readonly (readonly string[])[];

/** What a recipe must have to be found by words: one choice for each word, and those of "or". */
export const choicesOf = ({
  words,
  choices,
}: {
  readonly words: readonly string[] | null;
  readonly choices: readonly Choice[];
}): readonly Choice[] => [...(words ?? []).map((word) => [[word]]), ...choices];

/** All words that a search looks for, each once. */
export const soughtWords = (search: Parameters<typeof choicesOf>[0]): readonly string[] => [
  ...new Set(choicesOf(search).flat(2)),
];

const isPlain = ({ label }: Part) => label === null;
const isWord = (part: Part | undefined): part is Part =>
  part !== undefined && isPlain(part) && !stopWords.has(part.text);

/** The food before or behind "or", of as many plain words as name one: "sweet potato or rice"; else the next word. */
function foodOf(parts: readonly Part[], isFood: (phrase: string) => boolean, end: 'first' | 'last') {
  const isOther = (part: Part) => !isWord(part);
  const first = parts.findIndex(isOther);
  const near =
    end === 'first'
      ? parts.slice(0, first < 0 ? undefined : first).slice(0, maxPhraseWords)
      : parts.slice(parts.findLastIndex(isOther) + 1).slice(-maxPhraseWords);
  const phrases = near.map((_, shorter) =>
    end === 'first' ? near.slice(0, near.length - shorter) : near.slice(shorter),
  );
  const named = phrases.find((phrase) => isFood(phrase.map(({ text }) => text).join(' ')));
  return (named ?? phrases.at(-1) ?? []).map(({ text }) => text);
}

/** One of two filters of the same kind; null for others. */
function eitherFilter({ filter: one }: Part, { filter: other }: Part): Part['filter'] | null {
  if (one?.kind === 'course' && other?.kind === 'course')
    return { kind: 'course', values: [...new Set([...one.values, ...other.values])] };
  if (one?.kind === 'cuisine' && other?.kind === 'cuisine')
    return { kind: 'cuisine', values: [...new Set([...one.values, ...other.values])] };
  if (one?.kind === 'season' && other?.kind === 'season')
    return { kind: 'season', values: [...new Set([...one.values, ...other.values])] };
  return null;
}

const joined = (texts: readonly string[]): Pick<Part, 'text' | 'label' | 'isProtecting'> => ({
  text: texts.join(' or '),
  label: texts.join(' or '),
  isProtecting: false,
});

/** What both sides of "or" are together, with how many parts of each it takes. */
function eitherOf(left: readonly Part[], right: readonly Part[], isFood: (phrase: string) => boolean) {
  const [before, behind] = [left.at(-1), right[0]];
  if (before === undefined || behind === undefined) return null;
  if ((before.choice !== undefined || isWord(before)) && isWord(behind)) {
    const one = before.choice === undefined ? foodOf(left, isFood, 'last') : null;
    const other = foodOf(right, isFood, 'first');
    const choice = [...(before.choice ?? [one ?? []]), other];
    const texts = choice.map((words) => words.join(' '));
    return { part: { ...joined(texts), choice }, takes: [one?.length ?? 1, other.length] as const };
  }
  const filter = eitherFilter(before, behind);
  if (filter === null || filter === undefined) return null;
  const text = `${before.text} or ${behind.text}`;
  return {
    part: { ...joined([before.label ?? '', behind.label ?? '']), text, filter },
    takes: [1, 1] as const,
  };
}

/**
 * Joins what "or" is between: two foods, or two filters of the same kind, of which either will do. What can't be either,
 * such as two diets, is asked for together, and that is said.
 */
export function joinChoices(parts: readonly Part[], isFood: (phrase: string) => boolean): readonly Part[] {
  const read: Part[] = [];
  let left = [...parts];
  while (left.length > 0) {
    const [part, ...others] = left;
    if (part === undefined) break;
    left = others;
    if (!isPlain(part) || part.text !== 'or') {
      read.push(part);
      continue;
    }
    const before = [...read];
    // "chicken and/or beef", "chicken or some beef"
    while (before.at(-1)?.text === 'and') before.pop();
    const behind = left.slice(
      Math.max(
        0,
        left.findIndex((each) => !isPlain(each) || isWord(each)),
      ),
    );
    const either = eitherOf(before, behind, isFood);
    const [one, other] = [before.at(-1), behind[0]];
    if (either !== null) {
      read.splice(before.length - either.takes[0], read.length, either.part);
      left = behind.slice(either.takes[1]);
    } else if (canBeEither(one) && canBeEither(other) && !(one.isProtecting && other.isProtecting)) {
      const label = `can’t search for either of “${one.text} or ${other.text}”, only for both`;
      read.push({ text: 'or', label, isProtecting: true, isUnread: true });
    } else read.push(plainPart('or'));
  }
  return read;
}

const canBeEither = (part: Part | undefined): part is Part =>
  part !== undefined && part.isUnread !== true && (!isPlain(part) || isWord(part));
