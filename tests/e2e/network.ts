/** Recording and mocking API requests. */
import type { Page, Request } from '@playwright/test';

export interface Call {
  readonly method: string;
  /** Path without /api, as in the requirements. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Form data is unchanged. */
  readonly body: unknown;
}

const isJson = (request: Request) => (request.headers()['content-type'] ?? '').includes('json');

function callOf(request: Request): Call {
  const { pathname, searchParams } = new URL(request.url());
  return {
    method: request.method(),
    path: pathname.slice('/api'.length),
    query: searchParams,
    headers: request.headers(),
    body: isJson(request) ? request.postDataJSON() : request.postData(),
  };
}

/** Records all API requests from now on, oldest first. */
export function recordCalls(page: Page): { readonly all: Call[]; readonly to: (path: string) => Call[] } {
  const all: Call[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) all.push(callOf(request));
  });
  return { all, to: (path) => all.filter((call) => call.path === path) };
}

/** Resolves once all that the page has requested so far is recorded: a browser reports requests in their order. */
export const requestsRecorded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/robots.txt');
  });

/** The headers that identify a response of the server, not of a portal or a proxy. */
export function serverHeaders(request: Request): Record<string, string> {
  const { 'idempotency-key': key } = request.headers();
  return key === undefined ? {} : { 'Idempotency-Key': key };
}

/** Fulfills every call to `path` with this response. */
export async function fulfillWith(
  page: Page,
  path: string,
  status: number,
  json: unknown = {},
): Promise<void> {
  await page.route(apiPath(path), (route) =>
    route.fulfill({ status, json, headers: serverHeaders(route.request()) }),
  );
}

/** Modifies the real response. */
export async function modifyResponse<Body>(
  page: Page,
  path: string,
  change: (body: Body) => unknown,
): Promise<void> {
  await page.route(apiPath(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** Holds requests to `path`, or to URLs that match the pattern, until the returned function is called. */
export async function holdRequests(page: Page, path: string | RegExp): Promise<() => void> {
  let releaseRequests = () => {};
  const released = new Promise<void>((resolve) => {
    releaseRequests = resolve;
  });
  await page.route(typeof path === 'string' ? apiPath(path) : path, async (route) => {
    await released;
    await route.continue();
  });
  return releaseRequests;
}

/** Fails calls to `path` with a network error until the returned function is called. */
export async function failRequests(page: Page, path: string): Promise<() => Promise<void>> {
  const matcher = apiPath(path);
  await page.route(matcher, (route) => route.abort('connectionrefused'));
  return () => page.unroute(matcher);
}

const apiPath = (path: string) => (url: URL) => url.pathname === `/api${path}`;
