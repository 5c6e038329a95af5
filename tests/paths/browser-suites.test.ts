import { describe, expect, test } from 'vitest';
import { isLeftOut, nameOf, statesOf, stepsOf, wayOf, whyLeftOut } from '#tests/e2e/paths/left-out.ts';
import { drivenFlows } from '#tests/e2e/paths/suites.ts';
import { generatePaths, startOf } from './model.ts';

describe.each(drivenFlows)('$flow.file', (driven) => {
  const { flow, suite } = driven;
  const paths = generatePaths(flow);
  const steps = paths.flatMap((path) => stepsOf(driven, path));
  const situations = [
    ...[flow.input, ...flow.otherInputs].map((input) => startOf(flow, input)),
    ...steps.map(({ after }) => after),
  ];

  test('a person does every event of the machine, and no other', () => {
    expect(Object.keys(suite.events).sort()).toEqual(Object.keys(flow.events).sort());
  });

  test('every call of the machine is answered, and no other', () => {
    expect(Object.keys(suite.answers).sort()).toEqual(Object.keys(flow.answers).sort());
  });

  test('every answer and every defect is brought about in some way, or left out for a reason', () => {
    const silent = steps
      .filter(({ step }) => step.kind === 'answer' || step.kind === 'defect')
      .filter(({ step }) => {
        const way = wayOf(suite, step);
        return isLeftOut(way) && (way.leftOut === '' || way.leftOut.startsWith('The suite says nothing'));
      });
    expect(silent.map(({ step }) => nameOf(step))).toEqual([]);
  });

  test('what each situation looks like is said, and of no situation that the machine does not have', () => {
    const reached = new Set(situations.flatMap(({ value }) => statesOf(value)));
    expect(Object.keys(suite.situations).sort()).toEqual([...reached].sort());
  });

  test('what is left out in one state happens there', () => {
    const happens = new Set(
      steps.flatMap(({ step, before }) =>
        statesOf(before.value).map((state) => `${nameOf(step)} in ${state}`),
      ),
    );
    expect(Object.keys(suite.leftOut ?? {}).filter((name) => !happens.has(name))).toEqual([]);
  });

  test('a browser walks through every situation that somebody can look at', () => {
    const walked = paths.filter((path) => whyLeftOut(driven, path) === null);
    const shown = new Set(walked.flatMap(({ steps }) => steps.flatMap(({ after }) => statesOf(after.value))));
    for (const input of [flow.input, ...flow.otherInputs])
      for (const state of statesOf(startOf(flow, input).value)) shown.add(state);
    const looks = Object.entries(suite.situations).filter(([, look]) => typeof look === 'function');
    expect(looks.map(([state]) => state).filter((state) => !shown.has(state))).toEqual([]);
  });
});
