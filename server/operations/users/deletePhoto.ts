import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { removeFreedFiles } from '#server/providers/storage/stored-files.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';
import { updateUser } from '#server/queries/users.ts';

export const deletePhoto: Handler<'deletePhoto'> = async (context, { member: { userId } }) => {
  await updateUser(context.db, userId, { profile_photo_url: null });
  await removeFreedFiles(context, userId);
  const data = await findCurrentUser(context.db, userId, context.now());
  if (data === undefined) throw unauthorized();
  return { data };
};
