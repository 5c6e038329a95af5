import { messages } from '#domain/message/messages.ts';
import { largestPicture } from '#domain/picture/picture-limits.ts';

/** What the picture of a review may be; the server looks at the content itself. */
export const reviewPictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  'image/gif',
];

/** Why a file is no picture for a review, null if it may be one; a device that cannot tell its kind leaves that to the server. */
export const reviewPictureRefusal = ({ size, type }: Pick<Blob, 'size' | 'type'>): string | null => {
  if (type !== '' && !reviewPictureTypes.includes(type)) return messages.reviewPictureUnreadable;
  return size > largestPicture ? messages.photoTooLarge : null;
};
