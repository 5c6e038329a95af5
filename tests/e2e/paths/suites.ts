/** Every machine whose generated paths a browser can walk. */
import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#tests/paths/flow.ts';
import { flows } from '#tests/paths/registry.ts';
import { loginSuite } from './login.browser.ts';
import type { AnySuite, BrowserSuite } from './suite.ts';

export interface DrivenFlow {
  readonly flow: Flow;
  readonly suite: AnySuite;
}

function driven<TMachine extends AnyStateMachine, TScene>(
  file: string,
  suite: BrowserSuite<TMachine, TScene>,
): DrivenFlow {
  const flow = flows.find((each) => each.file === file);
  if (flow === undefined) throw new Error(`There is no flow "${file}"`);
  return { flow, suite: suite as unknown as AnySuite };
}

export const drivenFlows: readonly DrivenFlow[] = [driven('auth/login', loginSuite)];
