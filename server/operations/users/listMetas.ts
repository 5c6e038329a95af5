import { fullMetas } from '#domain/account/metas.ts';
import type { Handler } from '#server/context.ts';
import { findMetas } from '#server/queries/metas.ts';

export const listMetas: Handler<'listMetas'> = async ({ db }, { member }) => ({
  data: fullMetas(await findMetas(db, member.userId)),
});
