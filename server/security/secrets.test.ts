import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSecrets, isSameMac } from './secrets.ts';

const secrets = createSecrets('a key of more than thirty-two characters');
const others = createSecrets('another key of more than thirty-two chars');

test('a text survives encrypting and decrypting, and its ciphertext does not contain it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 8 }), (text) => {
      fc.pre(text.isWellFormed());
      const encrypted = secrets.encrypt(text);
      expect(secrets.decrypt(encrypted)).toBe(text);
      expect(encrypted).not.toContain(text);
      expect(secrets.encrypt(text)).not.toBe(encrypted);
    }),
  );
});

test('another key, a changed byte or a broken text decrypts to null', () => {
  const encrypted = secrets.encrypt('123456');
  expect(others.decrypt(encrypted)).toBeNull();
  const bytes = Buffer.from(encrypted, 'base64');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(secrets.decrypt(changed.toString('base64'))).toBeNull();
  }
  for (const broken of ['', 'x', encrypted.slice(0, 20)]) expect(secrets.decrypt(broken)).toBeNull();
});

test('an HMAC depends on the key and on every part', () => {
  const macs = [
    secrets.mac('a', 'b'),
    secrets.mac('ab'),
    secrets.mac('a', 'c'),
    secrets.mac('b', 'a'),
    secrets.mac('a', 'b', ''),
    others.mac('a', 'b'),
  ];
  expect(new Set(macs).size).toBe(macs.length);
  expect(secrets.mac('a', 'b')).toBe(macs[0]);
  expect(macs[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(isSameMac(macs[0] ?? '', secrets.mac('a', 'b'))).toBe(true);
  expect(isSameMac(macs[0] ?? '', macs[1] ?? '')).toBe(false);
  expect(isSameMac(macs[0] ?? '', '')).toBe(false);
});
