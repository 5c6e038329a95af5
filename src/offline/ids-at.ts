import type { ServerReads } from './queued-operation.ts';

const idsIn = (value: unknown): string[] | null =>
  Array.isArray(value)
    ? value.map((each: number | { id: unknown }) => String(typeof each === 'number' ? each : each.id))
    : null;

/** The server's ids at a read below /api, of its list or of a nested one; null if it cannot be read. */
export async function idsAt(
  server: ServerReads,
  path: string,
  inside: 'recipe_ids' | null,
): Promise<readonly string[] | null> {
  const { status, body } = await server.get(path);
  if (status !== 200) return null;
  const { data } = body as { data: Record<string, unknown> };
  return idsIn(inside === null ? data : data[inside]);
}
