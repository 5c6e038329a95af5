import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findTable, tableVersion } from '#server/household/table.ts';
import { findRecipe } from '#server/queries/recipes.ts';

export const findTableVersion: Handler<'findTableVersion'> = async (context, { params, member }) => {
  const { userId } = member;
  const [row, table] = [await findRecipe(context.db, params.id, userId), await findTable(context, userId)];
  if (row === undefined) throw notFound('There is no such recipe.');
  if (table === null) throw notFound('You eat with nobody yet.');
  return { data: await tableVersion(context, row, table) };
};
