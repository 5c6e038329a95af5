/** What a successful write makes outdated of the answers that are kept on the device. */
export type Forgotten = 'judgements' | 'everything';

/** Health answers that are deleted, and consents that are taken back, leave nothing here that followed from them. */
const deletes = /^\/users\/me\/(?:health-answers|consents\/[^/]+)$/;
/** What is safe for the member follows from these. */
const tells =
  /^\/(?:swims\/[^/]+\/health-questions|users\/me(?:\/(?:health-answers|medicines|medicines\/agreements|safety-notes\/[^/]+|consents\/[^/]+))?)$/;

/** `path` begins with /api. Null: the kept answers stay as they are. */
export function outdatedCaches(method: string, path: string): Forgotten | null {
  const call = path.startsWith('/api/') ? path.slice('/api'.length) : '';
  if (method === 'DELETE') return deletes.test(call) ? 'everything' : null;
  return (method === 'PUT' || method === 'POST') && tells.test(call) ? 'judgements' : null;
}
