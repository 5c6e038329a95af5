import {
  type Call,
  calls,
  exampleOf,
  isOfType,
  type Schema,
  within,
} from '#tests/contract/contract-document.ts';

/** Every text of the contract, at its maximum length, in shapes that make careless regular expressions backtrack. */
export const shapes = [
  '1',
  'a',
  ' ',
  '<script ',
  '<!--',
  '((((',
  '{{{{',
  '@a{} ',
  'a a a ',
  '@',
  '-',
  'a - ',
  '\n',
  '½',
  '>',
  '"',
  '[[',
  '[{"name":',
  '1/',
  '1.',
  'ß\u0301',
] as const;
/** The nightly run sets 1: every shape for every text. */
export const step = Number(process.env['SAMPLE_STEP'] ?? 6);
/** Some of the shapes for each text, so that every shape meets many texts. */
export const shapesFor = (index: number, every = step) =>
  shapes.filter((_, at) => at % every === index % every);

export interface Text {
  readonly call: Call;
  readonly path: string;
  readonly longest: number;
}

export const bodyOf = (call: Call): Schema | undefined =>
  call.requestBody?.content['application/json']?.schema;
export const isFree = ([, schema]: readonly [string, Schema]) =>
  isOfType(schema, 'string') && schema.enum === undefined && typeof schema['maxLength'] === 'number';
export const texts: readonly Text[] = calls.flatMap((call) =>
  [...within(bodyOf(call) ?? {})].filter(isFree).map(([path, schema]) => ({
    call,
    path,
    longest: Number(schema['maxLength']),
  })),
);
/** Excludes passwords, which are hashed, and codes, which are compared: neither is parsed. */
export const isRead = ({ path }: Text) => !/password|secret/.test(path);

/** The example of a call with the text in place; a list repeats it up to its limit. */
function withText(schema: Schema, value: unknown, path: string, text: string): unknown {
  if (path === '') return text;
  if (path.startsWith('[]')) {
    const items = schema.items ?? {};
    const [first] = Array.isArray(value) ? value : [undefined];
    const max = Math.min(Number(schema['maxItems'] ?? 1), 100);
    return Array.from({ length: max }, () => withText(items, first, path.slice(2), text));
  }
  const name = /^\.([^.[{]+)/.exec(path)?.[1] ?? '';
  if (name === '') return value;
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const inner = schema.properties?.[name] ?? {};
  return { ...object, [name]: withText(inner, object[name], path.slice(name.length + 1), text) };
}

export function bodyWith({ call, path }: Text, text: string): unknown {
  const media = call.requestBody?.content['application/json'];
  return media === undefined ? undefined : withText(media.schema, exampleOf(media), path, text);
}

export const paramsOf = (call: Call) =>
  Object.fromEntries(call.parameters.filter((it) => it.in === 'path').map((it) => [it.name, '1']));

export const filled = (shape: string, length: number) =>
  shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
