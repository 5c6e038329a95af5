import { isDeepStrictEqual } from 'node:util';
import type { Flow } from './flow.ts';
import { type GeneratedPath, situationOf } from './model.ts';
import { runFlow } from './run-flow.ts';

/** The step at which the running flow diverges from a generated path; null if it follows it. */
export async function pathProblem(flow: Flow, { input, steps }: GeneratedPath): Promise<string | null> {
  const running = runFlow(flow, input);
  try {
    for (const [index, { step, after }] of steps.entries()) {
      await running.perform(step);
      const now = situationOf(flow, running.actor.getSnapshot());
      if (!isDeepStrictEqual(now, after))
        return `after step ${index + 1} it is in ${JSON.stringify(now)}, not in ${JSON.stringify(after)}`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'breaks';
  } finally {
    running.actor.stop();
  }
}
