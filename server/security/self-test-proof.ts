import type { Secrets } from './secrets.ts';

export const selfTestPath = '/.well-known/kindfare';

/** A proof that only servers with this database's key can compute. `nonce`: 32 hexadecimal digits. */
export const proofOf = (secrets: Secrets, nonce: string): string => secrets.mac('self-test', nonce);
