/** Runs one generated path in a browser. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Outcome } from '#machines/shared/outcome.ts';
import type { Step } from '#tests/paths/flow.ts';
import { type GeneratedPath, type Situation, startOf } from '#tests/paths/model.ts';
import { runFlow } from '#tests/paths/run-flow.ts';
import { expectToast } from '../messages.ts';
import { continueToServer, fulfillOutcome, interceptCalls } from './interceptor.ts';
import { isSkipped, isTransient, resolutionOf, statesOf } from './skipped-paths.ts';
import type { AnySuite, Resolution, Stage } from './suite.ts';
import type { DrivenFlow } from './suites.ts';

/** The toasts that the machine emits at each step of a path. */
async function toastsAt({ flow }: DrivenFlow, { input, steps }: GeneratedPath): Promise<string[][]> {
  const twin = runFlow(flow, input);
  const said: string[][] = [];
  for (const { step } of steps) {
    const before = twin.emitted.length;
    await twin.perform(step);
    const toasts = twin.emitted.slice(before).filter(({ type }) => type === 'toast.requested');
    said.push(toasts.map(({ message }) => String(message)));
  }
  twin.actor.stop();
  return said;
}

const isOutcome = (answer: unknown): answer is Outcome<unknown> =>
  typeof answer === 'object' && answer !== null && 'kind' in answer;

function resolutionAt(suite: AnySuite, step: Step): Resolution<unknown> {
  const resolution = resolutionOf(suite, step);
  if (isSkipped(resolution)) throw new Error(resolution.skipped);
  return resolution;
}

async function settle(stage: Stage<unknown>, suite: AnySuite, step: Step): Promise<void> {
  if (step.kind !== 'resolves' && step.kind !== 'rejects') return;
  const resolution = resolutionAt(suite, step);
  if (resolution.by === 'device') return;
  const calls = [suite.outputs[step.id]?.call ?? []].flat();
  for (const call of calls) {
    const route = await stage.interceptor.next(call);
    if (resolution.settle !== undefined) {
      await resolution.settle(route, stage);
    } else if (resolution.by === 'server') {
      const kind = await continueToServer(route);
      if (step.kind === 'resolves' && isOutcome(step.output))
        expect(kind, `what ${call} came to`).toBe(step.output.kind);
    } else if (step.kind === 'resolves' && isOutcome(step.output)) {
      const isRenewed = step.output.kind === 'unauthorized' && route.request().headers()['authorization'];
      await fulfillOutcome(route, step.output);
      // retried once with the renewed token
      if (isRenewed) await fulfillOutcome(await stage.interceptor.next(call), step.output);
    } else {
      throw new Error(`How "${call}" is answered is not said`);
    }
  }
}

async function see(stage: Stage<unknown>, suite: AnySuite, { value }: Situation): Promise<void> {
  for (const state of statesOf(value)) {
    const look = suite.situations[state];
    if (typeof look === 'function') await look(stage);
  }
}

/** Prepares what the next responses need, up to the next user action. */
async function prepareAnswers(
  stage: Stage<unknown>,
  suite: AnySuite,
  coming: readonly Step[],
): Promise<void> {
  for (const step of coming) {
    if (step.kind === 'event') return;
    if (step.kind === 'wait') continue;
    await resolutionAt(suite, step).given?.(stage);
  }
}

interface Browser {
  readonly page: Page;
  readonly api: APIRequestContext;
  readonly baseURL: string;
}

export async function drive(browser: Browser, driven: DrivenFlow, path: GeneratedPath): Promise<void> {
  const { suite, flow } = driven;
  const { page } = browser;
  const steps = path.steps.map(({ step }) => step);
  const announced = await toastsAt(driven, path);
  if (steps.some(({ kind }) => kind === 'wait')) await page.clock.install();
  const calls = Object.values(suite.outputs).flatMap(({ call }) => call ?? []);
  const interceptor = await interceptCalls(page, [...new Set(calls)]);
  const scene = await suite.prepare({ ...browser, interceptor, scene: null }, path.input, steps);
  const stage: Stage<unknown> = { ...browser, interceptor, scene };

  await prepareAnswers(stage, suite, steps);
  await suite.open(stage, path.input);
  const start = startOf(flow, path.input);
  if (!isFleeting(suite, start)) await see(stage, suite, start);

  for (const [index, { step, after }] of path.steps.entries()) {
    if (step.kind === 'event') {
      await prepareAnswers(stage, suite, steps.slice(index + 1));
      const act = suite.events[step.event.type];
      if (typeof act === 'function') await act(stage, step.event);
    } else if (step.kind === 'wait') {
      await page.clock.fastForward(step.ms);
    } else {
      await settle(stage, suite, step);
    }
    await hear(page, suite, step, announced[index] ?? []);
    // after the end of the flow, other flows may send the same calls
    if (after.status === 'done') await interceptor.release();
    if (!isFleeting(suite, after)) await see(stage, suite, after);
  }
  await interceptor.release();
}

const isFleeting = (suite: AnySuite, { value }: Situation) =>
  statesOf(value).some((state) => isTransient(suite.situations[state]));

async function hear(page: Page, suite: AnySuite, step: Step, announced: readonly string[]): Promise<void> {
  const resolution = step.kind === 'resolves' || step.kind === 'rejects' ? resolutionAt(suite, step) : null;
  const words =
    resolution?.says === undefined ? announced : resolution.says === null ? [] : [resolution.says];
  for (const text of words) await expectToast(page, text);
}
