/** What a browser suite lacks, and what it names that its machine does not have. */
import { generatePaths, startOf } from '#tests/paths/model.ts';
import {
  isSkipped,
  isUndefined,
  nameOf,
  resolutionOf,
  statesOf,
  stepsOf,
  whySkipped,
} from './skipped-paths.ts';
import type { DrivenFlow } from './suites.ts';

function differences(label: string, expected: Iterable<string>, given: Iterable<string>): string[] {
  const [has, says] = [new Set(expected), new Set(given)];
  return [
    ...[...has].filter((name) => !says.has(name)).map((name) => `It says nothing of the ${label} "${name}".`),
    ...[...says].filter((name) => !has.has(name)).map((name) => `There is no ${label} "${name}".`),
  ];
}

/** Sentences; none for a complete suite. */
export function suiteProblems(driven: DrivenFlow): string[] {
  const { flow, suite } = driven;
  const paths = generatePaths(flow);
  const steps = paths.flatMap((path) => stepsOf(driven, path));
  const starts = [flow.input, ...flow.otherInputs].map((input) => startOf(flow, input));
  const statesIn = (situations: readonly { readonly value: unknown }[]) =>
    new Set(situations.flatMap(({ value }) => statesOf(value)));

  const undescribed = steps
    .filter(({ step }) => step.kind === 'resolves' || step.kind === 'rejects')
    .filter(({ step }) => isUndefined(resolutionOf(suite, step)))
    .map(({ step }) => `It does not say how "${nameOf(step)}" is brought about.`);

  const happening = steps.flatMap(({ step, before }) =>
    statesOf(before.value).map((state) => `${nameOf(step)} in ${state}`),
  );
  const needless = Object.keys(suite.skipped ?? {})
    .filter((name) => !happening.includes(name))
    .map((name) => `"${name}" is left out, and never happens.`);

  const reasons = [...Object.values(suite.events), ...Object.values(suite.situations)].filter(isSkipped);
  const wordless = [...reasons.map(({ skipped }) => skipped), ...Object.values(suite.skipped ?? {})]
    .filter((reason) => reason.trim() === '')
    .map(() => 'Something is left out without a reason.');

  const drivenPaths = paths.filter((path) => whySkipped(driven, path) === null);
  const shown = statesIn([...starts, ...drivenPaths.flatMap((path) => path.steps.map(({ after }) => after))]);
  const unseen = Object.entries(suite.situations)
    .filter(([state, look]) => typeof look === 'function' && !shown.has(state))
    .map(([state]) => `No path that a browser walks comes to "${state}".`);

  const missing = [
    ...differences('event', Object.keys(flow.events), Object.keys(suite.events)),
    ...differences('call', Object.keys(flow.outputs), Object.keys(suite.outputs)),
    ...differences(
      'situation',
      statesIn([...starts, ...steps.map(({ after }) => after)]),
      Object.keys(suite.situations),
    ),
  ];
  return [
    ...missing,
    ...new Set(undescribed),
    ...needless,
    ...wordless,
    ...(missing.length > 0 ? [] : unseen),
  ];
}
