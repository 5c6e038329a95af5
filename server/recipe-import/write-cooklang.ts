import { stringify } from 'yaml';
import { findUnit } from '#domain/quantity/units.ts';
import type { ImportedRecipe } from '#server/context/recipe-reader.ts';

/** A line in Cooklang's parts; joined again they are the line. */
interface Parts {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  readonly note: string;
}

const amountFirst = /^((?:\d{1,4} )?[1-9]\d{0,2}\/[1-9]\d{0,2}|\d{1,6}(?:\.\d{1,3})?) ((?!x )\p{L}.*)$/u;
/** Numbers that survive a round trip: 0.50 would become 0.5, 007 would become 7. */
const isPlain = (amount: string) => amount.includes('/') || String(Number(amount)) === amount;

/** Cooklang parses it as the path of another recipe, with or without a backslash before it. */
const startsPath = /^\.{1,2}[\\/]/;

function partsOf(line: string): Parts {
  const whole = { name: line, amount: '', unit: '', note: '' };
  const [, amount = '', rest = ''] = amountFirst.exec(line) ?? [];
  if (amount === '' || !isPlain(amount)) return whole;
  const space = rest.indexOf(' ');
  const word = space < 0 ? '' : rest.slice(0, space);
  const unit = word !== '' && (findUnit(word)?.id ?? '') !== '' ? word : '';
  const named = unit === '' ? rest : rest.slice(space + 1);
  const comma = named.indexOf(', ');
  const name = comma < 0 ? named : named.slice(0, comma);
  const note = comma < 0 ? '' : named.slice(comma + 2);
  const isKept = name.trim() === name && name !== '' && !startsPath.test(name);
  return isKept && note.trim() === note ? { name, amount, unit, note } : whole;
}

/** Escapes Cooklang's syntax with backslashes. */
const escaped = (text: string) => text.replace(/[\\@#~{}()[\]|%&?+*=>:<-]/g, (sign) => `\\${sign}`);

function component({ name, amount, unit, note }: Parts, alias = ''): string {
  const shown = alias === '' || alias === name ? '' : `|${escaped(alias)}`;
  const quantity = unit === '' ? amount : `${amount}%${escaped(unit)}`;
  return `@${escaped(name)}${shown}{${quantity}}${note === '' ? '' : `(${escaped(note)})`}`;
}

interface Place {
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** The first step that names it as a whole word; null: none. */
function placeOf(name: string, lowSteps: readonly string[]): Place | null {
  const word = name.toLowerCase();
  for (const [step, text] of lowSteps.entries())
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (!isLetter(text, at - 1) && !isLetter(text, at + word.length))
        return { step, from: at, to: at + word.length };
  return null;
}

const isBare = ({ amount, note }: Parts) => amount === '' && note === '';
const sameName = (one: Parts, other: Parts) => one.name.toLowerCase() === other.name.toLowerCase();

/**
 * The lines that are marked where a step names them. Their order is preserved: a line that no step names, or
 * only a step before an already marked line, goes into a list before the step of the next marked line.
 */
function placesOf(parts: readonly Parts[], steps: readonly string[]): (Place | null)[] {
  const lowSteps = steps.map((step) => step.toLowerCase());
  const firsts = parts.map((part, n) => {
    // a second mention of the same name would be parsed as the first ingredient
    const isAgain = isBare(part) && parts.slice(0, n).some((it) => sameName(it, part));
    return part.name.length < 3 || isAgain ? null : placeOf(part.name, lowSteps);
  });
  let marked: Place | null = null;
  let isListed = false;
  return firsts.map((place, n) => {
    // one that would force several later ones into a list is listed itself
    const keepsBack = firsts
      .slice(n + 1)
      .filter((it) => it !== null && place !== null && it.step < place.step);
    if (place === null || keepsBack.length > 1 || !comesAfter(place, marked, isListed)) {
      isListed = true;
      return null;
    }
    isListed = false;
    marked = place;
    return place;
  });
}

/** `isListed`: a line between them is in a list, so they cannot share a step. */
function comesAfter(place: Place, before: Place | null, isListed: boolean): boolean {
  if (before === null || place.step > before.step) return true;
  return place.step === before.step && place.from >= before.to && !isListed;
}

/** Leaves a step unmarked if it would consist of ingredients only, which is the syntax of lists. */
function withoutListOnlySteps(places: readonly (Place | null)[], steps: readonly string[]): (Place | null)[] {
  const hasOnlyMarks = steps.map((text, step) => {
    const marks = places.filter((place) => place?.step === step);
    const rest = marks.reduceRight((left, mark) => left.slice(0, mark?.from) + left.slice(mark?.to), text);
    return !/[\p{L}\p{N}]/u.test(rest);
  });
  return places.map((place) => (place !== null && hasOnlyMarks[place.step] ? null : place));
}

/** Each step as Cooklang, with lists of the lines that no step names in between. */
function paragraphsOf({ lines, steps }: ImportedRecipe): string[] {
  const parts = lines.map(partsOf);
  const texts = steps.map((step) => step.replace(/\s+/g, ' ').trim());
  const places = withoutListOnlySteps(placesOf(parts, texts), texts);
  const paragraphs: string[] = [];
  let listed: string[] = [];
  let step = 0;
  let at = 0;
  let text = '';
  const endStep = () => {
    paragraphs.push(text + escaped((texts[step] ?? '').slice(at)));
    step += 1;
    at = 0;
    text = '';
  };
  const endList = () => {
    if (listed.length > 0) paragraphs.push(listed.join(', '));
    listed = [];
  };
  for (const [n, part] of parts.entries()) {
    const place = places[n] ?? null;
    if (place === null) {
      listed.push(component(part));
      continue;
    }
    while (step < place.step) {
      if (listed.length > 0 && at === 0 && text === '') endList();
      endStep();
    }
    endList();
    const stepText = texts[step] ?? '';
    text += escaped(stepText.slice(at, place.from)) + component(part, stepText.slice(place.from, place.to));
    at = place.to;
  }
  while (step < texts.length) endStep();
  endList();
  return paragraphs;
}

/** A recipe as a Cooklang file. Parsed again it has the same lines, steps and figures. */
export function writeCooklang(recipe: ImportedRecipe): string {
  const { title, summary, servings, readyInMinutes, mealTypes, author, address } = recipe;
  const metadata = stringify({
    title,
    ...(summary !== '' && { description: summary }),
    servings,
    ...(readyInMinutes > 0 && { time: `${readyInMinutes} minutes` }),
    ...(mealTypes.length > 0 && { 'meal types': mealTypes }),
    ...(author !== null && { author }),
    ...(address !== null && { source: address }),
  });
  return `---\n${metadata}---\n\n${paragraphsOf(recipe).join('\n\n')}\n`;
}
