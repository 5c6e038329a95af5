/**
 * Runs before the app, while its code is still on its way: asks for what a signed-in member's first screen needs, and
 * fetches its code. A script of its own, as the page's policy allows none written into it.
 */

import { commonHeaders } from '#src/api/common-headers.ts';
import { requestKey } from '#src/api/preloaded-responses.ts';
import { firstListKey, readAccessToken } from '#src/api/token-store.ts';
import { recipeInPath } from '#src/app/routing/recipe-path.ts';

/** The dashboard, and the start of the installed app, which leads there. */
const leadsHome = /^\/(?:dashboard|splash)\/?$/;
/** Milliseconds after which nobody waits for these answers any more. */
const validity = 10_000;

function ask(path: string, authorization: string | null): Promise<Response> {
  const url = new URL(path, location.origin).href;
  const headers = { ...commonHeaders, ...(authorization && { Authorization: authorization }) };
  const answer = fetch(url, { headers });
  answer.catch(() => {});
  globalThis.preloadedResponses?.set(requestKey(url, authorization), answer);
  return answer;
}

function fetchCode(files = ''): void {
  for (const href of files.split(' ').filter(Boolean)) {
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style' }
      : { rel: 'modulepreload', as: 'script' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href, crossOrigin: '' }));
  }
}

interface Dish {
  readonly image_wide?: string;
}

/** The picture that the page of a recipe, or a list of them, begins with. */
async function fetchLeadPicture(asked: Promise<Response>): Promise<void> {
  const response = await asked;
  if (!response.ok) return;
  const { data } = (await response.clone().json()) as { readonly data: Dish | readonly Dish[] };
  const [lead] = [data].flat();
  if (lead?.image_wide) new Image().src = lead.image_wide;
}

function askFor(token: string): void {
  globalThis.preloadedResponses = new Map();
  setTimeout(() => globalThis.preloadedResponses?.clear(), validity);
  const bearer = `Bearer ${token}`;
  const askWithPicture = (path: string) => void fetchLeadPicture(ask(path, bearer)).catch(() => {});
  const { member, recipe } = document.currentScript?.dataset ?? {};
  ask('/api/recipes-plus/settings', null);
  ask('/api/users/me', bearer);
  const recipeId = recipeInPath(location.pathname);
  if (recipeId !== null) {
    askWithPicture(`/api/recipes/${recipeId}`);
    fetchCode(recipe);
  }
  if (leadsHome.test(location.pathname)) {
    ask('/api/users/me/metas', bearer);
    const list = localStorage.getItem(firstListKey);
    if (list !== null) askWithPicture(list);
    ask('/api/recipes/meal-types', bearer);
  }
  fetchCode(member);
}

const token = readAccessToken();
const isAppThere = globalThis.preloadedResponses !== undefined;
if (token !== null && !isAppThere) askFor(token);
