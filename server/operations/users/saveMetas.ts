import { fullMetas, settableMetas } from '#domain/account/metas.ts';
import { requireCheckableWords } from '#server/accounts/checkable-words.ts';
import type { Handler } from '#server/context.ts';
import { findShownMetas, putMetas } from '#server/queries/metas.ts';

export const saveMetas: Handler<'saveMetas'> = async ({ db, foods, now }, { body, member }) => {
  const metas = settableMetas(body);
  await requireCheckableWords(db, foods, member.userId, metas);
  await putMetas(db, member.userId, metas);
  return { data: fullMetas(await findShownMetas(db, member.userId, now())) };
};
