import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { client } from './openid-server.ts';

interface FacebookServer {
  readonly url: string;
  /** The person who agrees next; null declines. */
  person: { readonly id: string; readonly name?: string; readonly email?: string } | null;
  /** Status of the next response to the app's server, with an error in Facebook's format. */
  trouble: number | null;
  /** Queries of the dialog. */
  readonly dialogs: URLSearchParams[];
  readonly close: () => void;
}

interface Issued {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly person: NonNullable<FacebookServer['person']>;
}

const version = '/v25.0';

/**
 * A fake of Facebook Login by Meta's documentation: the dialog, the exchange of the code, and `me` of the
 * Graph API, with its formats of success and error
 * (developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow and
 * docs/graph-api/guides/error-handling). The dialog agrees or declines without a page.
 */
export async function startFacebookServer(): Promise<FacebookServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const codes = new Map<string, Issued>();
  const tokens = new Map<string, Issued['person']>();
  const at: FacebookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: null,
    trouble: null,
    dialogs: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };

  const send = (response: ServerResponse, status: number, body: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body));
  const refuse = (response: ServerResponse, message: string, code: number, status = 400) =>
    send(response, status, { error: { message, type: 'OAuthException', code, fbtrace_id: 'AbCdEf' } });

  const dialog = (query: URLSearchParams, response: ServerResponse) => {
    at.dialogs.push(query);
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (at.person === null) {
      back.searchParams.set('error_reason', 'user_denied');
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'Permissions error');
    } else {
      const code = randomBytes(24).toString('base64url');
      codes.set(code, {
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge') ?? '',
        person: at.person,
      });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: `${back.href}#_=_` }).end();
  };

  const exchange = (form: URLSearchParams, response: ServerResponse) => {
    const issued = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (form.get('client_id') !== client.clientId || form.get('client_secret') !== client.clientSecret)
      return refuse(response, 'Error validating client secret.', 1);
    if (issued === undefined) return refuse(response, 'This authorization code has been used.', 100);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== issued.challenge) return refuse(response, 'Invalid code_verifier parameter', 1);
    if (form.get('redirect_uri') !== issued.redirectUri)
      return refuse(response, 'Error validating verification code.', 100);
    const token = `EAA${randomBytes(24).toString('hex')}`;
    tokens.set(token, issued.person);
    return send(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
  };

  const me = (query: URLSearchParams, request: IncomingMessage, response: ServerResponse) => {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const person = tokens.get(token);
    if (person === undefined) return refuse(response, 'Invalid OAuth access token.', 190, 401);
    const proof = createHmac('sha256', client.clientSecret).update(token).digest('hex');
    if (query.get('appsecret_proof') !== proof)
      return refuse(response, 'Invalid appsecret_proof provided in the API argument', 100);
    const fields = (query.get('fields') ?? 'id,name').split(',');
    return send(
      response,
      200,
      Object.fromEntries(Object.entries(person).filter(([key]) => fields.includes(key))),
    );
  };

  const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', at.url);
    if (pathname === `${version}/dialog/oauth`) return dialog(searchParams, response);
    const { trouble } = at;
    at.trouble = null;
    if (trouble !== null) return refuse(response, 'An unknown error has occurred.', 1, trouble);
    if (pathname === `${version}/oauth/access_token`)
      return exchange(new URLSearchParams(await text(request)), response);
    return me(searchParams, request, response);
  };
  server.on('request', (request, response) => void handleRequest(request, response));
  return at;
}
