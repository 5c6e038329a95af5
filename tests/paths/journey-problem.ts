import { inspect, isDeepStrictEqual } from 'node:util';
import type { Flow } from './flow.ts';
import { type RunningFlow, runFlow } from './run-flow.ts';

type Journey = Flow['journeys'][number];

/** Whether an object has at least these parts; an empty one has none. */
const holds = (whole: unknown, part: unknown): boolean => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return isDeepStrictEqual(whole, part);
  const parts = Object.entries(part);
  return parts.length === 0
    ? isDeepStrictEqual(whole, part)
    : parts.every(([key, value]) => holds(Object(whole)[key], value));
};

/** Compares the end of a journey with its expectation; null if they are equal. `afterStep` may throw. */
export async function journeyProblem(
  flow: Flow,
  journey: Journey,
  afterStep: (running: RunningFlow) => void = () => {},
): Promise<string | null> {
  const running = runFlow(flow, journey.input);
  try {
    for (const step of journey.steps) {
      await running.perform(step);
      afterStep(running);
    }
    const snapshot = running.actor.getSnapshot();
    if (!snapshot.matches(journey.end as never)) return `ends in ${JSON.stringify(snapshot.value)}`;
    if (journey.tags !== null && !isDeepStrictEqual([...snapshot.tags].sort(), [...journey.tags].sort()))
      return `has the tags ${inspect([...snapshot.tags])}`;
    if (journey.context !== null && !holds(snapshot.context, journey.context))
      return `keeps ${inspect(snapshot.context)}`;
    if (journey.output !== undefined && !isDeepStrictEqual(snapshot.output, journey.output))
      return `hands over ${inspect(snapshot.output)}`;
    if (journey.emits !== null && !isDeepStrictEqual(running.emitted, journey.emits))
      return `says ${inspect(running.emitted)}`;
    if (journey.calls !== null && !callsAgree(running.calls, journey.calls))
      return `asks for ${inspect(running.calls)}`;
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'breaks';
  } finally {
    running.actor.stop();
  }
}

function callsAgree(
  made: ReturnType<typeof runFlow>['calls'],
  expected: NonNullable<Journey['calls']>,
): boolean {
  if (made.length !== expected.length) return false;
  return expected.every(({ id, aborted = false, ...rest }, index) => {
    const call = made[index];
    if (call === undefined || call.id !== id || call.signal.aborted !== aborted) return false;
    return !('input' in rest) || isDeepStrictEqual(call.input, rest.input);
  });
}
