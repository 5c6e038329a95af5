import { createHash, randomInt } from 'node:crypto';
import {
  normalizeRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '#domain/account/recovery-code.ts';

const newRecoveryCode = () =>
  Array.from({ length: recoveryCodeLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(
    '',
  );

export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, newRecoveryCode);

/** SHA-256 is enough for 80 random bits; codes hashed with the server's key would be lost when that is replaced. */
export const recoveryCodeHash = (userId: string, typed: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['recovery code', userId, normalizeRecoveryCode(typed)]))
    .digest('hex');
