import { fullMetas, settableMetas } from '#domain/account/metas.ts';
import type { Handler } from '#server/context.ts';
import { findShownMetas, putMetas } from '#server/queries/metas.ts';

/** Replaces only the preferences sent. */
export const savePreferences: Handler<'savePreferences'> = async ({ db, now }, { body, member }) => {
  await putMetas(db, member.userId, settableMetas(body));
  return { data: fullMetas(await findShownMetas(db, member.userId, now())) };
};
