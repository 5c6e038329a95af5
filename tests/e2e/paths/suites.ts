/** Every machine with a browser suite for its generated paths, from the files `<flow>.browser.ts`. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flow } from '#tests/paths/flow.ts';
import { flowFiles, loadFlow } from '#tests/paths/load-flow.ts';
import type { AnySuite } from './suite.ts';

export interface DrivenFlow {
  readonly flow: Flow;
  readonly suite: AnySuite;
}

const files = globSync('*.browser.ts', { cwd: import.meta.dirname }).sort();

/** `login.browser.ts` exports `loginSuite`, typed by its machine, for the flow `auth/login`. Throws if it doesn't. */
async function driven(file: string): Promise<DrivenFlow> {
  const name = basename(file, '.browser.ts');
  const flowFile = flowFiles.find((each) => each.endsWith(`/${name}`));
  if (flowFile === undefined) throw new Error(`There is no flow "${name}" for ${file}.`);
  const exported = `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Suite`;
  const module: Readonly<Record<string, unknown>> = await import(
    /* @vite-ignore */ pathToFileURL(`${import.meta.dirname}/${file}`).href
  );
  if (module[exported] === undefined) throw new Error(`${file} has to export ${exported}.`);
  return { flow: await loadFlow(flowFile), suite: module[exported] as AnySuite };
}

export const drivenFlows: readonly DrivenFlow[] = await Promise.all(files.map(driven));
