import { sql } from 'kysely';
import { type ConsentId, consentIds, consentTexts, foodNeedMetas } from '#domain/consent/consents.ts';
import type { Db } from '#server/db/connect.ts';

/** One consent of a member as it stands. */
export interface ConsentState {
  readonly id: ConsentId;
  /** Of the text in force. */
  readonly version: string;
  readonly given: { readonly version: string; readonly givenAt: Date } | null;
  /** Something is kept that needs it. */
  readonly hasData: boolean;
}

export const isCurrentConsent = ({ given, version }: ConsentState): boolean => given?.version === version;

async function idsWithData(db: Db, userId: string): Promise<ReadonlySet<ConsentId>> {
  const { rows } = await sql<{ food: boolean; health: boolean }>`
    select
      exists (select from health_answers where user_id = ${userId}) as health,
      exists (
        select from user_metas
        where user_id = ${userId} and name in (${sql.join(foodNeedMetas)})
          and value not in ('false'::jsonb, 'null'::jsonb, '[]'::jsonb)
      ) as food`.execute(db);
  return new Set(consentIds.filter((id) => rows[0]?.[id] === true));
}

/** Every consent there is, given or not. */
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

/** Did the member agree to the text in force? */
export async function hasConsent(db: Db, userId: string, id: ConsentId): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('consent', '=', id)
    .where('version', '=', consentTexts[id].version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was agreed to before is over. */
export async function endConsent(tx: Db, userId: string, id: ConsentId, now: Date): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('consent', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Agrees to the text in force; nothing happens where that was done already. Within a transaction that holds the member. */
export async function addConsent(tx: Db, userId: string, id: ConsentId, now: Date): Promise<void> {
  if (await hasConsent(tx, userId, id)) return;
  await endConsent(tx, userId, id, now);
  const { version } = consentTexts[id];
  await tx
    .insertInto('consents')
    .values({ user_id: userId, consent: id, version, given_at: now, withdrawn_at: null })
    .execute();
}

/** Allergens, intolerances and own lists are as if they had never been saved. */
export async function forgetFoodNeeds(tx: Db, userId: string): Promise<void> {
  await tx
    .deleteFrom('user_metas')
    .where('user_id', '=', userId)
    .where('name', 'in', foodNeedMetas)
    .execute();
}
