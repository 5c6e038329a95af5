import { createHash } from 'node:crypto';
import type { StandInAccount } from '#server/context/stand-in.ts';

/** One account for each case of a sign-in. */
export const standInAccounts: readonly StandInAccount[] = [
  { id: 'vera', name: 'Vera Berg', email: 'vera.berg@example.com', isVerified: true },
  { id: 'una', name: 'Una Lind', email: 'una.lind@example.com', isVerified: false },
  { id: 'nils', name: 'Nils Holm', email: null, isVerified: false },
];

/** An account for any address; the same address is the same account, verified or not. */
export const accountWith = (email: string, isVerified: boolean): StandInAccount => ({
  id: `mail-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)}`,
  name: email.split('@')[0] ?? email,
  email,
  isVerified,
});
