import type { Handler } from '#server/context.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { findCollection, putCollectionSharing } from '#server/queries/collections.ts';
import { collectionResponse, noCollection } from '#server/recipes/collection-response.ts';

export const shareCollection: Handler<'shareCollection'> = async (context, { params, body, member }) => {
  const { userId } = member;
  const row = await context.db.transaction().execute(async (tx) => {
    const { adultId } = await requireLockedHousehold(tx, userId);
    const isKnown = await putCollectionSharing(tx, userId, params.id, body.is_shared ? adultId : null);
    return isKnown ? findCollection(tx, userId, params.id, 'default') : undefined;
  });
  if (row === undefined) throw noCollection();
  return { data: await collectionResponse(context, userId, row) };
};
