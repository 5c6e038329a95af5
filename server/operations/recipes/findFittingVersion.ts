import type { Handler } from '#server/context.ts';
import { fittingVersionResponse } from '#server/recipes/fitting-version.ts';

export const findFittingVersion: Handler<'findFittingVersion'> = async (context, { params, member }) => ({
  data: await fittingVersionResponse(context, member, params.id),
});
