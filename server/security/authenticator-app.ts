import { Secret, TOTP } from 'otpauth';

/** Parameters of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds. */
const period = 30;
/** Codes of the step before and after are accepted too, as clocks differ. */
const window = 1;

/** 160 random bits, base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period, ...names });

/** The content of the QR code: `otpauth://totp/...`. */
export const authenticatorUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The time step of a code; null for a wrong code. */
export function authenticatorStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
