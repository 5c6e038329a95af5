import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { storePicture } from '#server/providers/pictures/store-picture.ts';
import { removeFreedFiles } from '#server/providers/storage/stored-files.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';
import { updateUser } from '#server/queries/users.ts';

export const uploadPhoto: Handler<'uploadPhoto'> = async (context, { body, member: { userId } }) => {
  const url = await storePicture(context, { file: body.photo, shape: 'avatar', userId });
  await updateUser(context.db, userId, { profile_photo_url: url });
  await removeFreedFiles(context, userId);
  const data = await findCurrentUser(context.db, userId, context.now());
  if (data === undefined) throw unauthorized();
  return { data };
};
