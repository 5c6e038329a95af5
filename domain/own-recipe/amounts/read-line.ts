import { isOr } from '#domain/own-recipe/names/bind-words.ts';
import { isClaim } from '#domain/own-recipe/names/state-fits.ts';
import { nameWords } from '#domain/own-recipe/words/line-words.ts';
import { findUnit } from '#domain/quantity/units.ts';
import type { Measure } from '#domain/recipe/recipe.ts';
import { plainLine, type Token, tokensOf } from './line-tokens.ts';
import { addedAt, amountsAlone, type NoteReading, withNote, wordsOf } from './note-amounts.ts';
import { amountsAt, type ReadAmounts } from './read-amounts.ts';
import { isContainer, low, measureAt } from './read-measure.ts';

/** A parsed ingredient line, not yet bound to a food. */
export interface ReadLine {
  /** Words of the name, up to the first comma or dash, without brackets. */
  readonly main: readonly string[];
  /** Text in brackets and after commas and dashes, as words. */
  readonly notes: readonly (readonly string[])[];
  readonly shownAs: string;
  /** The same amount in several measures, the author's own first; empty: none was written. */
  readonly amounts: readonly Measure[];
  /** Amounts on top of these that cannot be summed with them: "100 g honey, plus 2 tbsp". */
  readonly added: readonly Measure[];
  readonly isRange: boolean;
  /** The amount applies to each food of the line. */
  readonly isEach: boolean;
  /** Its weight excludes the liquid. */
  readonly isDrainedWeight: boolean;
}

interface Segment {
  readonly tokens: readonly Token[];
  readonly isBracket: boolean;
}

const separators = new Set([',', ';', '–', ':']);
const openers = new Set(['(', '[', '{']);
const closers = new Set([')', ']', '}']);

const isAlternative = (token: Token | undefined) => isOr(token?.text ?? '');
const isAddition = (token: Token | undefined) => ['and', 'plus'].includes(low(token)) || token?.text === '+';

/**
 * The name first, then the notes. A name continues after its brackets, unless they claim something of it alone: "tamari
 * (gluten-free) or soy sauce". What follows a colon in a note is an alternative: "flour (gluten-free: almond)".
 */
function segmentsOf(tokens: readonly Token[]): Segment[] {
  const main: Token[] = [];
  const others: Segment[] = [];
  let depth = 0;
  let now: Token[] = main;
  const start = (isBracket: boolean) => {
    now = [];
    others.push({ tokens: now, isBracket });
  };
  let before: Token[] = main;
  let bracket = 0;
  /** Ends the name, or moves the claim to the front: "tamari (gluten-free) and salt" is gluten-free tamari and salt. */
  const separate = (next: Token | undefined) => {
    const inside = others.slice(bracket).flatMap((it) => it.tokens);
    const words = nameWords(wordsOf(inside));
    if (
      now !== main ||
      main.length === 0 ||
      !words.some(isClaim) ||
      !(isAlternative(next) || isAddition(next))
    )
      return;
    if (isAlternative(next) || !words.every(isClaim)) return start(false);
    others.length = bracket;
    main.splice(main.findLastIndex((token) => isAlternative(token) || isAddition(token)) + 1, 0, ...inside);
  };
  for (const [at, token] of tokens.entries()) {
    const isSign = token.kind === 'sign';
    if (isSign && openers.has(token.text)) {
      if (depth === 0) {
        before = now;
        bracket = others.length;
      }
      depth += 1;
      start(true);
    } else if (isSign && closers.has(token.text)) {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      now = before;
      separate(tokens[at + 1]);
    } else if (isSign && token.text === ':' && now !== main) now.push({ ...token, kind: 'word', text: 'or' });
    else if (isSign && separators.has(token.text)) start(depth > 0);
    else now.push(token);
  }
  return [{ tokens: main, isBracket: false }, ...others].filter((it, n) => n === 0 || it.tokens.length > 0);
}

