import type { ServerReads } from './queued-operation.ts';

const idsIn = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.map(({ id }: { id: unknown }) => String(id)) : null;

/** The ids the server has at a read below /api, of its list or of a list inside; null where it cannot be read. */
export async function idsAt(
  server: ServerReads,
  path: string,
  inside: 'recipes' | null,
): Promise<readonly string[] | null> {
  const { status, body } = await server.get(path);
  if (status !== 200) return null;
  const { data } = body as { data: Record<string, unknown> };
  return idsIn(inside === null ? data : data[inside]);
}

/** The set as it is now, with what the member put in and without what the member took out. */
export const mergeSets = (
  now: readonly string[],
  before: readonly string[],
  wanted: readonly string[],
): readonly string[] => [
  ...wanted.filter((id) => now.includes(id) || !before.includes(id)),
  ...now.filter((id) => !wanted.includes(id) && !before.includes(id)),
];
