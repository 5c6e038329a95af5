import type { components } from '#contract/api.ts';
import type { listAccountChanges } from '#server/queries/account-changes.ts';
import type { listPasskeys } from '#server/queries/passkeys.ts';
import type { listSessions } from '#server/queries/session-ends.ts';

type Schemas = components['schemas'];
type RowOf<Query extends (...parts: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Query>
>[number];

export const sessionResponse = (row: RowOf<typeof listSessions>, currentId: string): Schemas['Session'] => ({
  id: row.id,
  is_current: row.id === currentId,
  device: row.device,
  network: row.network,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
});

export const accountChangeResponse = (row: RowOf<typeof listAccountChanges>): Schemas['AccountChange'] => ({
  id: row.id,
  kind: row.kind,
  device: row.device,
  network: row.network,
  created_at: row.createdAt.toISOString(),
});

export const passkeyResponse = (row: RowOf<typeof listPasskeys>): Schemas['Passkey'] => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});
