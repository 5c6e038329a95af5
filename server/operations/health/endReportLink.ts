import type { Handler } from '#server/context.ts';
import { deleteReportLink } from '#server/queries/report-links.ts';

export const endReportLink: Handler<'endReportLink'> = async ({ db }, { params, member }) => {
  await deleteReportLink(db, member.userId, params.id);
  return { message: 'The link no longer works.' };
};
