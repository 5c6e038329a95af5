import createClient from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import { queueStore } from '#src/offline/queue-store.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';
import type { PlannerMember } from '#tests/server/planner/planner-member.ts';
import { fetchFrom } from './offline-device.ts';

/** The server's responses, without the offline layer. A busy server would make the comparison meaningless. */
export function plainClient(app: TestApp, { token }: PlannerMember) {
  const reach = fetchFrom(app, token);
  const fetch = async (request: Request) => {
    const response = await reach(request);
    if (response.status === 429 || response.status >= 500)
      throw new Error(`${request.url} was answered with ${response.status}: ${await response.text()}`);
    return response;
  };
  return createClient<paths>({ baseUrl: 'http://kindfare.test/api', fetch });
}

/** Removes all that the members have changed, on the server and on their devices. */
export async function wipeChanges(app: TestApp, members: readonly PlannerMember[]): Promise<void> {
  for (const { userId } of members) {
    for (const table of [
      'favorites',
      'collections',
      'meal_planners',
      'reviews',
      'shopping_ticks',
      'meal_plans',
      'diary_records',
      'recipe_notes',
      'cooked_recipes',
    ] as const)
      await app.db.deleteFrom(table).where('user_id', '=', userId).execute();
    await app.db.deleteFrom('recipes').where('owner_id', '=', userId).execute();
    await queueStore.clear(userId);
  }
}
