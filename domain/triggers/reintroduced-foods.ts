import type { OperationResponse } from '#contract/operations.ts';
import { toleratedWords } from './finding-text.ts';

type Test = OperationResponse<'getTriggerTests'>['data']['past'][number];

/** What a member eats again after a test of it. */
export interface ReintroducedFood {
  /** Of the test. */
  readonly id: string;
  readonly name: string;
  /** `up to 12 g in one serving`; null where it was never the reason. */
  readonly upTo: string | null;
}

/** What came back, by the latest test of each. */
export function reintroducedFoods(past: readonly Test[]): ReintroducedFood[] {
  const latest = [...new Map(past.toReversed().map((test) => [test.substance, test])).values()].toReversed();
  return latest.flatMap(({ id, name, stop_reason: reason, finding }): ReintroducedFood[] => {
    if (reason === 'noChange') return [{ id, name, upTo: null }];
    return finding?.kind === 'tolerated' ? [{ id, name, upTo: toleratedWords(finding) }] : [];
  });
}
