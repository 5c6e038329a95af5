/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isServerRefusal } from '#src/api/server-refusal.ts';
import { isCacheable, isOwnPicture, isSharedDrawing, settingsCall } from './cacheable-requests.ts';
import {
  clearMemberCaches,
  outdateCached,
  respondToMember,
  respondWithOwnPicture,
  stripCachedVerdicts,
} from './member-response-cache.ts';
import { isScriptQuestion } from './newest-version.ts';
import { outdatedCaches } from './outdated-caches.ts';
import { followPush, showPush } from './push-messages.ts';
import { isReadFirst, respondWithRendered } from './rendered-page.ts';
import { shellFile } from './shell-files.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const day = 24 * 60 * 60;
/** All built files. */
const built = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');
const pages = built.filter(({ url }) => shellFile.test(url));
type StrategyPlugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number];
/** Its types are not compatible with exactOptionalPropertyTypes. */
const expiring = (limits: ConstructorParameters<typeof ExpirationPlugin>[0]) =>
  new ExpirationPlugin(limits) as StrategyPlugin;
/** The page of a portal counts as no response, and is not cached. */
const serverResponsesOnly: StrategyPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.headers.get('Content-Type')?.startsWith('application/json')) return response;
    throw new TypeError('The response is not the server’s.');
  },
};
const isBuilt = (file: string) => built.some(({ url }) => url === file);

precacheAndRoute(pages, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

/** URLs that are not pages of the app, or that the server renders for guests. */
const notPages = [
  /^\/(?:api|art|assets|calendar|healthz|readyz|outbox|sandbox)(?:\/|$)/,
  /\/share(?:\/|$)/,
  /\.\w+$/,
];
const ownPages = [
  { address: /^\/(?:auth\/?)?$/, page: 'landing.html' },
  { address: /^\/auth\/login-or-create\/?$/, page: 'sign-in.html' },
  { address: /^\/auth\/login\/?$/, page: 'login.html' },
];

for (const { address, page } of ownPages)
  registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { allowlist: [address] }));
const app = createHandlerBoundToURL('index.html');
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isReadFirst(url),
  (options) => respondWithRendered(options.request, isBuilt, () => app(options)),
);
registerRoute(new NavigationRoute(app, { denylist: notPages }));
// offline, the app shows a server-rendered page from its cache
registerRoute(
  new NavigationRoute((options) => fetch(options.request).catch(() => app(options)), {
    allowlist: [/\/share\/?$/],
  }),
);

/** Cache first without an age check: these URLs contain a content hash. */
const cacheFirstIgnoringAge =
  (cacheName: string, strategy: CacheFirst) =>
  async ({ request, event }: { readonly request: Request; readonly event: ExtendableEvent }) =>
    (await (await caches.open(cacheName)).match(request)) ?? strategy.handle({ request, event });
const limited = (cacheName: string, limits: Parameters<typeof expiring>[0]) =>
  cacheFirstIgnoringAge(cacheName, new CacheFirst({ cacheName, plugins: [expiring(limits)] }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  limited('assets', { maxEntries: 400 }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSharedDrawing(url),
  limited('art', { maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOwnPicture(url),
  ({ request, event }) => respondWithOwnPicture(request, event),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCacheable(url.pathname),
  ({ request, event }) => respondToMember(request, event),
);
// the site's settings, which are the same for everybody
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === settingsCall,
  new NetworkFirst({ cacheName: 'settings', networkTimeoutSeconds: 3, plugins: [serverResponsesOnly] }),
);

/** Clears the caches even if the request fails. */
const clearAfterFetch = async ({ request }: { request: Request }) => {
  try {
    return await fetch(request);
  } finally {
    await clearMemberCaches();
  }
};
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/auth/logout',
  clearAfterFetch,
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/users/me',
  clearAfterFetch,
  'DELETE',
);
const preferencesCall = '/api/users/me/metas';
const savesPreferences = /^\/api\/(users\/me\/(preferences|metas)|recipes\/reset-exclude-ingredients)$/;
/** Whether a save affects verdicts: other metas do not; a reset names its intolerance. */
const isAboutFood = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.keys(body).some((key) => /^(recipe|name$)/.test(key));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && savesPreferences.test(url.pathname),
  async ({ request }) => {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    const response = await fetch(request);
    // before the page receives the response
    if (response.ok) await (isAboutFood(body) ? stripCachedVerdicts() : outdateCached(preferencesCall));
    return response;
  },
  'POST',
);
// before the page continues: what is cached is for other answers
for (const method of ['POST', 'PUT', 'DELETE'] as const)
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && outdatedCaches(request.method, url.pathname) !== null,
    async ({ request }) => {
      const response = await fetch(request);
      const scope = outdatedCaches(request.method, new URL(request.url).pathname);
      if (!response.ok || scope === null) return response;
      if (scope === 'everything') await clearMemberCaches();
      else if (scope === 'judgements') await stripCachedVerdicts();
      else await outdateCached(scope.address);
      return response;
    },
    method,
  );
// a refused renewal ends the session
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/auth/token',
  async ({ request }) => {
    const response = await fetch(request);
    if (await isServerRefusal(response)) await clearMemberCaches();
    return response;
  },
  'POST',
);

// so that the first visit is cached already
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(followPush(event)));

/** Caches all chunks one after another, so that they do not compete with the member's requests. */
async function cacheScreens(): Promise<void> {
  const cache = await caches.open('assets');
  for (const { url } of built)
    if (!shellFile.test(url) && (await cache.match(`/${url}`)) === undefined)
      await cache.add(`/${url}`).catch(() => {});
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'keep-screens') event.waitUntil(cacheScreens());
  if (isScriptQuestion(event.data)) {
    const { path } = event.data;
    event.ports[0]?.postMessage(isBuilt(path.slice(1)));
  }
});
