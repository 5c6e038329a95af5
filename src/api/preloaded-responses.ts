/** Requests that `src/preload-data.ts` sent before the app was loaded, by request key. */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

/** A preloaded response is only valid for the same token and the same URL. */
export const requestKey = (url: string, authorization: string | null) => `${authorization ?? ''} ${url}`;

/** Called when the app starts: a preload script that runs later would send every request twice. */
export function disablePreloading(): void {
  globalThis.preloadedResponses ??= new Map();
}

/** The preloaded response, at most once; null if nothing was preloaded or the request failed. */
export async function takePreloadedResponse(request: Request): Promise<Response | null> {
  const question = requestKey(request.url, request.headers.get('Authorization'));
  const response = request.method === 'GET' ? globalThis.preloadedResponses?.get(question) : undefined;
  globalThis.preloadedResponses?.delete(question);
  return (await response?.catch(() => null)) ?? null;
}
