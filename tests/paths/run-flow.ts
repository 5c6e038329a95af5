import {
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import type { Flow, Step } from './flow.ts';
import { transitionName } from './transitions.ts';

export interface Call {
  readonly id: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  readonly resolve: (output: unknown) => void;
  readonly reject: (defect: Error) => void;
}

/** A running flow with a fake clock, whose calls wait until a step resolves them. */
export function runFlow(
  flow: Flow,
  input: unknown = flow.input,
  beforeStart: (actor: Actor<AnyStateMachine>) => void = () => {},
) {
  const calls: Call[] = [];
  const emitted: AnyEventObject[] = [];
  const taken = new Set<string>();
  const faults: unknown[] = [];
  const clock = new SimulatedClock();

  const waiting = fromPromise<unknown, unknown>(
    ({ input, signal, self }) =>
      new Promise((resolve, reject) => {
        calls.push({ id: self.id, input, signal, resolve, reject });
      }),
  );
  const names = Object.keys(flow.machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, waiting]));
  const actor = createActor(flow.machine.provide({ actors }), {
    clock,
    input,
    inspect: (inspected: InspectionEvent) => {
      // by id: its first steps are taken before there is an actor to compare with
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return;
      for (const transition of inspected._transitions) taken.add(transitionName(transition));
    },
  });
  actor.subscribe({ error: (fault) => faults.push(fault) });
  actor.on('*', (event) => emitted.push(event));
  beforeStart(actor);
  actor.start();

  const callFor = (id: string, earlier: number | null): Call => {
    const call = calls.filter((candidate) => candidate.id === id).at(earlier ?? -1);
    if (call === undefined) throw new Error(`"${id}" was never called`);
    return call;
  };

  const perform = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'event':
        actor.send(step.event);
        break;
      case 'resolves':
        callFor(step.id, step.earlier).resolve(step.output);
        break;
      case 'rejects':
        callFor(step.id, null).reject(new Error('an exception'));
        break;
      case 'wait':
        clock.increment(step.ms);
        break;
    }
    await new Promise(setImmediate);
    if (faults.length > 0) throw faults[0];
  };

  return { actor, calls, emitted, taken, perform };
}

export type RunningFlow = ReturnType<typeof runFlow>;
