import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { createStore } from '#server/providers/social/stand-in-store.ts';

/** An account at the provider. */
export interface Visitor {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** Simulated failure of the next response to the app's server. */
export type Trouble = 'never answers' | 'hangs up' | 'is out of order' | 'answers nonsense';

export interface OpenIdServer {
  readonly url: string;
  /** The person who agrees next, or the error that the provider redirects with. */
  visitor: Visitor | { readonly error: string };
  /** Failure of the next response at the path only. */
  trouble: { readonly path: '/token' | '/.well-known/openid-configuration'; readonly kind: Trouble } | null;
  /** Changes the response of the token endpoint. */
  tamper: ((tokens: Record<string, unknown>) => void) | null;
  /** Paths requested by the app's server. */
  readonly requests: string[];
  readonly close: () => void;
}

export const client = { clientId: 'kindfare-app', clientSecret: 'a secret between two servers' };

const isForServer = (path: string) => /^\/(token|jwks|\.well-known)/.test(path);

function misbehave(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
  if (trouble === 'hangs up') request.socket.destroy();
  if (trouble === 'is out of order') response.writeHead(502).end('Bad gateway');
  if (trouble === 'answers nonsense')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":');
}

/** Buffers a response, so that it can be changed before it is sent. */
function intercept(response: ServerResponse, change: (tokens: Record<string, unknown>) => void): void {
  const end = response.end.bind(response);
  response.end = ((body?: Buffer | string) => {
    if (response.statusCode !== 200 || body === undefined) return end(body);
    const tokens = JSON.parse(String(body)) as Record<string, unknown>;
    change(tokens);
    const text = JSON.stringify(tokens);
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

/** A real OpenID provider on a free port, for one client and without pages: `visitor` signs in at once and agrees. */
export async function startOpenIdServer(callbackUrl: string): Promise<OpenIdServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const visitors = new Map<string, Visitor>();
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const configuration: Configuration = {
    adapter: createStore(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context, sub) => {
      const visitor = visitors.get(sub);
      return visitor && { accountId: sub, claims: async () => ({ ...visitor }) };
    },
    interactions: { url: async (_context, { uid }) => `/visit/${uid}` },
    jwks: { keys: [{ ...key, alg: 'ES256', use: 'sig' }] },
    loadExistingGrant: async ({ oidc: { client: asking, session, provider: at } }) => {
      if (asking === undefined || session?.accountId === undefined) return undefined;
      const known = session.grantIdFor(asking.clientId);
      if (known !== undefined) return at.Grant.find(known);
      const grant = new at.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    renderError: async (context, out) => {
      context.body = out;
    },
  };
  const provider = new Provider(url, configuration);
  const handleRequest = provider.callback();

  const at: OpenIdServer = {
    url,
    visitor: { error: 'access_denied' },
    trouble: null,
    tamper: null,
    requests: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const visit = async (request: IncomingMessage, response: ServerResponse) => {
    const { visitor } = at;
    if (!('error' in visitor)) visitors.set(visitor.sub, visitor);
    const result = 'error' in visitor ? visitor : { login: { accountId: visitor.sub } };
    await provider.interactionFinished(request, response, result);
  };
  server.on('request', (request, response) => {
    const path = request.url ?? '/';
    if (isForServer(path)) at.requests.push(path);
    if (at.trouble?.path === path) {
      const { kind } = at.trouble;
      at.trouble = null;
      return misbehave(kind, request, response);
    }
    if (at.tamper !== null && path === '/token') intercept(response, at.tamper);
    return path.startsWith('/visit/') ? void visit(request, response) : void handleRequest(request, response);
  });
  return at;
}
