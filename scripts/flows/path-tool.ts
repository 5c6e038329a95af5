import { parseArgs } from 'node:util';
import type { Flow, Step } from '#tests/paths/flow.ts';
import { journeyProblem } from '#tests/paths/journey-problem.ts';
import { type GeneratedPath, generatePaths, type Situation, startOf, titleOf } from '#tests/paths/model.ts';
import { pathProblem } from '#tests/paths/path-problem.ts';
import { flows } from '#tests/paths/registry.ts';
import { maxSimplePaths, simplePaths } from '#tests/paths/simple-paths.ts';

const strategies = {
  shortest: { generate: generatePaths, words: 'the shortest path to every way into every situation' },
  simple: {
    generate: simplePaths,
    words: `every path that comes by no situation twice, at most ${maxSimplePaths} from each input`,
  },
} as const;

/** Finds a machine by its name, with or without its folder: `login`, `auth/login`. */
export function flowNamed(name: string): Flow {
  const found = flows.find(({ file }) => file === name || file.split('/').at(-1) === name);
  if (found !== undefined) return found;
  const names = flows.map(({ file }) => file.split('/').at(-1)).sort();
  throw new Error(
    `There is no machine "${name}". There are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
  );
}

function strategyNamed(name: string) {
  if (name === 'shortest' || name === 'simple') return strategies[name];
  throw new Error(`There is no strategy "${name}". There are shortest and simple.`);
}

/** Output of the tool for its arguments, and whether it succeeded. */
export async function pathTool(args: readonly string[]): Promise<{ text: string; isFine: boolean }> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      strategy: { type: 'string', default: 'shortest' },
      list: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
    },
  });
  if (values.machine === undefined) throw new Error('Name a machine: --machine login.');
  const flow = flowNamed(values.machine);
  const { generate, words } = strategyNamed(values.strategy);
  const paths = generate(flow);
  const head = `${flow.file}: ${paths.length} paths, ${words}.`;
  if (values.csv) return { text: csvOf(flow, paths), isFine: true };
  if (values.list) return { text: `${head}\n${listOf(flow, paths)}`, isFine: true };
  const faults = [...(await faultsOf(flow, paths)), ...(await journeyFaults(flow))];
  const run = paths.length + flow.journeys.length;
  const text = [
    head,
    `${flow.journeys.length} journeys, written by hand.`,
    ...faults,
    `${run - faults.length} passed, ${faults.length} failed`,
  ];
  return { text: text.join('\n'), isFine: faults.length === 0 };
}

/** A line for each journey of the flow with a wrong end. */
export async function journeyFaults(flow: Flow): Promise<string[]> {
  const faults: string[] = [];
  for (const journey of flow.journeys) {
    const problem = await journeyProblem(flow, journey);
    if (problem !== null) faults.push(`${flow.file}, journey "${journey.title}": ${problem}`);
  }
  return faults;
}

async function faultsOf(flow: Flow, paths: readonly GeneratedPath[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    const fault = await pathProblem(flow, path);
    if (fault !== null) faults.push(`${index + 1}. ${path.title}: ${fault}`);
  }
  return faults;
}

function listOf(flow: Flow, paths: readonly GeneratedPath[]): string {
  return paths
    .map(({ input, steps }, index) => {
      const data = input === undefined ? '' : ` with ${formatData(input)}`;
      const lines = steps.map(({ step, after }) => `   ${titleOf(step)} -> ${formatSituation(after)}`);
      return [`${index + 1}. starts${data} -> ${formatSituation(startOf(flow, input))}`, ...lines].join('\n');
    })
    .join('\n');
}

const columns = ['machine', 'path', 'step', 'kind', 'name', 'data', 'expected situation'];

function csvOf(flow: Flow, paths: readonly GeneratedPath[]): string {
  const rows = paths.flatMap(({ input, steps }, index) => [
    [flow.file, index + 1, 0, 'start', '', formatData(input), formatSituation(startOf(flow, input))],
    ...steps.map(({ step, after }, place) => [
      flow.file,
      index + 1,
      place + 1,
      step.kind,
      ...nameAndData(step),
      formatSituation(after),
    ]),
  ]);
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function nameAndData(step: Step): [string, string] {
  switch (step.kind) {
    case 'event': {
      const { type, ...data } = step.event;
      return [type, Object.keys(data).length === 0 ? '' : formatData(data)];
    }
    case 'resolves':
      return [step.id, formatData(step.output)];
    case 'rejects':
      return [step.id, ''];
    case 'wait':
      return [`${step.ms} ms`, ''];
  }
}

const formatData = (data: unknown) => JSON.stringify(data) ?? '';

/** Escapes cells that a spreadsheet would parse as a formula. */
const cell = (value: string | number) => {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function formatSituation({ status, value }: Situation): string {
  return formatValue(value) + (status === 'done' ? ' (finished)' : '');
}

/** `editing.pristine`; parallel states are joined by "and". */
function formatValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => {
      const words = formatValue(inner);
      return words === '' ? name : words.includes(' and ') ? `${name}.(${words})` : `${name}.${words}`;
    })
    .join(' and ');
}
