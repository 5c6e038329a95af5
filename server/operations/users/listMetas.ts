import { fullMetas } from '#domain/account/metas.ts';
import type { Handler } from '#server/context.ts';
import { findShownMetas } from '#server/queries/metas.ts';

export const listMetas: Handler<'listMetas'> = async ({ db, now }, { member }) => ({
  data: fullMetas(await findShownMetas(db, member.userId, now())),
});
