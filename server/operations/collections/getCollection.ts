import type { Handler } from '#server/context.ts';
import { openCollection } from '#server/recipes/collection-response.ts';

export const getCollection: Handler<'getCollection'> = (context, { params, query, member }) =>
  openCollection(context, member.userId, params.id, query);
