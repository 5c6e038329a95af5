import { messages } from '#domain/message/messages.ts';
import { largestPicture } from '#domain/picture/picture-limits.ts';

/** Accepted picture types of a review; the server checks the content itself. */
export const reviewPictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'image/gif',
];

/** Why a file is rejected as a review picture, null if it's accepted. An empty type is left to the server. */
export const reviewPictureRefusal = ({ size, type }: Pick<Blob, 'size' | 'type'>): string | null => {
  if (type !== '' && !reviewPictureTypes.includes(type)) return messages.reviewPictureUnreadable;
  return size > largestPicture ? messages.photoTooLarge : null;
};