const noAmounts: ReadAmounts = { amounts: [], isRange: false, isEach: false, next: 0 };
/** "1 cup if more sweet" names no cup. */
const withoutMeasures = (tokens: readonly Token[]) =>
  tokens.filter(
    ({ kind, text }, at) =>
      !(kind === 'word' && tokens[at - 1]?.kind === 'number' && Boolean(findUnit(text)?.size)),
  );

const maxTrailing = 8;

/** "Carrots 500 g", "Eggs x 2", "butter 2 x 100 g": the amount at the end of a name. */
function trailing(
  tokens: readonly Token[],
): { readonly from: number; readonly amounts: readonly Measure[] } | null {
  for (let from = Math.max(1, tokens.length - maxTrailing); from < tokens.length; from += 1) {
    if (tokens[from]?.kind !== 'number' || tokens[from - 1]?.kind === 'number') continue;
    const amounts = amountsAlone(tokens.slice(from));
    if (amounts === null) continue;
    return { from: low(tokens[from - 1]) === 'x' ? from - 1 : from, amounts };
  }
  return null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const bareEnds = (text: string) => text.replace(/^[ ,.;:)–-]{1,9}/, '').replace(/[ ,;:–-]$/, '');

const isMeasure = (unit: string) => Boolean(findUnit(unit)?.size) || findUnit(unit)?.kind === 'count';

/** A label before the first amount: "Sauce: 2 tbsp soy sauce". */
function afterLabel(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, text }) => kind === 'sign' && text === ':');
  if (at <= 0 || tokens.slice(0, at).some(({ kind }) => kind !== 'word')) return tokens;
  const amounts = amountsAt(tokens, at + 1);
  const hasName = amounts !== null && tokens.slice(amounts.next).some(({ kind }) => kind === 'word');
  return hasName ? tokens.slice(at + 1) : tokens;
}

/** "1 large can" without a weight: two usual ones, as 28 oz are of 14. */
function ofLargeContainers(tokens: readonly Token[], amounts: readonly Measure[]): readonly Measure[] {
  const [first] = amounts;
  const isLarge = tokens.some((token) => /^(?:large|lg|big|jumbo)$/.test(low(token)));
  return first !== undefined && amounts.length === 1 && isContainer(first.unit) && isLarge
    ? [{ ...first, value: first.value * 2 }]
    : amounts;
}

/** Limit of notes parsed individually; further ones are merged. */
const maxNotes = 8;
const fewNotes = (notes: readonly (readonly string[])[]) =>
  notes.length <= maxNotes ? notes : [...notes.slice(0, maxNotes - 1), notes.slice(maxNotes - 1).flat()];

const vague = /^(few|little|bit|lots?|some|several|plenty|couple)$/;
const vagueUnit =
  /^(drop|dash|shake|sprinkle|sprinkling|dusting|scattering|grind|grinding|twist|turn|crack|sprig|leaf|leaves|handful|slice|squeeze|squirt|bit|pinch|splash)(s|es)?$/;
const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.text.toLowerCase() ?? '';

/** "A few drops of vanilla": no amount, and its words are not part of the name. */
function withoutVague(tokens: readonly Token[]): readonly Token[] {
  const at = /^an?$/.test(wordAt(tokens, 0)) ? 1 : 0;
  const word = wordAt(tokens, at);
  const isCouple = word === 'couple';
  const isVague = vague.test(word) && !isCouple;
  const isUnit = (n: number) =>
    /^(shake|grind|grinding|twist|turn|crack|squeeze|squirt|sprinkle|sprinkling|dusting|scattering)(s|es)?$/.test(
      wordAt(tokens, n),
    );
  if (!isVague && !isUnit(at)) return tokens;
  let next = isVague ? at + 1 : at;
  if (vagueUnit.test(wordAt(tokens, next))) next += 1;
  if (wordAt(tokens, next) === 'of') next += 1;
  return next < tokens.length ? tokens.slice(next) : tokens;
}

