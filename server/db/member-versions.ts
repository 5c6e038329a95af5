import { sql } from 'kysely';
import { asNobody } from './callers.ts';
import type { Db } from './connect.ts';
import { prepared } from './prepared-queries.ts';
import { fromPrimary } from './read-session.ts';

/** Tables with rows of members whose changes give the member another version, by triggers of the database. */
export const memberTables = [
  'consents',
  'favorites',
  'health_answers',
  'household_adults',
  'household_dependents',
  'meal_planners',
  'recipe_notes',
  'recipes',
  'trigger_events',
  'trigger_limits',
  'trigger_programs',
  'user_metas',
  'users',
] as const;

export type MemberTable = (typeof memberTables)[number];

/** Maximum number of concurrent reads: with one alone, a read that hangs would block every call. */
const maxReads = 2;

interface Batch {
  readonly members: Set<string>;
  readonly versions: PromiseWithResolvers<ReadonlyMap<string, string>>;
}

/**
 * Reads the version of a member: the same for the same committed rows in these tables, empty before the first change.
 * Calls that come while others are being read share the next read, which begins after each of them.
 */
export function createVersionReader(
  read: (members: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): (member: string) => Promise<string> {
  let reads = 0;
  let next: Batch | null = null;

  function start(): void {
    if (next === null || reads >= maxReads) return;
    const { members, versions } = next;
    next = null;
    reads += 1;
    read([...members])
      .then(versions.resolve, versions.reject)
      .finally(() => {
        reads -= 1;
        start();
      });
  }

  return async (member) => {
    if (next === null) {
      next = { members: new Set(), versions: Promise.withResolvers() };
      queueMicrotask(start);
    }
    next.members.add(member);
    return (await next.versions.promise).get(member) ?? '';
  };
}

const versions = prepared((db, { members }: { readonly members: readonly string[] }) =>
  sql<{ user_id: string; token: string }>`
    select user_id, token from member_versions where user_id = any(${members}::uuid[])
    order by user_id, token`.compile(db),
);

/** The tokens of each member that has any. */
export async function findMemberVersions(
  db: Db,
  members: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await versions(db, { members });
  const tokens = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...tokens].map(([member, each]) => [member, each.map(({ token }) => token).join()]));
}

/** Reads on the primary: calls that share a read have different positions. */
export const versionReaderOf = (db: Db): ((member: string) => Promise<string>) =>
  createVersionReader((members) => asNobody(() => fromPrimary(() => findMemberVersions(db, members))));
