import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Flow } from './flow.ts';
import { eventsAt, fromEveryInput, type GeneratedPath, pathTitle, situationOf, toStep } from './model.ts';

type Steps = GeneratedPath['steps'];

/** From one input; some flows have more ways through them than anybody can look at. */
export const mostSimplePaths = 1000;

/**
 * Every way through a flow that comes by no situation twice, followed to where it can go on no more. Of several
 * events that lead from the same situation to the same one, the first is tried.
 */
export const simplePaths = (flow: Flow, most = mostSimplePaths): GeneratedPath[] =>
  fromEveryInput(flow, (input) => {
    const start = getInitialSnapshot(flow.machine, input as never) as AnyMachineSnapshot;
    const known = new Set([identityOf(flow, start)]);
    return [...take(most, waysOn(flow, start, known, []))].map((steps) => ({
      title: pathTitle(steps),
      input,
      steps,
    }));
  });

function* waysOn(
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
    yield* waysOn(flow, next, new Set([...visited, identity]), [...steps, step]);
  }
  if (!goesOn) yield steps;
}

const identityOf = (flow: Flow, snapshot: AnyMachineSnapshot) => JSON.stringify(situationOf(flow, snapshot));

function* take<T>(most: number, items: Iterable<T>): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count === most) return;
    count += 1;
    yield item;
  }
}
