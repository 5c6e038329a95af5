import { allergensNamed } from '#domain/own-recipe/names/other-allergens.ts';
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

const maxDepth = 6;
const nameKeys = ['food', 'name', 'ingredient'];
const amountKeys = ['quantity', 'amount', 'value', 'requiredQuantity'];
/** Lists of ingredients: schema.org's ItemList, and the sections of sites and apps. */
const listKeys = ['itemListElement', 'recipeIngredient', 'ingredients', 'ingredientList', 'items', 'list'];
const headingKeys = ['title', 'name', 'section', 'group', 'heading', 'label'];
/** Fields that name nothing to eat, besides those that are read by name. */
const notFood =
  /^@|id$|ids$|url$|uri$|^(?:unit|unitText|unitCode|note|title|type|slug|image|position|sameAs|order)$/i;

const nameOf = (fields: Fields): string => nameKeys.map((key) => nameIn(fields[key])).find(Boolean) ?? '';

/** The unit of an ingredient, or of its amount: `{ value: 1, unitText: "cup" }`. */
const unitOf = (fields: Fields): string =>
  nameIn(fields['unit']) ||
  plainLine(fieldsOf(fields['unit'])?.['abbreviation'], 50) ||
  plainLine(fields['unitText'], 50);

/** Joins the fields of an ingredient to a line, with every word, also of its note. */
function partsLine(fields: Fields): string {
  const name = nameOf(fields);
  const note = plainLine(fields['note'], 1_000);
  const amountOf = amountKeys.map((key) => fields[key]).find((it) => it !== undefined && it !== null);
  const nested = fieldsOf(amountOf);
  const stated = nested === null ? amountOf : (nested['value'] ?? nested['quantity'] ?? nested['amount']);
  const unit = unitOf(fields) || (nested === null ? '' : unitOf(nested));
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

/** The texts of all other fields: what an author wrote, what an app parsed or calls in its own way. */
const otherTexts = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([key]) => !notFood.test(key) && !nameKeys.includes(key) && !amountKeys.includes(key))
    .flatMap(([, value]) => listOf(value))
    .map((value) => plainLine(value, 1_000))
    .filter(Boolean);

/** An app may have parsed "almond flour" as flour, so a text that names more is added to the line: no allergen may get lost. */
const withOthers = (line: string, fields: Fields): string =>
  otherTexts(fields).reduce((all, text) => {
    const isNew = all !== '' && allergensNamed(text).some((name) => !allergensNamed(all).includes(name));
    return isNew ? `${all} (${text})` : all;
  }, line);

/** The lines of a list with its heading, such as a part of the dish; null: a single ingredient. */
function listLines(fields: Fields, depth: number): string[] | null {
  if (Object.keys(fields).every((key) => /^\d+$/.test(key)))
    return Object.values(fields).flatMap((each) => ingredientLines(each, depth));
  const inner = listKeys
    .flatMap((key) => listOf(fieldOf(fields, key)))
    .concat(typeof fields['item'] === 'object' ? listOf(fields['item']) : []);
  if (inner.length === 0) return null;
  const lines = inner.flatMap((each) => ingredientLines(each, depth));
  const heading = headingKeys.map((key) => plainLine(fields[key], maxLetters)).find(Boolean) ?? '';
  return [...headingLine(heading), ...lines];
}

/** An ingredient as a line, written or joined, or a list of them; its heading is a line before it. */
export function ingredientLines(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return writtenLines(value);
  if (depth > maxDepth) return [];
  const fields = fieldsOf(value);
  if (fields === null)
    return Array.isArray(value) ? value.flatMap((each) => ingredientLines(each, depth + 1)) : [];
  const list = listLines(fields, depth + 1);
  if (list !== null) return list;
  const heading = headingLine(plainLine(fields['title'], maxLetters));
  if (fieldOf(fields, 'isHeader') === true)
    return [...heading, ...headingLine(plainLine(fields['note'], maxLetters))];
  const parts = partsLine(fields);
  const put = plainLines(withOthers(parts, fields), maxLetters);
  if (put.length > 0 && !isAmountAlone(fields)) return [...heading, ...put];
  const written = fieldOf(fields, 'originalText') ?? fields['text'] ?? fields['display'];
  const other = plainLine(written, 1_000) || nameIn(fieldOf(fields, 'referencedRecipe'));
  const unread = other === '' ? [parts, ...otherTexts(fields)].filter(Boolean).join(' ') : other;
  return [...heading, ...plainLines(unread, maxLetters)];
}

const isAmountAlone = (fields: Fields) => (nameOf(fields) || plainLine(fields['note'], 10)) === '';

/** A step of Tandoor, with its name as a heading if it has ingredients. */
function stepLines(step: unknown): string[] {
  const fields = fieldsOf(step);
  const lines = listOf(fields?.['ingredients']).flatMap(ingredientLines);
  return lines.length === 0 ? [] : [...headingLine(plainLine(fields?.['name'], maxLetters)), ...lines];
}

/** Lines of the second list that name an allergen which the first doesn't. */
function linesMissing(lines: readonly string[], others: readonly string[]): string[] {
  const named = new Set(lines.flatMap(allergensNamed));
  return others.filter((line) => allergensNamed(line).some((name) => !named.has(name)));
}

/** The lines of a recipe, of its parts, and of its steps, which in some apps have the ingredients. */
export function linesOf(fields: Fields, depth = 0): string[] {
  const [own = [], old = []] = [fieldOf(fields, 'recipeIngredient'), fields['ingredients']]
    .map((lists) => listOf(lists).flatMap((each) => ingredientLines(each)))
    .filter((lines) => lines.length > 0);
  const parts =
    depth > maxDepth ? [] : listOf(fields['hasPart']).flatMap((part) => partLines(part, depth + 1));
  return [...own, ...linesMissing(own, old), ...parts, ...listOf(fields['steps']).flatMap(stepLines)];
}

/** A recipe within a recipe: the sauce of a roast. */
function partLines(part: unknown, depth: number): string[] {
  const fields = fieldsOf(part);
  const lines = fields === null ? [] : linesOf(fields, depth);
  return lines.length === 0 ? [] : [...headingLine(plainLine(fields?.['name'], maxLetters)), ...lines];
}
