import { describe, expect, test } from 'vitest';
import { nameOf, readCoverage, sumOf } from '#scripts/flows/coverage.ts';
import { mutantsOf } from '#scripts/flows/mutants.ts';
import { checkMutants, wantedShare } from '#scripts/flows/mutation.ts';
import type { Flow } from './flow.ts';
import { flows } from './registry.ts';

/** What docs/flows says of each flow; `npm run flows` writes it. */
const documented = readCoverage()?.lines;

describe.each(flows)('$file', (flow) => {
  test('its journeys notice nearly every transition that is dropped or leads elsewhere', async () => {
    const { all, caught, survivors } = await checkMutants(flow);
    expect(all).toBeGreaterThan(0);
    expect(caught, `unnoticed: ${survivors.join(', ')}`).toBeGreaterThanOrEqual(wantedShare * all);
    expect(documented?.get(nameOf(flow))?.coverage).toMatchObject({ caught, mutants: all });
  });

  test('without journeys none is noticed but what does not start', async () => {
    const blind: Flow = { ...flow, journeys: [] };
    const { all, survivors } = await checkMutants(blind);
    expect(survivors.length).toBeGreaterThan(0.5 * all);
  });

  test('every mutant differs from the machine', () => {
    const names = mutantsOf(flow.machine).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const original = JSON.stringify(flow.machine.config);
    const same = mutantsOf(flow.machine).filter(({ config }) => JSON.stringify(config) === original);
    expect(same.map(({ name }) => name)).toEqual([]);
  });
});

test('docs/flows has a line for each flow, and their sums', () => {
  const each = flows.flatMap((flow) => documented?.get(nameOf(flow))?.coverage ?? []);
  expect(documented?.get('all')?.coverage).toEqual(sumOf(each));
  expect([each.length, documented?.size]).toEqual([flows.length, flows.length + 1]);
});
