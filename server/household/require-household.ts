import type { Db } from '#server/db/connect.ts';
import { notFound } from '#server/errors.ts';
import { findMembership, lockHousehold, type Membership } from '#server/queries/households.ts';

/** The member's household; 404 without one. */
export async function requireHousehold(db: Db, userId: string): Promise<Membership> {
  const place = await findMembership(db, userId);
  if (place === undefined) throw notFound('You’re in no household.');
  return place;
}

/** The same, while no other change of the household can be made. */
export async function requireLockedHousehold(tx: Db, userId: string): Promise<Membership> {
  const { householdId } = await requireHousehold(tx, userId);
  await lockHousehold(tx, householdId);
  return requireHousehold(tx, userId);
}

/** The number of an id such as `adult-7`; 404 for any other form. */
export function numberIn(id: string, prefix: 'adult-' | 'dependent-' | ''): number {
  const digits = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  if (!/^[1-9]\d{0,14}$/.test(digits)) throw notFound();
  return Number(digits);
}
