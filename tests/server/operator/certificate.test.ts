import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCertificate } from '#server/admin/check-certificate.ts';

/** For localhost, until the first day of 2120; nobody trusts it. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBYjCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABEXHYCv6dzVJ4Zwa
PuY4lbHodnB5xSbBN712cMYAwhVpzc3cxnEe4rgIhjk7FrfS/Ho7M/bxRPUy4HZ5
ygOCDhejSDBGMA8GA1UdEwEB/wQFMAMBAf8wFAYDVR0RBA0wC4IJbG9jYWxob3N0
MB0GA1UdDgQWBBQGV9Rvt7hIHCOf4Hdhp0kk5JzZDDAKBggqhkjOPQQDAgNJADBG
AiEApUNo+je+qdKqb6FUEu6Rpnq9Ax4l7CJBkdUvfADKSAoCIQC+98BF5teJYwRF
mlgyCimt59cMFA5DEU+haf+7SMM1iA==
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSk0SRl89IdpusXXB
zTJavIJ8XRf1dEV46N6tswqlDj+hRANCAARFx2Ar+nc1SeGcGj7mOJWx6HZwecUm
wTe9dnDGAMIVac3N3MZxHuK4CIY5Oxa30vx6OzP28UT1MuB2ecoDgg4X
-----END PRIVATE KEY-----`;

const server = createServer({ cert, key });
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const check = (day: string, authorities?: string) =>
  checkCertificate({ origin, now: new Date(day), ...(authorities !== undefined && { authorities }) });

test('EXT-25 doctor says until when the certificate of the public address is valid', async () => {
  expect(await check('2119-12-01', cert)).toBe('Valid until 2120-01-01.');
});

test.each([
  ['expires within two weeks', '2119-12-20', cert, 'It expires on 2120-01-01: see why it isn’t renewed.'],
  ['has expired', '2120-01-02', cert, 'It expired on 2120-01-01: renew it.'],
  ['is trusted by nobody', '2119-12-01', undefined, 'Browsers don’t trust it (DEPTH_ZERO_SELF_SIGNED_CERT).'],
])('EXT-25 doctor fails for a certificate that %s', async (_which, day, authorities, sentence) => {
  await expect(check(day, authorities)).rejects.toThrow(sentence);
});

test('EXT-25 doctor fails for a certificate of another name, and for no certificate', async () => {
  const { port } = new URL(origin);
  const other = checkCertificate({ origin: `https://127.0.0.1:${port}`, now: new Date(), authorities: cert });
  await expect(other).rejects.toThrow('Browsers don’t trust it (ERR_TLS_CERT_ALTNAME_INVALID).');
  const plain = createTcpServer((socket) =>
    socket
      .on('error', () => undefined)
      .resume()
      .end('no TLS\n'),
  );
  await new Promise<void>((resolve) => plain.listen(0, resolve));
  const address = `https://localhost:${(plain.address() as AddressInfo).port}`;
  await expect(checkCertificate({ origin: address, now: new Date() })).rejects.toThrow();
  await new Promise((resolve) => plain.close(resolve));
});
