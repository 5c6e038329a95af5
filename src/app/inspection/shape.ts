/** Fields whose values are constants of the code, never member data. */
const harmless: readonly string[] = ['type', 'kind', 'to', 'tone'];
const plainWord = /^[A-Za-z][\w.-]{0,59}$/;

/**
 * Describes the types of data without its values, so that passwords, codes, tokens and health answers are not shown.
 * Only top-level field names are listed, as nested ones may be data themselves.
 */
export function shapeOf(value: unknown): string {
  if (!isRecord(value)) return sort('', value);
  const fields = Object.entries(value).map(([key, part]) => `${key}: ${sort(key, part)}`);
  return fields.length === 0 ? '' : fields.join(', ');
}

/** Type and fields of an event. */
export function shapeOfEvent({ type, ...data }: { readonly type: string }): string {
  const shownFields = Object.entries(data).filter(([key]) => key !== 'actorId');
  const carried = shapeOf(Object.fromEntries(shownFields));
  const name = type
    .replace(/^xstate\.done\.actor\./, 'output of ')
    .replace(/^xstate\.error\.actor\./, 'exception in ');
  return carried === '' ? name : `${name} (${carried})`;
}

function sort(key: string, value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value) || value instanceof Set || value instanceof Map) return 'a list';
  if (isRecord(value)) {
    const word = harmless.map((name) => value[name]).find(isPlainWord);
    return word === undefined ? 'a record' : String(word);
  }
  if (harmless.includes(key) && isPlainWord(value)) return String(value);
  const sorts: Readonly<Record<string, string>> = {
    string: 'a text',
    number: 'a number',
    boolean: 'yes or no',
  };
  return sorts[typeof value] ?? 'something';
}

const isPlainWord = (value: unknown) => typeof value === 'string' && plainWord.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
