import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { proteinBar } from '#machines/planner/custom-food.cases.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { foodRemovalFlow } from './food-flows.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a restored food is sent without its id and server-side fields', async () => {
  const requests = mockFetch({ 'POST /users/me/custom-foods': () => [201, { data: proteinBar }] });
  const actor = createActor(foodRemovalFlow).start();
  actor.send({ type: 'removal.undone', food: proteinBar });
  await waitFor(actor, ({ context }) => context.changes === 1);
  actor.stop();
  const { id: _, fit: __, ...body } = proteinBar;
  expect(requests.map((call) => call.body)).toEqual([body]);
});
