/** Finds the recipe in a page or a file. */
import { itemsInMarkup } from './markup-items.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Apps name the same field `recipeYield` or `recipe_yield`. */
export const fieldOf = (fields: Fields, name: string): unknown =>
  fields[name] ?? fields[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];

const maxDepth = 8;
const jsonLd = /\btype\s*=\s*["']?application\/ld\+json\b/i;
/** No meaningful tag is longer. */
const maxTagLength = 2_000;

/** The JSON-LD scripts of a page, in one pass: a single regular expression would backtrack at every opening tag. */
function* jsonLdScripts(html: string): Generator<string> {
  const [opening, closing] = [/<script\b/gi, /<\/script/gi];
  for (let tag = opening.exec(html); tag !== null; tag = opening.exec(html)) {
    const open = html.indexOf('>', tag.index);
    closing.lastIndex = open;
    const end = open < 0 ? null : closing.exec(html);
    if (end === null) return;
    if (open - tag.index <= maxTagLength && jsonLd.test(html.slice(tag.index, open)))
      yield html.slice(open + 1, end.index);
    opening.lastIndex = end.index;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the commas after a last element. A text that isn't closed is read to its end, so that this is one pass. */
const withoutTrailingCommas = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*(?:"|$)|,(?=\s{0,100}[}\]])/g, (part) => (part === ',' ? '' : part));

/** Line breaks in strings, and commas after a last element, are invalid JSON, but occur in pages. */
const parseLoosely = (text: string) => {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|(?:\/\/\s*)?<!\[CDATA\[)/, '')
    .replace(/(?:(?:\/\/\s{0,9})?(?:-->|\]\]>)|;)$/, '');
  const inOneLine = bare.replace(/[\n\r\t]+/g, ' ');
  return (
    parseJson(bare) ??
    parseJson(inOneLine) ??
    parseJson(withoutTrailingCommas(inOneLine)) ??
    parseJson(inOneLine.replace(/&quot;/g, '"'))
  );
};

const isRecipeType = (type: unknown) =>
  listOf(type).some(
    (each) =>
      typeof each === 'string' && /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)?Recipe\/?$/i.test(each),
  );

/** Looks like an export of another app: a name, and ingredients of its own or in its steps. */
function isExported(fields: Fields): boolean {
  const name = fields['name'] ?? fields['title'];
  const own = fieldOf(fields, 'recipeIngredient') ?? fields['ingredients'];
  const inSteps = listOf(fields['steps']).some((step) => listOf(fieldsOf(step)?.['ingredients']).length > 0);
  return typeof name === 'string' && (listOf(own).length > 0 || inSteps);
}

/** The values that `is` accepts, outermost first; values nested in one are part of it. */
function* find(value: unknown, is: (fields: Fields) => boolean, depth = 0): Generator<Fields> {
  if (depth > maxDepth) return;
  const fields = fieldsOf(value);
  if (fields !== null && is(fields)) {
    yield fields;
    return;
  }
  for (const each of fields === null ? listOf(value) : Object.values(fields))
    if (typeof each === 'object' && each !== null) yield* find(each, is, depth + 1);
}

const isSchemaOrg = (fields: Fields) => isRecipeType(fields['@type']);

/** Recipes in JSON: schema.org's, else those that look like exports. */
export function recipesInJson(value: unknown): Fields[] {
  const schemaOrg = [...find(value, isSchemaOrg)];
  return schemaOrg.length > 0 ? schemaOrg : [...find(value, isExported)];
}

const hasIngredients = (fields: Fields) =>
  listOf(fieldOf(fields, 'recipeIngredient') ?? fields['ingredients']).length > 0;

/** Recipes in a web page's schema.org data: JSON-LD, else attributes of its elements. */
export function recipesInHtml(html: string): Fields[] {
  const inScripts = [...jsonLdScripts(html)].flatMap((text) => [...find(parseLoosely(text), isSchemaOrg)]);
  if (inScripts.some(hasIngredients)) return inScripts;
  const inMarkup = itemsInMarkup(html).flatMap((item) => [...find(item, isSchemaOrg)]);
  return inMarkup.length > 0 ? inMarkup : inScripts;
}
