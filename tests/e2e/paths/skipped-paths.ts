/** Which paths a browser cannot run. */
import type { Step } from '#tests/paths/flow.ts';
import { type GeneratedPath, type Situation, startOf, titleOf } from '#tests/paths/model.ts';
import type { AnySuite, Resolution, Skipped } from './suite.ts';
import type { DrivenFlow } from './suites.ts';

/** `editing.pristine`; of parallel regions all. */
export function statesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    statesOf(inner).map((rest) => (rest === '' ? name : `${name}.${rest}`)),
  );
}

export const isSkipped = (entry: unknown): entry is Skipped =>
  typeof entry === 'object' && entry !== null && 'skipped' in entry && typeof entry.skipped === 'string';

export const isTransient = (entry: unknown): entry is { readonly transient: string } =>
  typeof entry === 'object' && entry !== null && 'transient' in entry;

const nothing: Skipped = { skipped: 'The suite says nothing of it.' };

export const isUndefined = (resolution: unknown): boolean => resolution === nothing;

/** How an outcome or a defect is caused. */
export function resolutionOf(suite: AnySuite, step: Step): Resolution<unknown> | Skipped {
  if (step.kind !== 'resolves' && step.kind !== 'rejects') return nothing;
  const entry = suite.outputs[step.id];
  if (entry === undefined) return nothing;
  if (step.kind === 'rejects') return entry.rejects;
  if (typeof entry.outcomes === 'function') return entry.outcomes(step.output);
  const kind = (step.output as { readonly kind: string }).kind;
  const resolution = entry.outcomes[kind];
  return (typeof resolution === 'function' ? resolution(step.output) : resolution) ?? nothing;
}

/** The name in the suite's `skipped`. */
export function nameOf(step: Step): string {
  if (step.kind === 'event') return step.event.type;
  if (step.kind !== 'resolves') return titleOf(step);
  const { output } = step;
  return typeof output === 'object' && output !== null && 'kind' in output
    ? `${step.id}: ${output.kind}`
    : titleOf(step);
}

/** A step, with the snapshots before and after it. */
export interface TakenStep {
  readonly step: Step;
  readonly before: Situation;
  readonly after: Situation;
}

/** The steps of a path, one after the other. */
export function stepsOf({ flow }: DrivenFlow, path: GeneratedPath): TakenStep[] {
  let before: Situation = startOf(flow, path.input);
  return path.steps.map(({ step, after }) => {
    const taken = { step, before, after };
    before = after;
    return taken;
  });
}

function whyNotStep(suite: AnySuite, step: Step, before: Situation): string | null {
  const states = statesOf(before.value);
  const named = states.map((state) => suite.skipped?.[`${nameOf(step)} in ${state}`]).find(Boolean);
  if (named !== undefined) return named;
  if (step.kind === 'event') {
    const executor = suite.events[step.event.type] ?? nothing;
    if (isSkipped(executor)) return executor.skipped;
  }
  const resolution = step.kind === 'resolves' || step.kind === 'rejects' ? resolutionOf(suite, step) : null;
  if (isSkipped(resolution)) return resolution.skipped;
  const transientSituation = states.map((state) => suite.situations[state]).find(isTransient);
  return transientSituation !== undefined && resolution?.by !== 'device'
    ? transientSituation.transient
    : null;
}

/** Why a browser cannot run a path; null if it can. */
export function whySkipped(driven: DrivenFlow, path: GeneratedPath): string | null {
  const { suite } = driven;
  const taken = stepsOf(driven, path);
  for (const { step, before, after } of taken) {
    const reason = whyNotStep(suite, step, before);
    if (reason !== null) return `${titleOf(step)}: ${reason}`;
    for (const state of statesOf(after.value)) {
      const entry = suite.situations[state] ?? nothing;
      if (isSkipped(entry)) return `${state}: ${entry.skipped}`;
    }
  }
  return suite.whyNot?.(taken) ?? null;
}
