import { describe, expect, test } from 'vitest';
import { pathSetOf, pathsToEverySituation } from '#tests/e2e/paths/path-set.ts';
import { whySkipped } from '#tests/e2e/paths/skipped-paths.ts';
import { skipped } from '#tests/e2e/paths/suite.ts';
import { suiteProblems } from '#tests/e2e/paths/suite-problems.ts';
import { type DrivenFlow, drivenFlows } from '#tests/e2e/paths/suites.ts';
import { generatePaths } from './model.ts';

test.each(drivenFlows)('$flow.file: its browser suite is complete', (driven) => {
  expect(suiteProblems(driven)).toEqual([]);
});

const login = drivenFlows.find(({ flow }) => flow.file === 'auth/login') as DrivenFlow;
const without = (record: object, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
const broken = (suite: object): DrivenFlow => ({ ...login, suite: { ...login.suite, ...suite } });

describe('a gap in a suite is reported', () => {
  const { events, outputs, situations } = login.suite;
  const { signIn } = outputs;

  test.each<[string, object, string]>([
    ['a missing event', { events: {} }, 'It says nothing of the event "credentials.submitted".'],
    [
      'a misspelt event',
      { events: { ...events, 'credentials.sent': skipped('Never.') } },
      'There is no event "credentials.sent".',
    ],
    [
      'a missing call',
      { outputs: without(outputs, 'clearStoredTokens') },
      'It says nothing of the call "clearStoredTokens".',
    ],
    [
      'a missing outcome',
      {
        outputs: { ...outputs, signIn: { ...signIn, outcomes: without(signIn?.outcomes ?? {}, 'conflict') } },
      },
      'It does not say how "signIn: conflict" is brought about.',
    ],
    [
      'a missing situation',
      { situations: without(situations, 'editing.rejected') },
      'It says nothing of the situation "editing.rejected".',
    ],
    [
      'a misspelt situation',
      { situations: { ...situations, 'editing.regected': skipped('Never.') } },
      'There is no situation "editing.regected".',
    ],
    [
      'a needless reason',
      { skipped: { 'signIn: ok in signedIn': 'It is over.' } },
      '"signIn: ok in signedIn" is left out, and never happens.',
    ],
    [
      'an empty reason',
      { situations: { ...situations, 'editing.rejected': skipped('') } },
      'Something is left out without a reason.',
    ],
    [
      'a situation that nobody comes to',
      { events: { 'credentials.submitted': skipped('Nobody may.') } },
      'No path that a browser walks comes to "signedIn".',
    ],
  ])('%s', (_, suite, sentence) => {
    expect(suiteProblems(broken(suite))).toContain(sentence);
  });
});

test('a path with a step that a browser cannot give is left out, with the step and the reason', () => {
  const paths = generatePaths(login.flow);
  const breaking = paths.filter(({ title }) => title.endsWith('clearStoredTokens rejects'));
  expect(breaking.map((path) => whySkipped(login, path))).toEqual([
    'clearStoredTokens rejects: A browser always lets go of what it stored.',
  ]);
});

test('a few paths show every visible situation', () => {
  const few = pathsToEverySituation(login, generatePaths(login.flow));
  const ends = few.flatMap(({ steps }) => steps.map(({ after }) => JSON.stringify(after.value)));
  expect(few.length).toBeLessThan(4);
  expect(ends).toEqual(expect.arrayContaining(['"signedIn"', '{"editing":"rejected"}']));
});

test('the smallest set of paths takes every transition that a browser can take', async () => {
  const all = generatePaths(login.flow);
  const { paths, missing } = await pathSetOf(login, all);
  expect(paths.length).toBeLessThan(all.length / 2);
  expect(missing).toEqual([expect.stringContaining('xstate.error.actor.clearStoredTokens')]);
  const ends = paths.map(({ title }) => title.split(', ').at(-1));
  expect(ends).toEqual(expect.arrayContaining(['signIn: unauthorized', 'signIn rejects']));
});
