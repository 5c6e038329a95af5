import { fromPromise } from 'xstate';
import { splashMachine } from '#machines/shell/splash.machine.ts';
import { type AppFlows, settledSession } from '#src/flows/app-flows.ts';

export const splashFlow = (flows: AppFlows) =>
  splashMachine.provide({
    actors: {
      readVisitor: fromPromise(async ({ signal }) => {
        const session = await settledSession(flows, signal);
        // if the server is unreachable, a member's page offers a retry
        return session.matches('signedOut') ? 'guest' : 'member';
      }),
    },
  });
