/** The shortest paths of xstate's test model; a machine of a thousand ways takes it a fraction of the time. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { TestModel } from 'xstate/graph';

/** Results by the object that they were made from. */
function memoized<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

/** Everything that the next transitions of a snapshot depend on. */
const stateOf = ({ status, value, context, historyValue }: AnyMachineSnapshot) =>
  JSON.stringify([
    status,
    value,
    context,
    Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
  ]);

/** The machine, of which each way to a state leads to the same snapshot, so that it is gone on from once. */
function sharingSnapshots(machine: AnyStateMachine): AnyStateMachine {
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const shared = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const state = stateOf(snapshot);
    const known = snapshots.get(state) ?? snapshot;
    snapshots.set(state, known);
    return known;
  };
  const nextOf = memoized((_: AnyMachineSnapshot) => new Map<EventObject, AnyMachineSnapshot>());
  const sharing: AnyStateMachine = Object.create(machine);
  sharing.transition = (snapshot, event, scope) => {
    const next = nextOf(snapshot);
    const known = next.get(event) ?? shared(machine.transition(snapshot, event, scope));
    next.set(event, known);
    return known;
  };
  return sharing;
}

interface Path {
  readonly steps: readonly { readonly event: EventObject; readonly state: AnyMachineSnapshot }[];
}
interface EventTree extends Map<string, EventTree> {}

/** Longest first, without paths that another one begins with. */
function withoutPrefixes(paths: readonly Path[], textOf: (event: EventObject) => string): Path[] {
  const taken: EventTree = new Map();
  return paths
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .filter(({ steps }) => {
      let isNew = false;
      let after = taken;
      for (const { event } of steps) {
        const text = textOf(event);
        const next: EventTree = after.get(text) ?? new Map();
        isNew ||= !after.has(text);
        after.set(text, next);
        after = next;
      }
      return isNew;
    });
}

export interface Search {
  readonly input: unknown;
  /** The text of a situation: snapshots of the same text are the same situation. */
  readonly identityOf: (snapshot: AnyMachineSnapshot) => string;
  /** All events to try in a situation. */
  readonly eventsAt: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
}

/** To every way into every situation: two events between the same situations are two paths. */
export function shortestPaths(machine: AnyStateMachine, search: Search): readonly Path[] {
  const { input } = search;
  const identityOf = memoized(search.identityOf);
  const textOf = memoized((event: EventObject) => JSON.stringify(event));
  const possible = memoized((snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'active' ? search.eventsAt(snapshot).filter((event) => snapshot.can(event)) : [],
  );
  const model = new TestModel<AnyMachineSnapshot, EventObject, unknown>(sharingSnapshots(machine), {
    ...(input === undefined ? {} : { input }),
    limit: 20_000,
    serializeState: (snapshot, event, previous) =>
      event === undefined || previous === undefined
        ? identityOf(snapshot)
        : `${identityOf(snapshot)} via ${textOf(event)} from ${identityOf(previous)}`,
    serializeEvent: textOf,
    events: possible,
  });
  return withoutPrefixes(model.getShortestPaths({ allowDuplicatePaths: true }), textOf);
}
