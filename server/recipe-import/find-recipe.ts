/** Finds the recipe in what a page or a file holds. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Apps write the same name as `recipeYield` and as `recipe_yield`. */
export const fieldOf = (fields: Fields, name: string): unknown =>
  fields[name] ?? fields[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];

const deepest = 8;
const jsonLd = /\btype\s*=\s*["']?application\/ld\+json\b/i;
/** No tag that means anything is longer. */
const longestTag = 2_000;

/** The JSON-LD scripts of a page, in one walk over it: one expression for all would go back for every opening tag. */
function* jsonLdScripts(html: string): Generator<string> {
  const [opening, closing] = [/<script\b/gi, /<\/script/gi];
  for (let tag = opening.exec(html); tag !== null; tag = opening.exec(html)) {
    const open = html.indexOf('>', tag.index);
    closing.lastIndex = open;
    const end = open < 0 ? null : closing.exec(html);
    if (end === null) return;
    if (open - tag.index <= longestTag && jsonLd.test(html.slice(tag.index, open)))
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

/** Line ends inside of its texts are not JSON, yet pages have them. */
const parseLoosely = (text: string) => {
  const bare = text.replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\]\]>)\s*$/g, '');
  return parseJson(bare) ?? parseJson(bare.replace(/[\n\r\t]+/g, ' '));
};

const isRecipeType = (type: unknown) =>
  listOf(type).some((each) => typeof each === 'string' && /^(?:https?:\/\/schema\.org\/)?Recipe$/.test(each));

/** As other apps export it: a name, and ingredients of its own or in its steps. */
function isExported(fields: Fields): boolean {
  const name = fields['name'] ?? fields['title'];
  const own = fieldOf(fields, 'recipeIngredient') ?? fields['ingredients'];
  const inSteps = listOf(fields['steps']).some((step) => listOf(fieldsOf(step)?.['ingredients']).length > 0);
  return typeof name === 'string' && (listOf(own).length > 0 || inSteps);
}

/** Those that `is` tells, the outermost first; what is inside of one is a part of it. */
function* find(value: unknown, is: (fields: Fields) => boolean, depth = 0): Generator<Fields> {
  if (depth > deepest) return;
  const fields = fieldsOf(value);
  if (fields !== null && is(fields)) {
    yield fields;
    return;
  }
  for (const each of fields === null ? listOf(value) : Object.values(fields))
    if (typeof each === 'object' && each !== null) yield* find(each, is, depth + 1);
}

const isSchemaOrg = (fields: Fields) => isRecipeType(fields['@type']);

/** Of JSON: schema.org's, else those that look like ones. */
export function recipesInJson(value: unknown): Fields[] {
  const told = [...find(value, isSchemaOrg)];
  return told.length > 0 ? told : [...find(value, isExported)];
}

/** Of a web page: those of its schema.org data. */
export const recipesInHtml = (html: string): Fields[] =>
  [...jsonLdScripts(html)].flatMap((text) => [...find(parseLoosely(text), isSchemaOrg)]);
