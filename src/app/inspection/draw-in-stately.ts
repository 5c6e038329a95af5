import type { createInspector } from '@statelyai/inspect';
import type { AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate';
import { shapeOf, shapeOfEvent } from './shape.ts';

type Drawn = Pick<ReturnType<typeof createInspector>, 'actor' | 'snapshot'>;

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/**
 * Sends each machine with its current state to Stately's inspector. Its own observer would send contexts, outputs and
 * children too; this sends what they look like, without any value.
 */
export function drawWith(inspector: Drawn): (event: InspectionEvent) => void {
  const known = new Set<string>();
  return (event) => {
    if (event.type !== '@xstate.snapshot' || !isOfMachine(event.snapshot)) return;
    const { actorRef, snapshot } = event;
    const seen = {
      status: snapshot.status,
      value: snapshot.value,
      context: { remembers: shapeOf(snapshot.context) },
    };
    if (!known.has(actorRef.sessionId)) inspector.actor(actorRef, seen);
    known.add(actorRef.sessionId);
    inspector.snapshot(actorRef, seen, { event: { type: shapeOfEvent(event.event) } });
  };
}

/** Stately's page in a window of its own, which `open` shows; call it in a click, or the browser blocks it. */
export function createDrawing(): {
  readonly note: (event: InspectionEvent) => void;
  readonly open: () => void;
} {
  const early: InspectionEvent[] = [];
  let note = (event: InspectionEvent): void => {
    early.push(event);
  };
  let open = () => {};
  void import('@statelyai/inspect').then(({ createBrowserInspector }) => {
    const inspector = createBrowserInspector({ autoStart: false });
    note = drawWith(inspector);
    open = inspector.start;
    for (const event of early) note(event);
  });
  return { note: (event) => note(event), open: () => open() };
}
