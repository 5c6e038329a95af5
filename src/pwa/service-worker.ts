/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isCacheable, settingsCall } from './cacheable-requests.ts';
import { forgottenAfter } from './forgotten-after.ts';
import { clearMemberCaches, respondToMember, stripCachedVerdicts } from './member-response-cache.ts';
import { followPush, showPush } from './push-messages.ts';
import { shellFile } from './shell-files.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const day = 24 * 60 * 60;
/** Everything the app is made of. */
const built = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');
const pages = built.filter(({ url }) => shellFile.test(url));
type StrategyPlugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number];
/** Its types do not know exact optional properties. */
const expiring = (limits: ConstructorParameters<typeof ExpirationPlugin>[0]) =>
  new ExpirationPlugin(limits) as StrategyPlugin;
const isPrecached = (url: string) => pages.some((page) => page.url === url);

precacheAndRoute(pages, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

/** Addresses that are not pages of the app, or that the server renders for those who are not here yet. */
const notPages = [
  /^\/(?:api|art|assets|calendar|healthz|readyz|outbox|sandbox)(?:\/|$)/,
  /\/share(?:\/|$)/,
  /\.\w+$/,
];
const ownPages = [
  { address: /^\/auth\/login-or-create\/?$/, page: 'sign-in.html' },
  { address: /^\/auth\/login\/?$/, page: 'login.html' },
];

for (const { address, page } of ownPages)
  if (isPrecached(page))
    registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { allowlist: [address] }));
const app = createHandlerBoundToURL('index.html');
registerRoute(new NavigationRoute(app, { denylist: notPages }));
// without a network, the app shows what it has of a page that the server draws
registerRoute(
  new NavigationRoute((options) => fetch(options.request).catch(() => app(options)), {
    allowlist: [/\/share\/?$/],
  }),
);

/** What is there is given without a look at its age: these addresses carry a hash of their content. */
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
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/') && url.searchParams.has('v'),
  limited('art', { maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCacheable(url.pathname),
  ({ request, event }) => respondToMember(request, event),
);
// of the operator, the same for everybody
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === settingsCall,
  new NetworkFirst({ cacheName: 'settings', networkTimeoutSeconds: 3 }),
);

/** Whether or not the server hears of it. */
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
const savesPreferences = /^\/api\/(users\/me\/(preferences|metas)|recipes\/reset-exclude-ingredients)$/;
/** Metas of other things than food leave judgements as they are; the reset of a list names its axis. */
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
    // before the page goes on with what it saved
    if (response.ok && isAboutFood(body)) await stripCachedVerdicts();
    return response;
  },
  'POST',
);
// before the page goes on: what is kept was judged for other answers
for (const method of ['POST', 'PUT', 'DELETE'] as const)
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && forgottenAfter(request.method, url.pathname) !== null,
    async ({ request }) => {
      const response = await fetch(request);
      const forgotten = forgottenAfter(request.method, new URL(request.url).pathname);
      if (response.ok) await (forgotten === 'everything' ? clearMemberCaches() : stripCachedVerdicts());
      return response;
    },
    method,
  );
// a session that is refused to be renewed has ended
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/auth/token',
  async ({ request }) => {
    const response = await fetch(request);
    if ([400, 401, 403].includes(response.status)) await clearMemberCaches();
    return response;
  },
  'POST',
);

// the first visit already keeps what it reads
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(followPush(event)));

/** One after the other, so that nothing a member waits for is held up. */
async function cacheScreens(): Promise<void> {
  const cache = await caches.open('assets');
  for (const { url } of built)
    if (!shellFile.test(url) && (await cache.match(`/${url}`)) === undefined)
      await cache.add(`/${url}`).catch(() => {});
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
  if (event.data === 'keep-screens') event.waitUntil(cacheScreens());
});
