import { type Account, expect } from '../member.ts';
import { turnOnTwoStep } from '../two-step.ts';
import { continueToServer } from './interceptor.ts';
import type { Resolution } from './suite.ts';

/**
 * The account has a second step: the server refuses the session with a 403 that the app handles as a success
 * of the first step.
 */
export const bySecondStep = <TScene>(accountOf: (scene: TScene) => Account): Resolution<TScene> => ({
  by: 'server',
  given: async ({ api, scene }) => void (await turnOnTwoStep(api, accountOf(scene))),
  settle: async (route) => expect(await continueToServer(route)).toBe('forbidden'),
});
