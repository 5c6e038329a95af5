import type { Handler } from '#server/context.ts';
import { fittingVersionAnswer } from '#server/recipes/fitting-version.ts';

export const findFittingVersion: Handler<'findFittingVersion'> = async (context, { params, member }) => ({
  data: await fittingVersionAnswer(context, member, params.id),
});
