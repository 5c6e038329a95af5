import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { assign, createMachine } from 'xstate';
import type { Flow } from '#tests/paths/flow.ts';
import { generatePaths } from '#tests/paths/model.ts';
import { pathProblem } from '#tests/paths/path-problem.ts';
import { flows } from '#tests/paths/registry.ts';
import { simplePaths } from '#tests/paths/simple-paths.ts';
import { flowNamed, journeyFaults, pathTool } from './path-tool.ts';

const textOf = async (...args: string[]) => (await pathTool(args)).text;

describe('npm run test:paths -- --machine', () => {
  test('runs the generated paths and the journeys of one machine', async () => {
    const { text, isFine } = await pathTool(['--machine', 'login']);
    const flow = flowNamed('login');
    const count = generatePaths(flow).length;
    expect(text).toContain(`auth/login: ${count} paths`);
    expect(text).toContain(`${count + flow.journeys.length} passed, 0 failed`);
    expect(isFine).toBe(true);
  });

  test('names the journey that ends elsewhere', async () => {
    const flow = flowNamed('login');
    const [journey] = flow.journeys;
    if (journey === undefined) throw new Error('login has no journeys.');
    expect(await journeyFaults({ ...flow, journeys: [{ ...journey, end: 'editing' }] })).toEqual([
      `auth/login, journey "${journey.title}": ends in "signedIn"`,
    ]);
  });

  test('accepts the name with and without its folder', () => {
    expect(flowNamed('auth/login')).toBe(flowNamed('login'));
  });

  test('lists every path step by step, with what is to be expected after each', async () => {
    const text = await textOf('--machine', 'login', '--list');
    expect(text).toContain('1. starts -> editing.pristine\n   credentials.submitted {"email":');
    expect(text).toContain('   signIn: {"kind":"ok","value":"signedIn"} -> signedIn (finished)');
    expect(text).toContain('   signIn rejects -> editing.pristine');
  });

  test('exports every path step by step, readable by any spreadsheet', async () => {
    const rows: string[][] = parse(await textOf('--machine', 'profile', '--csv'));
    const [head, start, first] = rows;
    expect(head).toEqual(['machine', 'path', 'step', 'kind', 'name', 'data', 'expected situation']);
    expect(start?.slice(0, 4)).toEqual(['account/profile', '1', '0', 'start']);
    expect(start?.at(-1)).toBe('form.editing.pristine and confirmation.ready and photo.settled');
    expect(first?.[3]).toBe('event');
    const paths = generatePaths(flowNamed('profile'));
    expect(rows).toHaveLength(1 + paths.length + paths.flatMap(({ steps }) => steps).length);
    expect(new Set(rows.slice(1).map(([, , , kind]) => kind))).toEqual(
      new Set(['start', 'event', 'resolves', 'rejects']),
    );
  });

  test('delays and inputs are steps as well', async () => {
    const text = await textOf('--machine', 'intolerance-manager', '--csv');
    expect(text).toContain(',wait,100 ms,,');
    expect(text).toContain('start,,"{""intolerance"":""oxalate""');
  });

  test('an unknown machine or strategy lists the known ones', async () => {
    await expect(pathTool(['--machine', 'logn'])).rejects.toThrow(
      /^There is no machine "logn"\. There are .*login, logout,.* and [a-z-]+\.$/,
    );
    await expect(pathTool(['--machine', 'login', '--strategy', 'longest'])).rejects.toThrow(
      'There is no strategy "longest". There are shortest and simple.',
    );
    await expect(pathTool(['--list'])).rejects.toThrow('Name a machine: --machine login.');
  });

  test('a path that the machine deviates from is reported with the step', async () => {
    const flow = flowNamed('login');
    const [path] = generatePaths(flow);
    if (path === undefined) throw new Error('no path');
    const elsewhere = {
      ...path,
      steps: path.steps.map((each) => ({
        ...each,
        after: { status: 'done', value: 'x', distinguished: null },
      })),
    };
    expect(await pathProblem(flow, path)).toBeNull();
    expect(await pathProblem(flow, elsewhere)).toMatch(/^after step 1 it is in .*submitting.*, not in .*"x"/);
  });
});

describe('simple paths', () => {
  const event = (type: string) => [{ type }] as const;
  const square: Flow = {
    ...flowNamed('login'),
    file: 'sample/square',
    machine: createMachine({
      id: 'square',
      initial: 'a',
      context: { presses: 0 },
      states: {
        a: { on: { right: 'b', down: 'c', again: { actions: assign({ presses: 1 }) } } },
        b: { on: { down: 'd', left: 'a', fall: 'd' } },
        c: { on: { right: 'd' } },
        d: { type: 'final' },
      },
    }),
    events: {
      right: event('right'),
      down: event('down'),
      left: event('left'),
      fall: event('fall'),
      again: event('again'),
    },
  };

  test('visit no state twice, and use one of several equivalent events', () => {
    expect(simplePaths(square).map(({ title }) => title)).toEqual(['right, down', 'down, right']);
  });

  test('start with every input, up to a maximum', () => {
    expect(simplePaths(flowNamed('recipe-filter'), 20)).toHaveLength(20);
    const swapped = simplePaths(flowNamed('shopping-list'));
    expect(swapped.some(({ title }) => title.startsWith('input 1: '))).toBe(true);
  });

  test('end in final states and dead ends', () => {
    for (const flow of flows) expect(simplePaths(flow, 3).length).toBeGreaterThan(0);
  });
});
