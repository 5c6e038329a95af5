import type { Secrets } from './secrets.ts';

export const selfTestPath = '/.well-known/kindfare';

/** Only servers with the key of this database can make it. `nonce`: 32 hexadecimal digits. */
export const proofOf = (secrets: Secrets, nonce: string): string => secrets.mac('self-test', nonce);
