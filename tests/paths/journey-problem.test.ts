import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { flowOf } from './flow.ts';
import { journeyProblem } from './journey-problem.ts';

const sampleMachine = setup({
  types: { context: {} as { errors: Readonly<Record<string, string>> }, tags: {} as 'busy' },
}).createMachine({
  id: 'sample',
  context: { errors: { name: 'Enter a name.' } },
  initial: 'open',
  states: { open: { tags: ['busy'] } },
});

async function problemOf(expected: object): Promise<string | null> {
  const flow = flowOf('sample', {
    sampleMachine,
    sampleCases: { events: {}, outputs: {} },
    sampleJourneys: [{ title: 'a sample', events: [], end: 'open', ...expected }],
  });
  const [journey] = flow.journeys;
  if (journey === undefined) throw new Error('The flow has no journey.');
  return journeyProblem(flow, journey);
}

test.each([[{}], [{ context: { errors: { name: 'Enter a name.' } } }], [{ tags: ['busy'] }]])(
  'a journey ends as %j expects',
  async (expected) => {
    expect(await problemOf(expected)).toBeNull();
  },
);

test.each([
  [{ end: 'closed' }, 'ends in "open"'],
  [{ context: { errors: { name: 'Too long.' } } }, "keeps { errors: { name: 'Enter a name.' } }"],
  [{ context: { errors: {} } }, "keeps { errors: { name: 'Enter a name.' } }"],
  [{ tags: [] }, "has the tags [ 'busy' ]"],
])('a journey that expects %j fails', async (expected, problem) => {
  expect(await problemOf(expected)).toBe(problem);
});
