import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  createActor,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { isFirstScreen } from './first-screen.ts';

const allOf = perSignIn((_: AppFlows) => ({ value: new Map<string, AnyMachineSnapshot>(), stop: () => {} }));

/** Whether the server has rendered this page for the member of this device. */
export const isServerRenderedForMember = (): boolean =>
  document.getElementById('rendered-own')?.hidden === false;
/** Whether it is seen, or a recipe that the server has rendered for all members. */
export const isServerRendered = (): boolean =>
  isServerRenderedForMember() || document.getElementById('rendered-recipe') !== null;

/**
 * Runs the flow until it is no longer busy, while the static page or the one that the server has rendered stays, so that the
 * app replaces it with the whole screen rather than with placeholders. The screen starts from there if the flow is in the
 * state `shown`.
 */
export async function settleFirst<Flow extends AnyActorLogic>(
  flows: AppFlows,
  key: string,
  flow: Flow,
  input: InputFrom<Flow>,
  shown: string,
  signal: AbortSignal,
): Promise<void> {
  const actor = createActor(flow, { input } as never).start();
  const settled = await waitFor(actor, (snapshot) => !(snapshot as AnyMachineSnapshot).hasTag('busy'), {
    signal,
    timeout: Number.POSITIVE_INFINITY,
  }).catch(() => null);
  if (settled !== null && (settled as AnyMachineSnapshot).matches(shown as never))
    allOf(flows).set(key, settled as AnyMachineSnapshot);
  actor.stop();
}

/** What the flow of the first screen starts with; nothing later. */
export function firstSnapshot<Flow extends AnyActorLogic>(
  flows: AppFlows,
  key: string,
  _: Flow,
): { readonly snapshot?: SnapshotFrom<Flow> } {
  const snapshot = isFirstScreen() ? allOf(flows).get(key) : undefined;
  return snapshot === undefined ? {} : { snapshot: snapshot as SnapshotFrom<Flow> };
}
