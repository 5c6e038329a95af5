/** Which cached responses a successful write makes outdated: those of an address, or all with what they say about the member. */
export type OutdatedScope = 'judgements' | 'everything' | { readonly address: string };

/** After deleting health answers or withdrawing a consent, no cached response derived from them may remain. */
const affectsAllCaches = /^\/users\/me\/(?:health-answers|consents\/[^/]+)$/;
/** Writes that affect the member's safety constraints. */
const affectsSafety =
  /^\/(?:swims\/[^/]+\/health-questions|users\/me(?:\/(?:health-answers|medicines|medicines\/agreements|safety-notes\/[^/]+|consents\/[^/]+))?)$/;

const customFoods = /^\/users\/me\/custom-foods(?:\/[^/]+)?$/;

/** `path` begins with /api. Null: all cached responses stay valid. */
export function outdatedCaches(method: string, path: string): OutdatedScope | null {
  const call = path.startsWith('/api/') ? path.slice('/api'.length) : '';
  if (method !== 'GET' && customFoods.test(call)) return { address: '/api/users/me/custom-foods' };
  if (method === 'DELETE') return affectsAllCaches.test(call) ? 'everything' : null;
  return (method === 'PUT' || method === 'POST') && affectsSafety.test(call) ? 'judgements' : null;
}
