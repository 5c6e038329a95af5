import { recipeInPath } from '#domain/recipe/recipe-path.ts';

/** Milliseconds that the server has for a whole page; over slow 4G it takes some 250. */
const maxWait = 500;

const contentOrPlans = /^\/(?:pages\/[^/]+|account\/choose-plan)\/?$/;

/** Whether the server renders the page, and it is read before anything on it is used. */
export const isReadFirst = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  contentOrPlans.test(pathname) || recipeInPath(pathname) !== null;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a page can arrive in time, as far as the browser knows. */
function isFast(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}

const startScript = /<script type="module"[^>]* src="\/([^"]+)"/;

async function fetchPage(
  request: Request,
  isBuilt: (file: string) => boolean,
  signal: AbortSignal,
): Promise<Response | null> {
  const response = await fetch(request, { signal });
  const { ok, redirected, status, headers } = response;
  if (!ok || redirected || headers.get('Content-Type')?.startsWith('text/html') !== true) return null;
  const text = await response.text();
  // that of a portal has no such script; a newer version is offered first
  return isBuilt(startScript.exec(text)?.[1] ?? '') ? new Response(text, { status, headers }) : null;
}

/**
 * The page as the server renders it, if the whole of it arrives in time and is of this version; otherwise the app's.
 * `isBuilt`: whether a file, by its path below dist/, is one of this version.
 */
export async function respondWithRendered(
  request: Request,
  isBuilt: (file: string) => boolean,
  appPage: () => Promise<Response>,
): Promise<Response> {
  if (!navigator.onLine || !isFast()) return appPage();
  const rendered = await fetchPage(request, isBuilt, AbortSignal.timeout(maxWait)).catch(() => null);
  return rendered ?? appPage();
}
