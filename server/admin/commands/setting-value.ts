import { parse } from 'yaml';
import { contractSchemas, type Schema } from '#server/http/contract-document.ts';
import { AdminError } from '../admin-error.ts';

const settingsSchema = contractSchemas['Settings'] ?? {};
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const settingKeys: readonly string[] = Object.keys((settingsSchema['properties'] ?? {}) as object);

/** A setting, or a part of one such as `main_menu.about`, with its schema. */
export interface Place {
  readonly key: string;
  readonly path: readonly string[];
  readonly schema: Schema;
  /** One of any number of entries, such as those of a menu: it can be removed. */
  readonly isEntry: boolean;
}

const pointed = (schema: unknown): Schema => {
  const found = isRecord(schema) ? schema : {};
  const reference = found['$ref'];
  if (typeof reference !== 'string') return found;
  return pointed(contractSchemas[reference.replace('#/components/schemas/', '')]);
};

function partOf(schema: Schema, name: string): Pick<Place, 'schema' | 'isEntry'> | null {
  const properties = schema['properties'];
  if (isRecord(properties) && Object.hasOwn(properties, name))
    return { schema: pointed(properties[name]), isEntry: false };
  const others = schema['additionalProperties'];
  return isRecord(others) ? { schema: pointed(others), isEntry: true } : null;
}

const closest = (name: string) => {
  const near = name === '' ? [] : settingKeys.filter((key) => key.includes(name) || name.includes(key));
  return near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
};

/** The place of a dotted key. Throws AdminError. */
export function placeOf(name: string): Place {
  const [key = '', ...path] = name.split('.');
  if (!settingKeys.includes(key))
    throw new AdminError(
      `There is no setting "${key}".${closest(key)} \`settings list\` shows them all.`,
      'wrong',
    );
  let at = partOf(settingsSchema, key) ?? { schema: {}, isEntry: false };
  for (const step of path) {
    const inside = step === '' ? null : partOf(at.schema, step);
    if (inside === null) throw new AdminError(`${key} has no part "${step}".`, 'wrong');
    at = inside;
  }
  return { key, path, ...at };
}

const onOff: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  yes: true,
  1: true,
  off: false,
  false: false,
  no: false,
  0: false,
};

/** Parses a command-line value by the schema of the place; undefined removes an entry. Throws AdminError. */
export function readValue({ schema, key, path, isEntry }: Place, text: string): unknown {
  const types = [schema['type']].flat();
  const name = [key, ...path].join('.');
  const isNothing = /^(?:null|none)$/i.test(text.trim()) || text === '';
  if (isNothing && types.includes('null')) return null;
  if (isNothing && isEntry) return undefined;
  if (types.includes('boolean')) {
    const value = onOff[text.trim().toLowerCase()];
    if (value === undefined) throw new AdminError(`${name} must be on or off.`, 'wrong');
    return value;
  }
  if (types.includes('string')) return text;
  try {
    return parse(text);
  } catch {
    throw new AdminError(
      `${name} must be written as JSON, such as '${types.includes('array') ? '["a", "b"]' : '{"a": "b"}'}'.`,
      'wrong',
    );
  }
}

/** The part of a value at a path; undefined where there is none. */
export const readPart = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined), value);

/** The value with the part set, or removed where `part` is undefined. */
export function withPart(value: unknown, [step, ...rest]: readonly string[], part: unknown): unknown {
  if (step === undefined) return part;
  const group = isRecord(value) ? value : {};
  const inside = withPart(Object.hasOwn(group, step) ? group[step] : undefined, rest, part);
  const otherEntries = Object.entries(group).filter(([name]) => name !== step);
  // a changed part keeps its position
  if (inside === undefined) return Object.fromEntries(otherEntries);
  return Object.hasOwn(group, step)
    ? Object.fromEntries(Object.entries(group).map(([name, old]) => [name, name === step ? inside : old]))
    : Object.fromEntries([...otherEntries, [step, inside]]);
}
