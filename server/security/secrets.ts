import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** What can be made and read with the server's key only. */
export interface Secrets {
  /** HMAC-SHA-256 of the parts, hexadecimal. */
  readonly mac: (...parts: readonly string[]) => string;
  /** The text, encrypted and protected against change (AES-256-GCM). */
  readonly seal: (text: string) => string;
  /** The sealed text; null when it was sealed with another key or changed. */
  readonly unseal: (sealed: string) => string | null;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** @param serverKey at least 128 random bits, in any form */
export function createSecrets(serverKey: string): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', serverKey, 'kindfare', `${purpose} v1`, 32));
  const macKey = derive('mac');
  const sealKey = derive('seal');
  return {
    // As JSON, so that no two lists of parts read alike.
    mac: (...parts) => createHmac('sha256', macKey).update(JSON.stringify(parts)).digest('hex'),
    seal: (text) => {
      const iv = randomBytes(ivBytes);
      const seal = createCipheriv(cipher, sealKey, iv, { authTagLength: tagBytes });
      const body = Buffer.concat([seal.update(text, 'utf8'), seal.final()]);
      return Buffer.concat([iv, seal.getAuthTag(), body]).toString('base64');
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
      try {
        const open = createDecipheriv(cipher, sealKey, iv, { authTagLength: tagBytes }).setAuthTag(tag);
        return open.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + open.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Whether two HMACs are the same, in a time that does not tell where they differ. */
export function isSameMac(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
