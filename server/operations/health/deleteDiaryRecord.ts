import type { Handler } from '#server/context.ts';
import { deleteRecord } from '#server/queries/diary.ts';

export const deleteDiaryRecord: Handler<'deleteDiaryRecord'> = async ({ db }, { params, member }) => {
  await deleteRecord(db, member.userId, params.id);
  return { message: 'Removed from your diary.' };
};
