import { isPlain, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { type Said, withoutClauses } from './clauses.ts';
import { isClaim } from './state-fits.ts';

/** "Tamari if gluten-free", "vegan preferred": an option, not a guarantee. */
const conditions =
  /^(?:if|when|unless|where(?:ver)?|whenever|ideal(?:ly)?|optionally|prefer\w*|recommend\w*|suggest\w*|advis\w*|possib\w*|desir\w*|favou?red|encourag\w*|hopefully|perhaps|maybe|wish\w*|choice|choose)$/i;
/** "Vegan works too", "gluten-free or regular", "gluten-free for celiacs": options if what they offer is free from something. */
const offers =
  /^(?:or|\/|optional|options?|as|for|can|could|may|might|works?|ok|okay|fine|good|great|best|better|nice|versions?|also|too|either|needed|necessary|required|want(?:ed)?|like[ds]?|liking|love|taste|availab\w*|suitab\w*|usual(?:ly)?|typical(?:ly)?|normal(?:ly)?|sometimes|often|probabl[ey]|favou?rites?|try|friendly|style|need|should|would|any|other)$/i;

/** "Cooked according to package directions" is a step of the recipe. */
const directions = /^(?:according|directions?|instructions?|dente)$/i;
const cooking = /^(?:cooked|boiled|prepared)$/i;

export function readNote(written: readonly string[]): Said {
  const isDirected = written.some((word) => directions.test(word));
  const words = isDirected ? written.filter((word) => !cooking.test(word)) : written;
  // "neutral oil, like canola"
  const note = /^like$/i.test(words[0] ?? '') ? words.slice(1) : words;
  const read = withoutClauses(note, true);
  const isOffer = note.some((word) => offers.test(word)) && nameWords(note).some(isClaim);
  const isOpen = read.said.length > 0 && (isOffer || note.some((word) => conditions.test(word)));
  return isOpen
    ? {
        ...read,
        said: [],
        choice: [...read.said.filter((word) => !conditions.test(word)), 'or', ...read.choice],
      }
    : read;
}

/** "If you like", "possible", "your choice"; not "if needed vegan". */
const isCondition = (note: readonly string[]) =>
  conditions.test(note[0] ?? '') ||
  (note.some((word) => conditions.test(word)) &&
    nameWords(note).every((word) => isPlain(word) || conditions.test(word)));

/** "Butter, vegan, if you like": a condition belongs to the note before it. */
export function withConditions(notes: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const joined: string[][] = [];
  for (const note of notes) {
    const before = joined.at(-1);
    if (before !== undefined && isCondition(note)) before.push(...note);
    else joined.push([...note]);
  }
  return joined;
}

/** "If possible", "preferred"; not "if desired", after which the whole ingredient is optional. */
const hedge = /^(?:prefer|recommend|suggest|advis|possib|availab|ideal|choice|necessary|require)/i;
const isHedge = (note: readonly string[]) =>
  isCondition(note) && (note.some((word) => hedge.test(word)) || /^if needed$/i.test(note.join(' ')));

/** "Gluten-free flour if needed", "vegan butter, if possible" may be the usual one. */
export const isHedged = (
  main: readonly string[],
  typed: readonly string[],
  notes: readonly (readonly string[])[],
): boolean =>
  (main.some((word) => conditions.test(word)) || notes.some(isHedge)) &&
  nameWords([...typed, ...notes.flat()]).some(isClaim);
