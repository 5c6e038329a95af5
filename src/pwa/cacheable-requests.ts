import { readRequestOf } from '#src/offline/cached-reads.ts';

/** Whether the response of a call is stored for its member, to be read without a network. `path` begins with /api. */
export const isCacheable = (path: string): boolean =>
  path.startsWith('/api/') && readRequestOf(path.slice('/api'.length)) !== null;

export const settingsCall = '/api/recipes-plus/settings';
