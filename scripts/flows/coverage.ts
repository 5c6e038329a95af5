import { existsSync, readFileSync } from 'node:fs';
import { rowIdsIn } from '#scripts/trace.ts';
import type { Flow } from '#tests/paths/flow.ts';
import { generatePaths } from '#tests/paths/model.ts';
import { allTransitions } from '#tests/paths/transitions.ts';
import { checkMutants } from './mutation.ts';

const readme = 'docs/flows/README.md';

/** Of one machine, or of all. */
export interface Coverage {
  readonly ways: number;
  readonly paths: number;
  readonly journeys: number;
  readonly caught: number;
  readonly mutants: number;
}

const coverageBy = (count: (of: keyof Coverage) => number): Coverage => ({
  ways: count('ways'),
  paths: count('paths'),
  journeys: count('journeys'),
  caught: count('caught'),
  mutants: count('mutants'),
});

export const sumOf = (all: readonly Coverage[]): Coverage =>
  coverageBy((of) => all.reduce((sum, each) => sum + each[of], 0));

const lineOf = (name: string, { ways, paths, journeys, caught, mutants }: Coverage, rows: string) =>
  `| ${name} | ${ways} | ${paths} | ${journeys} | ${caught} of ${mutants} | ${rows}|`;
const line =
  /^\| (?<name>\S+) \| (?<ways>\d+) \| (?<paths>\d+) \| (?<journeys>\d+) \| (?<caught>\d+) of (?<mutants>\d+) \|(?<rows>.*)\|$/gm;

async function coverageOf(flow: Flow): Promise<Coverage> {
  const { caught, all } = await checkMutants(flow);
  return {
    ways: allTransitions(flow.machine).length,
    paths: generatePaths(flow).length,
    journeys: flow.journeys.length,
    caught,
    mutants: all,
  };
}

/** Test coverage of each machine, as a Markdown table. */
export async function coverageTable(flows: readonly Flow[]): Promise<string> {
  const each: (readonly [Flow, Coverage])[] = [];
  for (const flow of flows) each.push([flow, await coverageOf(flow)]);
  return [
    '| flow | ways | generated paths | journeys | mutants caught | rows its journeys serve |',
    '|---|--:|--:|--:|--:|---|',
    ...each.map(([flow, own]) => lineOf(nameOf(flow), own, `${rowsOf(flow).join(', ')} `)),
    lineOf('all', sumOf(each.map(([, own]) => own)), ''),
  ].join('\n');
}

/** The table in docs/flows, and its lines by the name of the flow; null if there is none. */
export function readCoverage() {
  const [text] = (existsSync(readme) && /^\| flow \|.*(?:\n\|.*)+/m.exec(readFileSync(readme, 'utf8'))) || [];
  if (text === undefined) return null;
  const lines = [...text.matchAll(line)].map(({ groups = {} }) => {
    const coverage = coverageBy((of) => Number(groups[of]));
    return [groups['name'] ?? '', { coverage, rows: (groups['rows'] ?? '').trim() }] as const;
  });
  return { text, lines: new Map(lines) };
}

/** The last part of the flow's file, as the gallery names it. */
export const nameOf = ({ file }: Pick<Flow, 'file'>): string => file.split('/').at(-1) ?? file;

/** Requirement ids in the titles of a machine's journeys, sorted. */
export const rowsOf = ({ journeys }: Flow): string[] =>
  [...new Set(journeys.flatMap(({ title }) => rowIdsIn(title)))].sort();
