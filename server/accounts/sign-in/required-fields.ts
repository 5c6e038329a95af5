import type { OperationBody } from '#contract/operations.ts';
import { invalid } from '#server/errors.ts';

type Body = OperationBody<'issueToken'>;

/** The values of the fields that a grant requires. Throws 422 with a message for each missing one. */
export function requireFields<const F extends keyof Body>(
  body: Body,
  sentences: Readonly<Record<F, string>>,
): Record<F, string> {
  const names = Object.keys(sentences) as F[];
  const missing = names.filter((name) => !body[name]);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, [sentences[name]]])));
  return Object.fromEntries(names.map((name) => [name, body[name] ?? ''])) as Record<F, string>;
}
