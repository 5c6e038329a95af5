import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Flow } from './flow.ts';
import { eventsAt, fromEveryInput, type GeneratedPath, pathTitle, situationOf, toStep } from './model.ts';

type Steps = GeneratedPath['steps'];

/** Limit per input, as some flows have too many paths to review. */
export const maxSimplePaths = 1000;

/**
 * All paths through a flow that visit no situation twice, extended as far as possible. Of several events
 * between the same situations only the first is used.
 */
export const simplePaths = (flow: Flow, max = maxSimplePaths): GeneratedPath[] =>
  fromEveryInput(flow, (input) => {
    const start = getInitialSnapshot(flow.machine, input as never) as AnyMachineSnapshot;
    const known = new Set([identityOf(flow, start)]);
    return [...take(max, nextSteps(flow, start, known, []))].map((steps) => ({
      title: pathTitle(steps),
      input,
      steps,
    }));
  });

function* nextSteps(
  flow: Flow,
  snapshot: AnyMachineSnapshot,
  visited: ReadonlySet<string>,
  steps: Steps,
): Generator<Steps> {
  let goesOn = false;
  const seen = new Set(visited);
  const events = snapshot.status === 'active' ? eventsAt(flow, snapshot) : [];
  for (const event of events) {
    if (!snapshot.can(event)) continue;
    const next = getNextSnapshot(flow.machine, snapshot, event as never) as AnyMachineSnapshot;
    const identity = identityOf(flow, next);
    if (seen.has(identity)) continue;
    seen.add(identity);
    goesOn = true;
    const step = { step: toStep(flow.machine, event, snapshot), after: situationOf(flow, next) };
    yield* nextSteps(flow, next, new Set([...visited, identity]), [...steps, step]);
  }
  if (!goesOn) yield steps;
}

const identityOf = (flow: Flow, snapshot: AnyMachineSnapshot) => JSON.stringify(situationOf(flow, snapshot));

function* take<T>(max: number, items: Iterable<T>): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count === max) return;
    count += 1;
    yield item;
  }
}
