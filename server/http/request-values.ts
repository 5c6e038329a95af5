/** Coerces values of a request to the types of the contract, before validation. */

interface SchemaPart {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
}
export type Values = Record<string, unknown>;

const isOfType = (schema: SchemaPart | undefined, type: string) => [schema?.type].flat().includes(type);
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The known values of a query: empty ones count as absent, a list may be one value separated by commas and be named `list[]`. */
export function readQuery(query: Values, schema: SchemaPart): Values {
  const read: Values = {};
  for (const [key, value] of Object.entries(query)) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const part = schema.properties?.[name];
    if (part === undefined) continue;
    const isList = isOfType(part, 'array');
    const values = isList && typeof value === 'string' ? value.split(',') : value;
    const filled = Array.isArray(values) ? values.filter((each) => each !== '') : values;
    if (filled === '' || (Array.isArray(filled) && filled.length === 0)) continue;
    read[name] = filled;
  }
  return read;
}

/** A body with the texts `true` and `false` read as booleans where the contract wants a boolean. */
export function readBooleanTexts(body: unknown, schema: SchemaPart): unknown {
  if (!isValues(body) || schema.properties === undefined) return body;
  const entries = Object.entries(body).map(([name, value]) => {
    const part = schema.properties?.[name];
    if (part === undefined) return [name, value];
    if (isOfType(part, 'boolean') && (value === 'true' || value === 'false')) return [name, value === 'true'];
    return [name, readBooleanTexts(value, part)];
  });
  return Object.fromEntries(entries);
}

/** Alternative names that are accepted for the fields of a one-time code. */
const otherNames: Readonly<Record<string, string>> = { token: 'otp_token', otp: 'code' };

/** A body with a one-time code, with its fields under the contract's names, which take precedence. */
export function readOtherNames(body: unknown, schema: SchemaPart): unknown {
  if (!isValues(body) || schema.properties?.['otp_token'] === undefined) return body;
  const renamed = Object.entries(body).map(([name, value]) => {
    const meant = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
    return [meant === undefined || meant in body ? name : meant, value];
  });
  return Object.fromEntries(renamed);
}

/** Names of the fields with text that PostgreSQL cannot store: NUL or a lone surrogate. */
export function fieldsWithBrokenText(values: unknown, field = ''): readonly string[] {
  if (typeof values === 'string')
    return values.includes('\0') || !values.isWellFormed() ? [field || 'body'] : [];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) => {
    if (Array.isArray(values)) return fieldsWithBrokenText(value, field);
    const inner = field === '' ? name : `${field}.${name}`;
    const isBrokenName = name.includes('\0') || !name.isWellFormed();
    return isBrokenName ? [field || 'body'] : fieldsWithBrokenText(value, inner);
  });
}
