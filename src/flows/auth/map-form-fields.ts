import type { Outcome } from '#machines/shared/outcome.ts';

/** Puts what a call says of its fields at the fields of the form. `names`: by the call's name, the form's. */
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
