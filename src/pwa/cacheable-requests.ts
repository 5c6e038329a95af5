import { ownPrefix } from '#domain/own-recipe/own-reference.ts';
import { readRequestOf } from '#src/offline/cached-reads.ts';

/** Whether the response of a call is cached for its member, for offline use. `path` begins with /api. */
export const isCacheable = (path: string): boolean =>
  path.startsWith('/api/') && readRequestOf(path.slice('/api'.length)) !== null;

type Address = Pick<URL, 'pathname' | 'searchParams'>;

/** Whether the URL is that of a picture of a member's own recipe, which is immutable. */
export const isOwnPicture = ({ pathname, searchParams }: Address): boolean =>
  pathname.startsWith('/files/recipes/') ||
  (pathname.startsWith(`/art/${ownPrefix}`) && searchParams.has('v'));

/** Whether the URL is that of an immutable, public drawing. */
export const isSharedDrawing = ({ pathname, searchParams }: Address): boolean =>
  pathname.startsWith('/art/') && !pathname.startsWith(`/art/${ownPrefix}`) && searchParams.has('v');

export const settingsCall = '/api/recipes-plus/settings';
