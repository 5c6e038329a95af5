/**
 * Runs before the app, while its code is still on its way: asks for what a signed-in member's first screen needs, and
 * fetches that screen's code. A script of its own, as the page's policy allows none written into it.
 */
import { questionOf } from '#src/api/early-answers.ts';
import { everyRequest } from '#src/api/every-request.ts';
import { firstListKey, readAccessToken } from '#src/api/token-store.ts';

/** The dashboard, and the start of the installed app, which leads there. */
const leadsHome = /^\/(?:dashboard|splash)\/?$/;
/** Milliseconds after which nobody waits for these answers any more. */
const validity = 10_000;

function ask(path: string, authorization: string | null): Promise<Response> {
  const url = new URL(path, location.origin).href;
  const headers = { ...everyRequest, ...(authorization && { Authorization: authorization }) };
  const answer = fetch(url, { headers });
  answer.catch(() => {});
  globalThis.earlyAnswers?.set(questionOf(url, authorization), answer);
  return answer;
}

function fetchCode(files: string, rel: string, as: string): void {
  for (const href of files.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' });
    document.head.append(link);
  }
}

async function fetchLeadPicture(list: Promise<Response>): Promise<void> {
  const response = await list;
  if (!response.ok) return;
  const { data } = (await response.clone().json()) as { readonly data: readonly { image_wide?: string }[] };
  const [lead] = data;
  if (lead?.image_wide) new Image().src = lead.image_wide;
}

function askFor(token: string): void {
  globalThis.earlyAnswers = new Map();
  setTimeout(() => globalThis.earlyAnswers?.clear(), validity);
  const bearer = `Bearer ${token}`;
  ask('/api/recipes-plus/settings', null);
  ask('/api/users/me', bearer);
  if (!leadsHome.test(location.pathname)) return;
  ask('/api/users/me/metas', bearer);
  const list = localStorage.getItem(firstListKey);
  if (list !== null) void fetchLeadPicture(ask(list, bearer)).catch(() => {});
  ask('/api/recipes/meal-types', bearer);
  const { scripts, styles } = document.currentScript?.dataset ?? {};
  if (scripts) fetchCode(scripts, 'modulepreload', 'script');
  if (styles) fetchCode(styles, 'preload', 'style');
}

const token = readAccessToken();
if (token !== null) askFor(token);
