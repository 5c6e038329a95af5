import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { postPublic, type SendPost } from '#server/security/post-to-public-host.ts';

const decode = (text: string) => Buffer.from(text, 'base64url');

/** A subscribed browser: its public keys, and the decryption of messages (RFC 8291). */
export function createBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const p256dh = keys.getPublicKey();
  const token = JSON.stringify({
    endpoint,
    expirationTime: null,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
  });
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const encrypted = body.subarray(21 + idLength);
    const shared = keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
    const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(encrypted.subarray(-16));
    const plain = Buffer.concat([open.update(encrypted.subarray(0, -16)), open.final()]);
    // after the text comes the delimiter of the last record
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  };
  return { token, read };
}

/** The sender by VAPID (RFC 8292); throws for an invalid signature. */
function senderOf({ authorization = '' }: IncomingHttpHeaders) {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = decode(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    decode(signature),
  );
  if (!isGood) throw new Error('The signature is not of the key.');
  return {
    key,
    claims: JSON.parse(decode(claims).toString('utf8')) as { aud: string; sub: string; exp: number },
  };
}

export interface Pushed {
  readonly path: string;
  readonly ttl: string | undefined;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  readonly sender: ReturnType<typeof senderOf>;
  readonly body: Buffer;
}

/** A push service on this machine that authenticates senders; `statuses`: by path, 201 by default. */
export async function startPushService(statuses = new Map<string, number>()) {
  /** Retry-After values by path. */
  const pauses = new Map<string, string>();
  const pushed: Pushed[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const status = statuses.get(path) ?? 201;
    const { ttl, urgency, topic } = request.headers;
    if (status === 201)
      pushed.push({
        path,
        ttl: ttl?.toString(),
        urgency: urgency?.toString(),
        topic: topic?.toString(),
        sender: senderOf(request.headers),
        body,
      });
    const pause = pauses.get(path);
    response.writeHead(status, pause === undefined ? {} : { 'retry-after': pause }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const post: SendPost = async ({ url, headers, body, signal }) => {
    if (new URL(url).origin !== origin) return postPublic({ url, headers, body, signal });
    const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body), signal });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin, pushed, statuses, pauses, post, close };
}
