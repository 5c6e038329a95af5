/** Finds the recipe in what a page or a file holds. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

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
  const has = (key: string) => listOf(fields[key]).length > 0;
  const inSteps = listOf(fields['steps']).some((step) => listOf(fieldsOf(step)?.['ingredients']).length > 0);
  return typeof name === 'string' && (has('recipeIngredient') || has('ingredients') || inSteps);
}

function find(value: unknown, is: (fields: Fields) => boolean, depth: number): Fields | null {
  if (depth > deepest) return null;
  const fields = fieldsOf(value);
  if (fields !== null && is(fields)) return fields;
  for (const each of fields === null ? listOf(value) : Object.values(fields)) {
    const found = typeof each === 'object' && each !== null ? find(each, is, depth + 1) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Of JSON: schema.org's first, else the first that looks like one. */
export const recipeInJson = (value: unknown): Fields | null =>
  find(value, (fields) => isRecipeType(fields['@type']), 0) ?? find(value, isExported, 0);

/** Of a web page: its schema.org data. */
export function recipeInHtml(html: string): Fields | null {
  for (const text of jsonLdScripts(html)) {
    const found = find(parseLoosely(text), (fields) => isRecipeType(fields['@type']), 0);
    if (found !== null) return found;
  }
  return null;
}
