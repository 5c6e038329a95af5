import type { TestApp } from '#tests/server/app-under-test.ts';

/** Public URL of the app under test. */
export const publicUrl = 'https://kindfare.example';
export const appAddress = `${publicUrl}/auth/social`;

/** A simulated browser with cookies, for the app under test and providers on this machine. */
export class Browser {
  readonly #app: TestApp;
  readonly #origin: string;
  readonly #jars = new Map<string, Map<string, string>>();
  /** The network address that requests to the app come from. */
  readonly address: string | undefined;

  constructor(app: TestApp, origin = publicUrl, address?: string) {
    this.#app = app;
    this.#origin = origin;
    this.address = address;
  }

  /** Cookies of a site, by name. */
  cookies(site = this.#origin): Map<string, string> {
    const jar = this.#jars.get(site) ?? new Map<string, string>();
    this.#jars.set(site, jar);
    return jar;
  }

  #keep(site: string, lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies(site).delete(name);
      else this.cookies(site).set(name, value);
    }
  }

  /** One request, redirects not followed. */
  async visit(address: string, form?: Readonly<Record<string, string>>) {
    const url = new URL(address, this.#origin);
    const cookie = [...this.cookies(url.origin)].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form === undefined ? undefined : new URLSearchParams(form).toString();
    const headers = {
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    if (url.origin === this.#origin) {
      const response = await this.#app.request(
        form === undefined ? 'GET' : 'POST',
        url.pathname + url.search,
        {
          headers: { host: url.host, ...headers },
          ...(body === undefined ? {} : { body }),
          ...(this.address === undefined ? {} : { address: this.address }),
        },
      );
      this.#keep(url.origin, [response.headers['set-cookie'] ?? []].flat().map(String));
      return {
        status: response.status,
        headers: response.headers,
        text: response.text,
        location: place(response.headers['location'], url),
      };
    }
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    this.#keep(url.origin, response.headers.getSetCookie());
    const headersOf = Object.fromEntries(response.headers);
    return {
      status: response.status,
      headers: headersOf,
      text: await response.text(),
      location: place(headersOf['location'], url),
    };
  }

  /** Follows redirects from an address up to the first that matches, which is not visited. */
  async follow(address: string, end: RegExp): Promise<string> {
    let at = address;
    for (let step = 0; step < 12; step += 1) {
      if (end.test(at)) return at;
      const { status, location, text } = await this.visit(at);
      if (location === null) throw new Error(`${at} responded with ${status}: ${text.slice(0, 500)}`);
      at = location;
    }
    throw new Error(`Redirected without end, last to ${at}.`);
  }
}

const place = (location: unknown, base: URL) =>
  location === undefined || location === null ? null : new URL(String(location), base).href;

/** Runs a sign-in up to the callback URL, which is not visited. */
export const toCallback = (browser: Browser, provider: 'google' | 'facebook' = 'google') =>
  browser.follow(`/api/auth/social/${provider}`, /\/callback\?/);

/** The final result for the app: `code` or `error`. */
export async function outcomeOf(browser: Browser, callback: string) {
  const end = new URL(await browser.follow(callback, /\/auth\/social\?/));
  return Object.fromEntries(end.searchParams) as { readonly code?: string; readonly error?: string };
}

/** Runs the whole sign-in. */
export const signIn = async (browser: Browser, provider: 'google' | 'facebook' = 'google') =>
  outcomeOf(browser, await toCallback(browser, provider));

export const exchange = (app: TestApp, code: string | undefined, redirectUri = appAddress) =>
  app.call('issueToken', {
    body: { grant_type: 'authorization_code', client_id: 'app', code, redirect_uri: redirectUri },
  });

/** The access token that a code is exchanged for. */
export async function tokenOf(app: TestApp, code: string | undefined, redirectUri?: string): Promise<string> {
  const { status, body } = await exchange(app, code, redirectUri);
  if (status !== 200) throw new Error(`The code was refused with ${status}.`);
  return (body as { access_token: string }).access_token;
}
