/** What a member's page asks for while the app itself is still on its way; `src/preload-data.ts` asks. */
declare global {
  var preloadedResponses: Map<string, Promise<Response>> | undefined;
}

/** An answer is for anyone who asked: in the name of the same token, of the same address. */
export const requestKey = (url: string, authorization: string | null) => `${authorization ?? ''} ${url}`;

/** From now on the app asks for itself; a script that comes later than the app would ask for everything twice. */
export function disablePreloading(): void {
  globalThis.preloadedResponses ??= new Map();
}

/** The answer that is there or on its way already, once; null when nobody has asked, or nothing came of it. */
export async function takePreloadedResponse(request: Request): Promise<Response | null> {
  const question = requestKey(request.url, request.headers.get('Authorization'));
  const answer = request.method === 'GET' ? globalThis.preloadedResponses?.get(question) : undefined;
  globalThis.preloadedResponses?.delete(question);
  return (await answer?.catch(() => null)) ?? null;
}
