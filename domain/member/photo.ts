import { messages } from '#domain/message/messages.ts';
import { largestPicture } from '#domain/picture/picture-limits.ts';

/** The member's picture from either of its two fields; null without one. */
export const photoOf = (member: {
  readonly profile_photo_url?: string | null;
  readonly photo?: string | null;
}): string | null => member.profile_photo_url || member.photo || null;

/** Accepted types; the server checks the content itself. */
export const photoTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/svg+xml',
];

/** Why a file is rejected; null for an accepted one. If the device reports an empty type, the server decides. */
export function photoRefusal(file: Pick<Blob, 'size' | 'type'>): string | null {
  if (file.type !== '' && !photoTypes.includes(file.type)) return messages.photoUnreadable;
  return file.size > largestPicture ? messages.photoTooLarge : null;
}
