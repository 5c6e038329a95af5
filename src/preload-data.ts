/**
 * Runs before the app is loaded: requests the data and the code of a signed-in member's first screen. A
 * separate script, since it is too large to be inline in a page for everybody.
 */

import type { Feature } from '#domain/membership/features.ts';
import { commonHeaders } from '#src/api/common-headers.ts';
import { requestKey } from '#src/api/preloaded-responses.ts';
import { firstListKey, knownFeaturesKey, readAccessToken } from '#src/api/token-store.ts';
import { preloadedIn } from '#src/app/preloaded-screens.ts';

/** The dashboard, and the start page of the installed app, which redirects there. */
const leadsHome = /^\/(?:dashboard|splash)\/?$/;
/** Milliseconds after which preloaded responses are dropped. */
const validity = 10_000;

function ask(path: string, authorization: string | null): Promise<Response> {
  const url = new URL(path, location.origin).href;
  const headers = { ...commonHeaders, ...(authorization && { Authorization: authorization }) };
  const response = fetch(url, { headers });
  response.catch(() => {});
  globalThis.preloadedResponses?.set(requestKey(url, authorization), response);
  return response;
}

/** Scripts run as soon as they're there, while the calls are on their way: the app would only begin to load them then. */
function fetchCode(files = ''): void {
  for (const href of files.split(' ').filter(Boolean))
    if (href.endsWith('.css')) preloadStyles(href);
    else import(/* @vite-ignore */ href).catch(() => {});
}

const preloadStyles = (href: string): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href, crossOrigin: '' }),
  );

interface Dish {
  readonly image_wide?: string;
}

/** Preloads the picture at the top of a recipe page or list. */
async function fetchLeadPicture(pendingResponse: Promise<Response>): Promise<void> {
  const response = await pendingResponse;
  if (!response.ok) return;
  const { data } = (await response.clone().json()) as { readonly data: Dish | readonly Dish[] };
  const [lead] = [data].flat();
  if (lead?.image_wide) new Image().src = lead.image_wide;
}

/** Whether the member had it at the last visit. */
const hadFeature = (feature: Feature): boolean =>
  localStorage.getItem(knownFeaturesKey)?.split(' ').includes(feature) ?? false;

/** For a page that is locked for others, which requests nothing then. */
async function askWithFeature(
  pendingUser: Promise<Response>,
  feature: Feature,
  askNow: () => void,
): Promise<void> {
  const isAsked = hadFeature(feature);
  if (isAsked) askNow();
  const response = await pendingUser;
  if (!response.ok) return;
  const { data } = (await response.clone().json()) as {
    readonly data: { readonly features: readonly Feature[] };
  };
  localStorage.setItem(knownFeaturesKey, data.features.join(' '));
  if (!isAsked && data.features.includes(feature)) askNow();
}

function request(token: string): void {
  globalThis.preloadedResponses = new Map();
  setTimeout(() => globalThis.preloadedResponses?.clear(), validity);
  const bearer = `Bearer ${token}`;
  const askWithPicture = (path: string) => void fetchLeadPicture(ask(path, bearer)).catch(() => {});
  const files = document.currentScript?.dataset ?? {};
  ask('/api/recipes-plus/settings', null);
  const user = ask('/api/users/me', bearer);
  const preloaded = preloadedIn(location);
  if (preloaded !== null) {
    const { call, feature, screen } = preloaded;
    fetchCode(files[screen]);
    if (feature === null) askWithPicture(call);
    else void askWithFeature(user, feature, () => ask(call, bearer)).catch(() => {});
  }
  if (leadsHome.test(location.pathname)) {
    ask('/api/users/me/metas', bearer);
    // what is shown was rendered for the list that the app will request
    const rendered = document.getElementById('rendered-own');
    const list = rendered?.hidden === false ? rendered.dataset['list'] : localStorage.getItem(firstListKey);
    if (list) askWithPicture(list);
    ask('/api/recipes/meal-types', bearer);
    fetchCode(files['dashboard']);
  }
  fetchCode(files['member']);
}

const token = readAccessToken();
const isAppThere = globalThis.preloadedResponses !== undefined;
if (token !== null && !isAppThere) request(token);
