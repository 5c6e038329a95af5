import { expect, test } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { retestOn } from './dose-limit.ts';
import { reintroducedFoods } from './reintroduced-foods.ts';

type Test = OperationResponse<'getTriggerTests'>['data']['past'][number];

const over = (id: string, more: object): Test =>
  ({ id, substance: id, name: id, stop_reason: null, finding: null, ...more }) as Test;
const found = (kind: string) => ({ finding: { kind, up_to: 12, unit: 'g' } });

test('EXT-31 foods that came back are those that were tolerated, and those that changed nothing', () => {
  const past = [
    over('lactose', found('tolerated')),
    over('oxalate', { stop_reason: 'noChange' }),
    over('fructans', found('trigger')),
    over('gos', { stop_reason: 'byMember' }),
    over('mannitol', found('unclear')),
  ];
  expect(reintroducedFoods(past)).toEqual([
    { id: 'lactose', name: 'lactose', upTo: 'up to 12 g in one serving' },
    { id: 'oxalate', name: 'oxalate', upTo: null },
  ]);
});

test('EXT-31 the latest test of something counts', () => {
  const past = [
    over('new', { substance: 'lactose', ...found('trigger') }),
    over('old', { substance: 'lactose', ...found('tolerated') }),
  ];
  expect(reintroducedFoods(past)).toEqual([]);
  expect(reintroducedFoods(past.toReversed())).toHaveLength(1);
});

test('EXT-31 another test is offered after six months', () => {
  expect(retestOn('2026-03-14')).toBe('2026-09-14');
  expect(retestOn('2026-08-31')).toBe('2027-02-28');
  expect(retestOn('2026-12-01')).toBe('2027-06-01');
});
