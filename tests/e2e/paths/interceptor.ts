/** Intercepts calls at the network: they are held until a step of the path responds. */

import type { Page, Route } from '@playwright/test';
import type { Outcome } from '#machines/shared/outcome.ts';
import { serverHeaders } from '../network.ts';

export interface Interceptor {
  /** The newest held call, once there is one. */
  readonly next: (call: string) => Promise<Route>;
  /** Holds nothing while `work` runs. */
  readonly letThrough: <T>(work: () => Promise<T>) => Promise<T>;
  /** Holds this call no more. */
  readonly stopHolding: (call: string) => void;
  /** Continues held calls, and holds nothing from now on. */
  readonly release: () => Promise<void>;
}

/** `DELETE /users/me/subscriptions/*` as a matcher of requests. */
function matcherOf(call: string): (route: Route) => boolean {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`);
  return (route) => {
    const request = route.request();
    return request.method() === method && pattern.test(new URL(request.url()).pathname);
  };
}

export async function interceptCalls(page: Page, calls: readonly string[]): Promise<Interceptor> {
  const pending = new Map(calls.map((call) => [call, { matches: matcherOf(call), waiting: [] as Route[] }]));
  const listeners = new Set<() => void>();
  let isHolding = true;
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const place = isHolding ? [...pending.values()].find(({ matches }) => matches(route)) : undefined;
      if (place === undefined) return route.fallback();
      place.waiting.push(route);
      for (const listener of listeners) listener();
    },
  );

  const next = (call: string) =>
    new Promise<Route>((resolve, reject) => {
      const place = pending.get(call);
      if (place === undefined) throw new Error(`"${call}" is not held`);
      const look = () => {
        // calls that the page has aborted need no response
        const route = place.waiting.filter((each) => each.request().failure() === null).at(-1);
        if (route === undefined) return;
        place.waiting.splice(place.waiting.indexOf(route), 1);
        clearTimeout(timer);
        listeners.delete(look);
        resolve(route);
      };
      const timer = setTimeout(() => {
        listeners.delete(look);
        reject(new Error(`"${call}" was not asked for`));
      }, 10_000);
      listeners.add(look);
      look();
    });

  const letThrough = async <T>(work: () => Promise<T>): Promise<T> => {
    isHolding = false;
    try {
      return await work();
    } finally {
      isHolding = true;
    }
  };

  return {
    next,
    letThrough,
    stopHolding: (call) => void pending.delete(call),
    release: async () => {
      isHolding = false;
      const rest = [...pending.values()].flatMap(({ waiting }) => waiting.splice(0));
      await Promise.all(rest.map((route) => route.fallback().catch(() => {})));
    },
  };
}

/** Responds with the outcome. */
export async function fulfillOutcome(route: Route, outcome: Outcome<unknown>): Promise<void> {
  const headers = serverHeaders(route.request());
  switch (outcome.kind) {
    case 'ok':
      return route.fulfill({ status: 200, json: outcome.value, headers });
    case 'unauthorized':
      return route.fulfill({ status: 401, json: {}, headers });
    case 'paymentRequired':
      return route.fulfill({ status: 402, json: {}, headers });
    case 'forbidden':
      return route.fulfill({ status: 403, json: { message: outcome.message }, headers });
    case 'notFound':
      return route.fulfill({ status: 404, json: {}, headers });
    case 'conflict':
      return route.fulfill({ status: 409, json: { message: outcome.message }, headers });
    case 'invalid':
      return route.fulfill({
        status: 422,
        json: { message: outcome.message, errors: outcome.fields },
        headers,
      });
    case 'tooMany':
      return route.fulfill({
        status: 429,
        json: {},
        headers: { ...headers, 'Retry-After': String(outcome.retryAfterSeconds) },
      });
    case 'unavailable':
      return outcome.status === null
        ? route.abort('connectionrefused')
        : route.fulfill({ status: outcome.status, json: { message: outcome.message ?? undefined }, headers });
    case 'canceled':
      throw new Error('No server answers that a call was called off');
  }
}

const kinds: Readonly<Record<number, Outcome<unknown>['kind']>> = {
  401: 'unauthorized',
  402: 'paymentRequired',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'invalid',
  422: 'invalid',
  429: 'tooMany',
};

/** Forwards the call to the server. Resolves to its outcome. */
export async function continueToServer(route: Route): Promise<Outcome<unknown>['kind']> {
  const request = route.request();
  await route.fallback();
  const response = await request.response();
  if (response === null) return 'unavailable';
  await response.finished();
  return response.ok() ? 'ok' : (kinds[response.status()] ?? 'unavailable');
}
