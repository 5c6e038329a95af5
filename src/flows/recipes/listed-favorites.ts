import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import type { Favorite } from './favorites.ts';

/** Ids of the member's favorites, as far as their list can be loaded. */
async function loadIds(): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const params = { query: { page, per_page: 50 } };
    const loaded = await outcomeOf(
      client.GET('/users/me/favorite-recipes', { params }),
      (response) => response,
    );
    if (loaded.kind !== 'ok') return ids;
    for (const { id } of loaded.value.data) ids.add(id);
    last = loaded.value.meta.last_page;
  }
  return ids;
}

const listedOf = perSignIn((_: AppFlows) => ({ value: loadIds(), stop: () => {} }));

/** Sets a heart by the list of favorites, for servers that don't say it with the recipe. A press before that counts. */
export async function setByList(flows: AppFlows, id: number, heart: Favorite): Promise<void> {
  const before = heart.getSnapshot();
  const listed = await listedOf(flows);
  if (listed.has(id) && heart.getSnapshot() === before) heart.send({ type: 'value.learned', value: true });
}
