/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { followPush, showPush } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

const day = 24 * 60 * 60;
const pages = self.__WB_MANIFEST;
type StrategyPlugin = NonNullable<
  NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']
>[number];
/** Its types do not know exact optional properties. */
const expiring = (limits: ConstructorParameters<typeof ExpirationPlugin>[0]) =>
  new ExpirationPlugin(limits) as StrategyPlugin;
const isPrecached = (url: string) =>
  pages.some((page) => (typeof page === 'string' ? page : page.url) === url);

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
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: notPages }));

// Both carry a hash of their content in their address.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: [expiring({ maxEntries: 120 })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/') && url.searchParams.has('v'),
  new CacheFirst({
    cacheName: 'art',
    plugins: [expiring({ maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(followPush(event)));

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});
