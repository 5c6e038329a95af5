import { sql } from 'kysely';
import { type ConsentId, consentIds, consentTexts, foodNeedMetas } from '#domain/consent/consents.ts';
import type { Db } from '#server/db/connect.ts';

/** Current state of one consent of a member. */
export interface ConsentState {
  readonly id: ConsentId;
  /** Of the current text. */
  readonly version: string;
  readonly given: { readonly version: string; readonly givenAt: Date } | null;
  /** Data is stored that needs it. */
  readonly hasData: boolean;
}

export const isCurrentConsent = ({ given, version }: ConsentState): boolean => given?.version === version;

async function idsWithData(db: Db, userId: string): Promise<ReadonlySet<ConsentId>> {
  const { rows } = await sql<{ food: boolean; health: boolean; diary: boolean; tests: boolean }>`
    select
      exists (select from health_answers where user_id = ${userId}) as health,
      exists (select from diary_records where user_id = ${userId}) as diary,
      exists (select from trigger_programs where user_id = ${userId})
        or exists (select from trigger_limits where user_id = ${userId}) as tests,
      exists (
        select from user_metas
        where user_id = ${userId} and name in (${sql.join(foodNeedMetas)})
          and value not in ('false'::jsonb, 'null'::jsonb, '[]'::jsonb)
      ) as food`.execute(db);
  return new Set(consentIds.filter((id) => rows[0]?.[id] === true));
}

/** All consents, given or not. */
export async function listConsentStates(db: Db, userId: string): Promise<readonly ConsentState[]> {
  const [rows, withData] = await Promise.all([
    db
      .selectFrom('consents')
      .select(['consent', 'version', 'given_at'])
      .where('user_id', '=', userId)
      .where('withdrawn_at', 'is', null)
      .execute(),
    idsWithData(db, userId),
  ]);
  return consentIds.map((id) => {
    const row = rows.find(({ consent }) => consent === id);
    return {
      id,
      version: consentTexts[id].version,
      given: row === undefined ? null : { version: row.version, givenAt: row.given_at },
      hasData: withData.has(id),
    };
  });
}

async function findVersion(db: Db, userId: string, id: ConsentId): Promise<string | null> {
  const row = await db
    .selectFrom('consents')
    .select('version')
    .where('user_id', '=', userId)
    .where('consent', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Whether the member has agreed to the current text, without which nothing more is stored. */
export const hasConsent = async (db: Db, userId: string, id: ConsentId): Promise<boolean> =>
  (await findVersion(db, userId, id)) === consentTexts[id].version;

/** Whether the member has agreed to this or an earlier text: what is stored may be used as it said. */
export const hasAnyConsent = async (db: Db, userId: string, id: ConsentId): Promise<boolean> =>
  (await findVersion(db, userId, id)) !== null;

/** Withdraws the current consent. */
export async function endConsent(tx: Db, userId: string, id: ConsentId, now: Date): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('consent', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Records the consent to the current text, once. Call it in a transaction that has locked the member. */
export async function addConsent(tx: Db, userId: string, id: ConsentId, now: Date): Promise<void> {
  if (await hasConsent(tx, userId, id)) return;
  await endConsent(tx, userId, id, now);
  const { version } = consentTexts[id];
  await tx
    .insertInto('consents')
    .values({ user_id: userId, consent: id, version, given_at: now, withdrawn_at: null })
    .execute();
}

/** Deletes the saved allergens, intolerances and own lists. */
export async function deleteFoodNeeds(tx: Db, userId: string): Promise<void> {
  await tx
    .deleteFrom('user_metas')
    .where('user_id', '=', userId)
    .where('name', 'in', foodNeedMetas)
    .execute();
}
