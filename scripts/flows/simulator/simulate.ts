import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedEvents,
  initialTransition,
  transition,
} from 'xstate';
import { describeEmitted, describeStep } from '#scripts/flows/describe-flow.ts';
import type { EventCase, Flow, Step } from '#tests/paths/flow.ts';

/** A possible next step. */
export interface Choice {
  readonly label: string;
  /** Label: an event, or the result of an actor. */
  readonly by: 'app' | 'world';
  readonly event: EventCase;
}

/** Snapshot after a step, with the emitted events and calls. */
export interface Moment {
  readonly said: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly effects: readonly string[];
}

const settledPattern = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayPattern = /^xstate\.after\.([^.]+)\./;

export const inputsOf = ({ input, otherInputs }: Flow): readonly unknown[] => [input, ...otherInputs];

export function begin(flow: Flow, input: unknown): Moment {
  const [snapshot, actions] = initialTransition(
    flow.machine,
    ...((input === undefined ? [] : [input]) as [never]),
  );
  return { said: 'It starts', snapshot, effects: effectsOf(actions) };
}

export function follow(flow: Flow, { snapshot }: Moment, { label, event }: Choice): Moment {
  const [next, actions] = transition(flow.machine, snapshot, event);
  return { said: label, snapshot: next, effects: effectsOf(actions) };
}

/** All steps that the current snapshot accepts; actors are mocked, nothing is called. */
export function choicesOf(flow: Flow, { snapshot }: Moment): Choice[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(acceptedEvents(snapshot).filter((type) => !type.startsWith('xstate.done.state.')));
  return [...types].flatMap((type) => casesFor(flow, type)).filter(({ event }) => snapshot.can(event));
}

function casesFor(flow: Flow, type: string): Choice[] {
  const world = (step: Step, event: EventCase): Choice => ({ label: describeStep(step), by: 'world', event });
  const [, outcome, id = ''] = settledPattern.exec(type) ?? [];
  if (outcome === 'error')
    return [world({ kind: 'rejects', id }, { type, error: new Error('an exception') })];
  if (outcome === 'done')
    return (flow.outputs[id] ?? []).map((output) =>
      world({ kind: 'resolves', id, output, earlier: null }, { type, output: output }),
    );
  const delay = delayPattern.exec(type)?.[1];
  if (delay !== undefined) return [{ label: waiting(flow.machine, delay), by: 'world', event: { type } }];
  return (flow.events[type] ?? []).map((event) => ({
    label: describeStep({ kind: 'event', event }),
    by: 'app',
    event,
  }));
}

function waiting(machine: AnyStateMachine, delay: string): string {
  const ms = machine.implementations.delays[delay] ?? delay;
  return typeof ms === 'function' ? `a ${delay} passes` : describeStep({ kind: 'wait', ms: Number(ms) });
}

function effectsOf(actions: readonly { readonly type: string; readonly params?: unknown }[]): string[] {
  return actions.flatMap(({ type, params }) => {
    if (typeof params !== 'object' || params === null) return [];
    if (type === 'xstate.emit' && 'event' in params) return [describeEmitted(params.event)];
    if (type === 'xstate.spawnChild' && 'id' in params) {
      const input =
        'input' in params && params.input !== undefined ? `: ${JSON.stringify(params.input)}` : '';
      return [`calls ${String(params.id)}${input}`];
    }
    return [];
  });
}

/** Ids of the active states, outermost first. */
export const activeIn = ({ snapshot }: Moment): { readonly id: string; readonly isInnermost: boolean }[] =>
  (snapshot as unknown as { _nodes: readonly { id: string; states: object; parent?: unknown }[] })._nodes
    .filter(({ parent }) => parent !== undefined)
    .map(({ id, states }) => ({ id, isInnermost: Object.keys(states).length === 0 }));
