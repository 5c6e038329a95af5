import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** On one line, as in an .env file. */
export const privateKey = keys.privateKey
  .export({ type: 'pkcs8', format: 'pem' })
  .toString()
  .replaceAll('\n', '\\n');

export interface FcmRefusal {
  readonly status: number;
  readonly error: object;
}

/** Fakes of Google's two servers: one returns an access token for a valid signature, the other accepts messages. */
export async function startFcmServer() {
  const messages: unknown[] = [];
  const assertions: object[] = [];
  const refusals: FcmRefusal[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const reply = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (request.url === '/token') {
      const [head = '', claims = '', signature = ''] = (
        new URLSearchParams(body).get('assertion') ?? ''
      ).split('.');
      const isGood = verify(
        'RSA-SHA256',
        Buffer.from(`${head}.${claims}`),
        keys.publicKey,
        Buffer.from(signature, 'base64url'),
      );
      if (!isGood) return reply(400, { error: 'invalid_grant' });
      assertions.push(JSON.parse(Buffer.from(claims, 'base64url').toString()));
      return reply(200, { access_token: `access-${assertions.length}`, expires_in: 3600 });
    }
    if (request.headers.authorization !== `Bearer access-${assertions.length}`)
      return reply(401, { error: { status: 'UNAUTHENTICATED' } });
    const refusal = refusals.shift();
    if (refusal !== undefined) return reply(refusal.status, { error: refusal.error });
    messages.push({ path: request.url, ...JSON.parse(body) });
    return reply(200, { name: 'projects/kindfare/messages/1' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    addresses: { token: `${origin}/token`, messages: origin },
    messages,
    assertions,
    refusals,
    close,
  };
}
