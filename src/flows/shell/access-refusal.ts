import { createActor } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { accessRefusalMachine } from '#machines/shell/access-refusal.machine.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { isReadOfScreen } from './read-of-screen.ts';

const refusalOf = perSignIn((flows: AppFlows) => {
  const actor = createActor(accessRefusalMachine);
  let screen = '';
  actor.on('toast.requested', (event) => {
    screen = location.pathname;
    flows.announce(event);
  });
  // a member who has opened another screen since then stays on it
  actor.on('navigation.requested', (event) => {
    if (location.pathname === screen) flows.announce(event);
  });
  return { value: actor.start(), stop: () => actor.stop() };
});

const message = messages.upgradeNeeded;

/** Explains that a site or a screen needs a membership, and opens the plans. */
export const refuseAccess = (flows: AppFlows): void =>
  refusalOf(flows).send({ type: 'access.refused', message });

/** Explains a response 402; opens the plans if the open screen as a whole was refused. */
export function explainRefusal(flows: AppFlows, { method, url }: Request): void {
  const isScreen = method === 'GET' && isReadOfScreen(location.pathname, new URL(url).pathname);
  if (isScreen) refuseAccess(flows);
  else refusalOf(flows).send({ type: 'call.refused', message });
}
