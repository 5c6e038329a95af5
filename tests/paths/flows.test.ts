import { describe, expect, test } from 'vitest';
import { nameOf, readCoverage, rowsOf } from '#scripts/flows/coverage.ts';
import type { Flow } from './flow.ts';
import { journeyProblem } from './journey-problem.ts';
import { generatePaths, situationOf } from './model.ts';
import { flows } from './registry.ts';
import { type RunningFlow, runFlow } from './run-flow.ts';
import { allTransitions } from './transitions.ts';

/** What docs/flows says of each flow; `npm run flows` writes it. */
const documented = readCoverage()?.lines;

describe.each(flows)('$file', (flow) => {
  const taken = new Set<string>();
  const paths = generatePaths(flow);

  test.each(paths)('path: $title', async ({ input, steps }) => {
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

  test('docs/flows counts its ways, paths, and journeys', () => {
    const counts = { ways: allTransitions(flow.machine).length, paths: paths.length };
    expect(documented?.get(nameOf(flow))).toMatchObject({
      coverage: { ...counts, journeys: flow.journeys.length },
      rows: rowsOf(flow).join(', '),
    });
  });

  test.each(flow.journeys)('$title', async (journey) => {
    expect(await journeyProblem(flow, journey, (running) => expectTidyContext(flow, running))).toBeNull();
  });
});

/** The context survives serialization, and a settled flow contains no secret. */
function expectTidyContext(flow: Flow, { actor }: RunningFlow): void {
  const snapshot = actor.getSnapshot();
  const stored = JSON.stringify(snapshot.context);
  expect(JSON.parse(stored ?? 'null')).toEqual(snapshot.context);
  if (snapshot.hasTag('busy' as never)) return;
  for (const secret of flow.secrets) expect(stored).not.toContain(secret);
}
