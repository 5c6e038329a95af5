import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { badRequest } from '#server/errors.ts';

/** What a change is about: the same for every repeat of one call. */
export interface ChangeTarget {
  /** Path and query, as the contract names them. */
  readonly path: string;
  /** Digest of the body; null: it was refused before it was read. */
  readonly body: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64');

/** Every object as a list of its fields by name. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const fields = Object.keys(value).toSorted();
  return { fields: fields.map((name) => [name, canonical(value[name])]) };
}

/** The fields of a form, with a digest in the place of each file. */
async function withoutFiles(body: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(body).map(async ([name, value]) =>
    value instanceof Blob ? [name, { file: sha256(await value.bytes()) }] : [name, value],
  );
  return Object.fromEntries(await Promise.all(fields));
}

/** Independent of the order of fields, which says nothing about the change. */
export async function digestOf(body: unknown): Promise<string> {
  const fields = isRecord(body) && !Array.isArray(body) ? await withoutFiles(body) : (body ?? {});
  try {
    return sha256(JSON.stringify(canonical(fields)));
  } catch {
    // nested deeper than the stack
    throw badRequest();
  }
}

const pairsOf = (values: unknown) =>
  isRecord(values)
    ? Object.keys(values)
        .toSorted()
        .map((name) => [name, String(values[name])])
    : [];

export const targetOf = (
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
  body: string | null,
): ChangeTarget => ({ path: JSON.stringify([pairsOf(params), pairsOf(query)]), body });

/** Whether a call may be a repeat of the first one. */
export const isSameTarget = (first: ChangeTarget, again: ChangeTarget): boolean =>
  first.path === again.path && (first.body === null || again.body === null || first.body === again.body);
