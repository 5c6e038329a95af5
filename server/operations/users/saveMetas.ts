import { fullMetas, settableMetas } from '#domain/account/metas.ts';
import type { Handler } from '#server/context.ts';
import { findShownMetas, putMetas } from '#server/queries/metas.ts';

export const saveMetas: Handler<'saveMetas'> = async ({ db, now }, { body, member }) => {
  await putMetas(db, member.userId, settableMetas(body));
  return { data: fullMetas(await findShownMetas(db, member.userId, now())) };
};
