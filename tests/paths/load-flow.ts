/** The flows of the app by their files in machines/. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Flow, type FlowModule, flowOf } from './flow.ts';

const root = `${import.meta.dirname}/../../machines`;

/** Paths below machines/, without `.machine.ts`. */
export const flowFiles: readonly string[] = globSync('**/*.machine.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/').replace(/\.machine\.ts$/, ''))
  .sort();

const load = (file: string, part: string): Promise<FlowModule> =>
  import(/* @vite-ignore */ pathToFileURL(`${root}/${file}.${part}.ts`).href);

/** Throws if the machine has no cases or journeys file. */
export async function loadFlow(file: string): Promise<Flow> {
  const [machine, cases, journeys] = await Promise.all(
    ['machine', 'cases', 'journeys'].map((part) => load(file, part)),
  );
  return flowOf(file, { ...machine, ...cases, ...journeys });
}
