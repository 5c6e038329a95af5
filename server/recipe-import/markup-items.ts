import { Parser } from 'htmlparser2';
import type { Fields } from './find-recipe.ts';

/** What is said in attributes of HTML: microdata (itemscope) or RDFa (typeof). */
interface Item {
  readonly fields: Record<string, unknown[]>;
}

/** A property whose value is the text of its element. */
interface TextProperty {
  readonly owner: Item;
  readonly names: readonly string[];
  text: string;
}

interface OpenElement {
  /** Of which the properties inside are. */
  readonly item: Item | null;
  readonly property: TextProperty | null;
}

/** Texts within texts are collected up to this depth, so that the work grows with the length of the page. */
const maxNestedTexts = 8;
const silent = new Set(['script', 'style', 'template', 'noscript']);
const endsLine = new Set([
  'br',
  'div',
  'dd',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'p',
  'td',
  'tr',
]);
/** Properties that are addresses; of others a link's text counts. */
const addresses = new Set(['image', 'url', 'thumbnailUrl', 'contentUrl']);

const namesIn = (attribute = ''): string[] =>
  attribute
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, ''));

/** The value that an attribute gives, as on `<meta content>` and `<time datetime>`; null: the text is the value. */
function valueIn(names: readonly string[], attributes: Readonly<Record<string, string>>): string | null {
  const { content, datetime, href, src } = attributes;
  const given = content ?? datetime;
  if (given !== undefined) return given;
  return names.some((name) => addresses.has(name)) ? (src ?? href ?? null) : null;
}

function add({ fields }: Item, names: readonly string[], value: unknown): void {
  for (const name of names) {
    if (!Object.hasOwn(fields, name)) fields[name] = [];
    fields[name]?.push(value);
  }
}

/** One value by itself, as JSON-LD has it. */
const plainFields = (fields: Item['fields']): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

/**
 * The items of a page that are marked up by attributes, as fields like those of JSON-LD, the outer ones first. Values
 * are texts with a line for each block. HTML standard, 5 (microdata); RDFa Lite 1.1.
 */
export function itemsInMarkup(html: string): Fields[] {
  const found: { item: Item; parent: { owner: Item; names: readonly string[] } | null }[] = [];
  const open: OpenElement[] = [];
  const texts: TextProperty[] = [];
  let silence = 0;

  const say = (text: string) => {
    for (const property of texts.slice(-maxNestedTexts)) property.text += text;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent.has(name)) silence += 1;
      if (name === 'br') say('\n');
      const outer = open.at(-1)?.item ?? null;
      const names = namesIn(attributes['itemprop'] ?? attributes['property']);
      const type = attributes['itemtype'] ?? attributes['typeof'];
      const isScope = attributes['itemscope'] !== undefined || type !== undefined;
      const owned = outer !== null && names.length > 0 ? { owner: outer, names } : null;
      let item = outer;
      let property: TextProperty | null = null;
      if (isScope) {
        item = { fields: Object.create(null) };
        add(item, ['@type'], namesIn(type)[0] ?? '');
        found.push({ item, parent: owned });
      } else if (owned !== null) {
        const value = valueIn(names, attributes);
        if (value === null) property = { ...owned, text: '' };
        else add(owned.owner, names, value);
      }
      if (property !== null) texts.push(property);
      open.push({ item, property });
    },
    ontext(text) {
      if (silence === 0) say(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (silent.has(name)) silence -= 1;
      if (endsLine.has(name)) say('\n');
      const property = open.pop()?.property ?? null;
      if (property === null) return;
      texts.pop();
      add(property.owner, property.names, property.text.trim());
    },
  });
  parser.end(html);

  // inner items are whole before those that hold them
  const known = new Map<Item, Record<string, unknown>>(found.map(({ item }) => [item, Object.create(null)]));
  for (const { item, parent } of found) if (parent !== null) add(parent.owner, parent.names, known.get(item));
  for (const { item } of found) Object.assign(known.get(item) ?? {}, plainFields(item.fields));
  return found.filter(({ parent }) => parent === null).map(({ item }) => known.get(item) ?? {});
}
