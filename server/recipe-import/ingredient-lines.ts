import { allergensNamed } from '#domain/own-recipe/other-allergens.ts';
import { type Fields, fieldOf, fieldsOf, listOf } from './find-recipe.ts';
import { plainLine, plainLines, textLine } from './plain-text.ts';
import { numberIn } from './read-figures.ts';

const maxLetters = 200;

export const nameIn = (value: unknown) => plainLine(fieldsOf(value)?.['name'] ?? value, 100);

/** A heading is a line that ends with a colon. */
export const headingLine = (text: string): string[] => {
  const bare = textLine(text, maxLetters - 1).replace(/[\s:]+$/, '');
  return bare === '' ? [] : [`${bare}:`];
};

/** `[For the sauce]` is RecipeSage's syntax for headings. */
const writtenLines = (text: string): string[] => {
  const heading = /^\s*\[([^[\]]{1,200})\]\s*$/.exec(text)?.[1];
  return heading === undefined ? plainLines(text, maxLetters) : headingLine(plainLine(heading, maxLetters));
};

const asNumber = (value: number) => String(Math.round(value * 1_000) / 1_000);

/** Joins the fields of an ingredient to a line, with every word, also of its note. */
function partsLine(fields: Fields): string {
  const name = nameIn(fields['food']) || nameIn(fields['name']);
  const note = plainLine(fields['note'], 1_000);
  const unit =
    nameIn(fields['unit']) ||
    plainLine(fieldsOf(fields['unit'])?.['abbreviation'], 50) ||
    plainLine(fields['unitText'], 50);
  const stated = fields['quantity'] ?? fields['amount'] ?? fields['value'];
  const amount = fieldOf(fields, 'noAmount') === true ? null : numberIn(stated);
  // a fraction or a range stays as it is written
  const written = typeof stated === 'string' ? plainLine(stated, 50) : '';
  // Mealie gives a line without a food the quantity 1
  const isCounted = amount !== null && (name !== '' || unit !== '' || amount !== 1);
  const measure = isCounted ? `${written || asNumber(amount)} ${unit}`.trim() : '';
  const words = [measure, name].filter(Boolean).join(' ');
  if (note === '' || name === '') return [words, note].filter(Boolean).join(' ');
  return `${words}, ${note}`;
}

/** An app may have parsed "almond flour" as flour, so the original text is added to the line: no allergen may get lost. */
function withOriginal(line: string, fields: Fields): string {
  const original = plainLine(fieldOf(fields, 'originalText'), 1_000);
  const isNew = line !== '' && allergensNamed(original).some((name) => !allergensNamed(line).includes(name));
  return isNew ? `${line} (${original})` : line;
}

/** An ingredient as a line, written or joined; its heading is a line before it. */
export function ingredientLines(value: unknown): string[] {
  if (typeof value === 'string') return writtenLines(value);
  const fields = fieldsOf(value);
  if (fields === null) return [];
  const heading = headingLine(plainLine(fields['title'], maxLetters));
  if (fieldOf(fields, 'isHeader') === true)
    return [...heading, ...headingLine(plainLine(fields['note'], maxLetters))];
  const put = plainLines(withOriginal(partsLine(fields), fields), maxLetters);
  if (put.length > 0 && !isAmountAlone(fields)) return [...heading, ...put];
  const written = fieldOf(fields, 'originalText') ?? fields['text'] ?? fields['display'];
  const other = plainLine(written, 1_000) || nameIn(fieldOf(fields, 'referencedRecipe'));
  return [...heading, ...(other === '' ? put : plainLines(other, maxLetters))];
}

const isAmountAlone = (fields: Fields) =>
  (nameIn(fields['food']) || nameIn(fields['name']) || plainLine(fields['note'], 10)) === '';

/** A step of Tandoor, with its name as a heading if it has ingredients. */
function stepLines(step: unknown): string[] {
  const fields = fieldsOf(step);
  const lines = listOf(fields?.['ingredients']).flatMap(ingredientLines);
  return lines.length === 0 ? [] : [...headingLine(plainLine(fields?.['name'], maxLetters)), ...lines];
}

/** The lines of a recipe, and of its steps, which in some apps have the ingredients. */
export function linesOf(fields: Fields): string[] {
  const own = listOf(fieldOf(fields, 'recipeIngredient') ?? fields['ingredients']);
  return [...own.flatMap(ingredientLines), ...listOf(fields['steps']).flatMap(stepLines)];
}
