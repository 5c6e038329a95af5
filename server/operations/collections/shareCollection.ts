import type { Handler } from '#server/context.ts';
import { requireLockedHousehold } from '#server/household/require-household.ts';
import { putCollectionSharing } from '#server/queries/collections.ts';
import { noCollection, openCollection } from '#server/recipes/collection-response.ts';

export const shareCollection: Handler<'shareCollection'> = async (
  context,
  { params, query, body, member },
) => {
  const { userId } = member;
  const isKnown = await context.db.transaction().execute(async (tx) => {
    const { adultId } = await requireLockedHousehold(tx, userId);
    return putCollectionSharing(tx, userId, params.id, body.is_shared ? adultId : null);
  });
  if (!isKnown) throw noCollection();
  const { data } = await openCollection(context, userId, params.id, query);
  return { data };
};
