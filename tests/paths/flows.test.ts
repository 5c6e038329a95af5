import { describe, expect, test } from 'vitest';
import type { Flow } from './flow.ts';
import { generatePaths, situationOf } from './model.ts';
import { flows } from './registry.ts';
import { type RunningFlow, runFlow } from './run-flow.ts';
import { allTransitions } from './transitions.ts';

describe.each(flows)('$file', (flow) => {
  const taken = new Set<string>();

  test.each(generatePaths(flow))('path: $title', async ({ input, steps }) => {
    const running = runFlow(flow, input);
    expectTidyContext(flow, running);
    for (const { step, after } of steps) {
      await running.perform(step);
      expect(situationOf(flow, running.actor.getSnapshot())).toEqual(after);
      expectTidyContext(flow, running);
    }
    for (const transition of running.taken) taken.add(transition);
    running.actor.stop();
  });

  test('the paths take every transition', () => {
    expect(allTransitions(flow.machine).filter((transition) => !taken.has(transition))).toEqual([]);
  });

  test.each(flow.journeys)('$title', async (journey) => {
    const running = runFlow(flow, journey.input);
    for (const step of journey.steps) {
      await running.perform(step);
      expectTidyContext(flow, running);
    }
    const snapshot = running.actor.getSnapshot();
    const arrived = snapshot.matches(journey.end as never);
    expect(arrived, `ended in ${JSON.stringify(snapshot.value)}`).toBe(true);
    expect(snapshot.context).toMatchObject(journey.context);
    if (journey.output !== undefined) expect(snapshot.output).toEqual(journey.output);
    if (journey.emits !== null) expect(running.emitted).toEqual(journey.emits);
    if (journey.calls !== null) expect(callsOf(running, journey.calls)).toEqual(journey.calls);
    running.actor.stop();
  });
});

/** The calls, as far as the journey speaks of each: id always, input only where it names one. */
function callsOf(running: RunningFlow, expected: NonNullable<Flow['journeys'][number]['calls']>) {
  return running.calls.map(({ id, input, signal }, index) => ({
    id,
    ...(expected[index] !== undefined && 'input' in expected[index] ? { input } : {}),
    ...(signal.aborted ? { calledOff: true } : {}),
  }));
}

/** The context survives being stored, and a settled flow holds no secret. */
function expectTidyContext(flow: Flow, { actor }: RunningFlow): void {
  const snapshot = actor.getSnapshot();
  const stored = JSON.stringify(snapshot.context);
  expect(JSON.parse(stored ?? 'null')).toEqual(snapshot.context);
  if (snapshot.hasTag('busy' as never)) return;
  for (const secret of flow.secrets) expect(stored).not.toContain(secret);
}
