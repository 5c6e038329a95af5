import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ok } from '#machines/shared/cases.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { storeToken } from '#src/pwa/push-token.ts';
import { pushTokenFlow } from './push-token-flow.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test.each([
  ['NOTIF-14 CONST-22 a push token of seven days is not renewed', 7 * day, 0],
  ['NOTIF-14 CONST-22 an older one is renewed', 7 * day + 1, 1],
])('%s', async (_, age, renewals) => {
  storeToken('token');
  vi.setSystemTime(Date.now() + age);
  const renewToken = vi.fn(async (): Promise<Outcome<null>> => ok(null));
  const actor = createActor(pushTokenFlow.provide({ actors: { renewToken: fromPromise(renewToken) } }));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('settled'));
  expect(renewToken).toHaveBeenCalledTimes(renewals);
});
