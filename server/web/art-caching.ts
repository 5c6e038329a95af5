import { isOwnReference } from '#domain/own-recipe/own-reference.ts';
import { immutable } from './immutable-files.ts';

/**
 * Pictures are immutable at a URL with their current hash, revalidated at any other. Those of own recipes are
 * not cached, so that none remains on a device after a logout.
 */
export function artCaching(ref: string, isPinned: boolean): string {
  if (isOwnReference(ref)) return 'private, no-store';
  return isPinned ? immutable : 'public, no-cache';
}
