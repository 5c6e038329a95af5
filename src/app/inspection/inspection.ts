import type {
  Actor,
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { shapeOf, shapeOfEvent } from './shape.ts';

/** A running machine as shown in the panel. It contains no member data. */
export interface SeenFlow {
  readonly name: string;
  readonly state: string;
  /** Ids of the innermost active states, as in its drawing. */
  readonly active: readonly string[];
  readonly isDone: boolean;
  readonly remembers: string;
  /** The events it currently accepts, with the types of their fields. */
  readonly calls: readonly string[];
  /** The last events, newest first. */
  readonly events: readonly string[];
}

const limits = { events: 6, done: 5 };

/** Collects the root actors from the inspection events of their systems. */
export function createInspection(changed: () => void) {
  const seen = new Map<string, SeenFlow>();

  const note = (event: InspectionEvent) => {
    if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
    const { actorRef, snapshot } = event;
    const id = actorRef.sessionId;
    if (String(event.snapshot.status) === 'stopped') seen.delete(id);
    else {
      const before = seen.get(id)?.events ?? [];
      const name = event.event.type === 'xstate.init' ? 'starts' : shapeOfEvent(event.event);
      seen.set(id, {
        name: snapshot.machine.id,
        state: stateName(snapshot.value),
        active: snapshot._nodes
          .filter(({ type }) => type === 'atomic' || type === 'final')
          .map((node) => node.id),
        isDone: snapshot.status !== 'active',
        remembers: shapeOf(snapshot.context),
        calls: Object.entries<AnyActorRef | undefined>(snapshot.children).map(([child, ref]) => {
          const running: unknown = ref?.getSnapshot();
          const input = hasInput(running) ? shapeOf(running.input) : '';
          return input === '' ? child : `${child} (${input})`;
        }),
        events: [name, ...before].slice(0, limits.events),
      });
    }
    const done = [...seen].filter(([, { isDone }]) => isDone);
    for (const [old] of done.slice(0, -limits.done)) seen.delete(old);
    changed();
  };

  return {
    flows: (): SeenFlow[] => [...seen.values()].reverse(),
    follow: ({ system }: Actor<AnyActorLogic>) => system.inspect(note),
  };
}

const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => [key, stateName(inner)].filter((part) => part !== '').join('.'))
        .join(', ')
    : String(value);

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot;
const hasInput = (value: unknown): value is { readonly input: unknown } =>
  typeof value === 'object' && value !== null && 'input' in value && value.input !== undefined;
