import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Operations that need the server's key. */
export interface Secrets {
  /** HMAC-SHA-256 of the parts, hexadecimal. */
  readonly mac: (...parts: readonly string[]) => string;
  /** Authenticated encryption (AES-256-GCM); returns base64. */
  readonly encrypt: (text: string) => string;
  /** Returns the plain text; null when it was encrypted with another key or tampered with. */
  readonly decrypt: (encrypted: string) => string | null;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** @param serverKey at least 128 random bits, in any form */
export function createSecrets(serverKey: string): Secrets {
  // as a key object, which is made once: from bytes each operation would make its own
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, 'kindfare', `${purpose} v1`, 32)));
  const macKey = derive('mac');
  const encryptionKey = derive('seal');
  return {
    // As JSON, so that different lists of parts have different texts.
    mac: (...parts) => createHmac('sha256', macKey).update(JSON.stringify(parts)).digest('hex'),
    encrypt: (text) => {
      const iv = randomBytes(ivBytes);
      const aes = createCipheriv(cipher, encryptionKey, iv, { authTagLength: tagBytes });
      const body = Buffer.concat([aes.update(text, 'utf8'), aes.final()]);
      return Buffer.concat([iv, aes.getAuthTag(), body]).toString('base64');
    },
    decrypt: (encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64');
      const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
      try {
        const open = createDecipheriv(cipher, encryptionKey, iv, { authTagLength: tagBytes }).setAuthTag(tag);
        return open.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + open.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Compares two HMACs in constant time. */
export function isSameMac(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
