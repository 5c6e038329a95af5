import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedEvents,
  getInitialSnapshot,
} from 'xstate';
import type { EventCase, Flow, Step } from './flow.ts';
import { shortestPaths } from './shortest-paths.ts';

export interface GeneratedPath {
  readonly title: string;
  readonly input: unknown;
  readonly steps: readonly { readonly step: Step; readonly after: Situation }[];
}

/** What must be equal after two runs of the same events. */
export interface Situation {
  readonly status: string;
  readonly value: unknown;
  readonly distinguished: unknown;
}

/** The type of the event with which xstate delivers a call's result. */
const settledPattern = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayPattern = /^xstate\.after\.([^.]+)\./;

export const situationOf = (flow: Flow, snapshot: AnyMachineSnapshot): Situation => ({
  status: snapshot.status,
  value: snapshot.value,
  distinguished: flow.distinguish(snapshot.context) ?? null,
});

/** The initial snapshot of a flow. */
export const startOf = (flow: Flow, input: unknown): Situation =>
  situationOf(flow, getInitialSnapshot(flow.machine, input as never) as AnyMachineSnapshot);

/**
 * The shortest path to every transition into every situation: two events between the same situations are two
 * paths. Effects are not run; their results are further events.
 */
export const generatePaths = (flow: Flow): GeneratedPath[] =>
  fromEveryInput(flow, (input) => pathsFrom(flow, input));

export const fromEveryInput = (
  { input, otherInputs }: Flow,
  pathsFor: (input: unknown) => GeneratedPath[],
): GeneratedPath[] =>
  [input, ...otherInputs].flatMap((each, index) =>
    pathsFor(each).map((path) => (index === 0 ? path : { ...path, title: `input ${index}: ${path.title}` })),
  );

function pathsFrom(flow: Flow, input: unknown): GeneratedPath[] {
  const search = {
    input,
    identityOf: (snapshot: AnyMachineSnapshot) => JSON.stringify(situationOf(flow, snapshot)),
    eventsAt: (snapshot: AnyMachineSnapshot) => eventsAt(flow, snapshot),
  };
  return shortestPaths(flow.machine, search).map((path) => {
    const steps = path.steps
      .map(({ event, state }, index) => ({ event, state, from: path.steps[index - 1]?.state ?? state }))
      .filter(({ event }) => event.type !== 'xstate.init')
      .map(({ event, state, from }) => ({
        step: toStep(flow.machine, event as EventCase, from),
        after: situationOf(flow, state),
      }));
    return { title: pathTitle(steps), input, steps };
  });
}

/** All events to try in a situation. */
export const eventsAt = (flow: Flow, snapshot: AnyMachineSnapshot): EventCase[] =>
  acceptedEvents(snapshot).flatMap((type) => casesFor(flow, type));

/** All events to try for one type; a missing type is a gap in the cases. */
function casesFor(flow: Flow, type: string): EventCase[] {
  const settled = settledPattern.exec(type);
  if (settled?.[1] === 'error') return [{ type, error: new Error('an exception') }];
  if (settled) return answersFor(flow, settled[2] ?? '').map((output) => ({ type, output }));
  if (delayPattern.test(type)) return [{ type }];
  const cases = flow.events[type];
  if (cases === undefined) throw new Error(`${flow.file}: no cases for the event "${type}"`);
  return [...cases];
}

function answersFor(flow: Flow, id: string): readonly unknown[] {
  const outputs = flow.outputs[id];
  if (outputs === undefined) throw new Error(`${flow.file}: no cases for the output of "${id}"`);
  return outputs;
}

export function toStep(machine: AnyStateMachine, event: EventCase, from: AnyMachineSnapshot): Step {
  const settled = settledPattern.exec(event.type);
  if (settled?.[1] === 'error') return { kind: 'rejects', id: settled[2] ?? '' };
  if (settled) return { kind: 'resolves', id: settled[2] ?? '', output: event['output'], earlier: null };
  const delay = delayPattern.exec(event.type);
  if (delay) return { kind: 'wait', ms: delayOf(machine, delay[1] ?? '', from) };
  return { kind: 'event', event };
}

/** For as long as the flow is in its initial state. */
function delayOf(machine: AnyStateMachine, name: string, { context }: AnyMachineSnapshot): number {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  const ms: unknown = typeof delay === 'function' ? delay({ context }) : delay;
  if (typeof ms !== 'number' || !Number.isFinite(ms)) throw new Error(`The delay "${name}" is no number`);
  return ms;
}

export const pathTitle = (steps: GeneratedPath['steps']): string =>
  steps.map(({ step }) => titleOf(step)).join(', ') || 'starts';

export function titleOf(step: Step): string {
  switch (step.kind) {
    case 'wait':
      return `${step.ms} ms pass`;
    case 'rejects':
      return `${step.id} rejects`;
    case 'resolves':
      return `${step.id}: ${summary(step.output)}`;
    case 'event': {
      const { type, ...data } = step.event;
      return Object.keys(data).length === 0 ? type : `${type} ${summary(data)}`;
    }
  }
}

function summary(data: unknown): string {
  const text =
    typeof data === 'object' && data !== null && 'kind' in data && data.kind !== 'ok'
      ? String(data.kind)
      : (JSON.stringify(data) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
