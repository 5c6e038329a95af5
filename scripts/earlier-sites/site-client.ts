/** Calls of a member to a server of any version: plain, since the client of today's contract does not fit all of them. */
export interface SiteClient {
  readonly token: string;
  readonly refreshToken: string;
  /** The body of a response; null if the version does not have the call. Throws if it failed. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

export const account = { email: 'year@example.com', password: 'a year of good meals' } as const;

async function bodyOf(response: Response, what: string): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${what} responded with ${response.status}: ${text.slice(0, 400)}`);
  return text === '' ? {} : JSON.parse(text);
}

/** With an account that is there, or a new one. */
export async function signIn(url: string): Promise<SiteClient> {
  const { email, password } = account;
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown) =>
    fetch(`${url}/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post('/auth/register', { name: '__', email, password, password_confirmation: password });
  const given = { grant_type: 'password', client_id: 'app', username: email, password };
  const tokens = (await bodyOf(await post('/auth/token', given), 'Signing in')) as Readonly<
    Record<'access_token' | 'refresh_token', string>
  >;
  const authorization = `Bearer ${tokens.access_token}`;
  const send: SiteClient['send'] = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, ...(body === undefined || isForm ? {} : json) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return response.status === 404 ? null : bodyOf(response, `${method} ${path}`);
  };
  return { token: tokens.access_token, refreshToken: tokens.refresh_token, send };
}
