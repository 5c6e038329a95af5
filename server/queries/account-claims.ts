import { type AccountClaim, claimsAfterHome } from '#domain/account/account-claims.ts';
import type { Db } from '#server/db/connect.ts';

export interface Claim extends AccountClaim {
  readonly userId: string;
  /** As the member wrote it. */
  readonly email: string;
  readonly madeAt: Date;
}

const openClaims = (db: Db, now: Date) =>
  db
    .selectFrom('account_changes')
    .select([
      'user_id as userId',
      'position',
      'kind',
      'former_email as email',
      'former_email_key as emailKey',
      'former_email_verified_at as verifiedAt',
      'created_at as madeAt',
    ])
    .where('token_hash', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

type Row = Omit<Claim, 'email' | 'emailKey'> & Record<'email' | 'emailKey', string | null>;
const asClaims = ({ email, emailKey, ...row }: Row): readonly Claim[] =>
  email === null || emailKey === null ? [] : [{ ...row, email, emailKey }];

/** What can still be reverted of an account, oldest first. */
export async function findClaims(db: Db, userId: string, now: Date): Promise<readonly Claim[]> {
  const rows = await openClaims(db, now).where('user_id', '=', userId).orderBy('position').execute();
  return rows.flatMap(asClaims);
}

/** The claim of the token in a mail; undefined: it is unknown, used or expired. */
export async function findClaimOfToken(
  db: Db,
  {
    tokenHash,
    partnerId,
    now,
  }: { readonly tokenHash: string; readonly partnerId: string; readonly now: Date },
): Promise<Claim | undefined> {
  const row = await openClaims(db, now)
    .where('token_hash', '=', tokenHash)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('partner_id', '=', partnerId))
    .executeTakeFirst();
  return row === undefined ? undefined : asClaims(row)[0];
}

async function endWhere(
  tx: Db,
  userId: string,
  now: Date,
  positions: { readonly from: number } | { readonly in: readonly number[] },
): Promise<void> {
  const open = tx
    .updateTable('account_changes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null);
  if ('from' in positions) await open.where('position', '>=', positions.from).execute();
  else if (positions.in.length > 0) await open.where('position', 'in', positions.in).execute();
}

/** Ends the claims of an account from a position on. */
export const endClaimsFrom = (
  tx: Db,
  { userId, position }: Pick<Claim, 'userId' | 'position'>,
  now: Date,
): Promise<void> => endWhere(tx, userId, now, { from: position });

export const endAllClaims = (tx: Db, userId: string, now: Date): Promise<void> =>
  endWhere(tx, userId, now, { from: 0 });

export const endClaims = (tx: Db, userId: string, claims: readonly Claim[], now: Date): Promise<void> =>
  endWhere(tx, userId, now, { in: claims.map(({ position }) => position) });

/** Ends what later addresses could revert, as the address that was there before them is proved. */
export async function endClaimsAfterHome(
  tx: Db,
  { userId, emailKey }: { readonly userId: string; readonly emailKey: string },
  now: Date,
): Promise<void> {
  await endClaims(tx, userId, claimsAfterHome(await findClaims(tx, userId, now), emailKey), now);
}

export async function extendClaim(tx: Db, { userId, position }: Claim, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('account_changes')
    .set({ expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('position', '=', position)
    .execute();
}
