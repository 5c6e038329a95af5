import { messages } from '#domain/message/messages.ts';
import type { PictureKind, PictureShape } from '#server/context/pictures.ts';
import type { Context } from '#server/context.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { type FileFolder, storeFile } from '#server/providers/storage/stored-files.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { kindOfPicture } from './kind-of-picture.ts';

interface Wanted {
  /** Field name in the contract's form. */
  readonly field: string;
  readonly kinds: readonly PictureKind[];
  readonly unreadable: string;
  readonly folder: FileFolder;
}
const shapes: Readonly<Record<PictureShape, Wanted>> = {
  avatar: {
    field: 'photo',
    kinds: ['jpeg', 'png', 'webp', 'gif', 'svg'],
    unreadable: messages.photoUnreadable,
    folder: 'avatars',
  },
  review: {
    field: 'file',
    kinds: ['png', 'jpeg', 'svg', 'gif'],
    unreadable: messages.reviewPictureUnreadable,
    folder: 'reviews',
  },
  recipe: {
    field: 'photo',
    kinds: ['jpeg', 'png', 'webp', 'gif'],
    unreadable: messages.recipePhotoUnreadable,
    folder: 'recipes',
  },
};

/**
 * Re-encodes an uploaded picture and stores it. Returns its URL, which must be referenced within the hour.
 * Throws 422 at its field for an invalid picture, 429 at the daily limit, 503 and 507.
 */
export async function storePicture(
  context: Context,
  { file, shape, userId }: { readonly file: Blob; readonly shape: PictureShape; readonly userId: string },
): Promise<string> {
  const { field, kinds, unreadable, folder } = shapes[shape];
  const refused = (sentence: string) => invalid({ [field]: [sentence] });
  const sent = await file.bytes();
  const kind = kindOfPicture(sent);
  if (kind === null || !kinds.includes(kind)) throw refused(unreadable);
  const wait = await consumeQuota(context.db, limits.picture, userId, context.now());
  if (wait > 0) throw new ApiError(429, messages.picturesADayReached, { retryAfterSeconds: inSeconds(wait) });
  const encoded = await context.pictures.encode(sent, kind, shape, userId);
  if ('refusal' in encoded) {
    const sentences = {
      unreadable,
      tooManyPixels: messages.photoTooManyPixels,
      tooSlow: messages.photoTooSlow,
    };
    throw refused(sentences[encoded.refusal]);
  }
  return storeFile(context, { bytes: encoded.webp, folder, userId });
}