/** "2 steaks": the count of a name that is a unit as well. */
function countOfUnit(tokens: readonly Token[]): ReadAmounts | null {
  const next = tokens.length - 1;
  const unit = tokens[next]?.kind === 'word' ? findUnit(tokens[next].text) : null;
  const count = unit?.kind === 'count' ? measureAt(tokens.slice(0, next), 0) : null;
  if (count?.unit !== '' || count.next !== next) return null;
  // cloves may be of garlic
  const amount = { value: count.value, unit: unit?.id === 'clove' ? unit.id : '' };
  return { amounts: [amount], isRange: count.isRange, isEach: false, next };
}

/** "100 g honey plus 2 tbsp": the added amount as a note. */
function withoutAdded(segments: readonly Segment[]): readonly Segment[] {
  const [main, ...others] = segments;
  const at = main?.tokens.findIndex((_, n) => n > 0 && addedAt(main.tokens, n) !== null) ?? -1;
  if (main === undefined || at < 0) return segments;
  const tokensOf = (tokens: readonly Token[]) => ({ tokens, isBracket: false });
  return [tokensOf(main.tokens.slice(0, at)), tokensOf(main.tokens.slice(at)), ...others];
}

/** "240 g drained chickpeas (1 can)" are weighed without the liquid, "400 g can drained chickpeas" with it. */
const isDrainedFood = (words: readonly string[], led: readonly Measure[]) =>
  words.some((word) => /^drained$/i.test(word)) &&
  led.length > 0 &&
  !led.some(({ unit }) => isContainer(unit));

/** Parses "2 cups chopped carrots", as people write it. Guesses nothing: what is not an amount stays in the name. */
export function readTokens(all: readonly Token[], text: string): ReadLine {
  const tokens = withoutVague(afterLabel(all));
  const led = amountsAt(tokens, 0);
  const hasName = led !== null && tokens.slice(led.next).some(({ kind }) => kind === 'word');
  const lead = led !== null && hasName ? led : (countOfUnit(tokens) ?? noAmounts);
  const [main = { tokens: [], isBracket: false }, ...others] = withoutAdded(
    segmentsOf(tokens.slice(lead.next)),
  );
  const last = lead.amounts.length === 0 ? trailing(main.tokens) : null;
  let reading: NoteReading = {
    amounts: last === null ? lead.amounts : last.amounts,
    added: [],
    isDrained: false,
  };
  const notes: string[][] = [];
  for (const { tokens: note } of others) {
    const read = withNote(note, reading);
    if (read === null) notes.push(wordsOf(withoutMeasures(note)));
    else {
      reading = read;
      const left = wordsOf(note).filter((word) => !isMeasure(word));
      notes.push(left);
    }
  }
  // "(vegan) butter"
  const isLedByNote = openers.has(tokens[lead.next]?.text ?? '') && main.tokens.length > 0;
  if (isLedByNote && notes[0] !== undefined) notes[0].push('optional');
  const begin = tokens[lead.next]?.from ?? 0;
  const words = wordsOf(last === null ? main.tokens : main.tokens.slice(0, last.from));
  return {
    main: words,
    notes: fewNotes(notes.filter((note) => note.length > 0)),
    shownAs: capital(bareEnds(text.slice(begin)) || text),
    // the number of bowls in "2 tsp per bowl" is unknown
    amounts: words.some((word) => word.toLowerCase() === 'per')
      ? []
      : ofLargeContainers(tokens.slice(0, lead.next), reading.amounts),
    added: reading.added,
    isRange: lead.isRange,
    isEach: lead.isEach,
    isDrainedWeight: reading.isDrained || isDrainedFood(words, lead.amounts),
  };
}

export function readLine(line: string): ReadLine {
  const text = plainLine(line);
  return readTokens(tokensOf(text), text);
}
