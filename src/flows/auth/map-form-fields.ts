import type { Outcome } from '#machines/shared/outcome.ts';

/** Renames the fields of an `invalid` outcome from the names of the API (`names`' keys) to those of the form. */
export function mapFormFields<TValue>(
  outcome: Outcome<TValue>,
  names: Readonly<Record<string, string>>,
): Outcome<TValue> {
  if (outcome.kind !== 'invalid') return outcome;
  const fields: Record<string, readonly string[]> = {};
  for (const [name, texts = []] of Object.entries(outcome.fields)) {
    const field = names[name] ?? name;
    fields[field] = [...new Set([...(fields[field] ?? []), ...texts])];
  }
  return { ...outcome, fields };
}
