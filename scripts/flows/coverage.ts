import { existsSync, readFileSync } from 'node:fs';
import { expandIds } from '#scripts/trace.ts';
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

const lineOf = (
  name: string,
  { ways, paths, journeys, caught, mutants }: Coverage,
  rows: readonly string[],
) => `| ${name} | ${ways} | ${paths} | ${journeys} | ${caught} of ${mutants} | ${rows.join(', ')} |`;

/** Test coverage of each machine, as a Markdown table. */
export async function coverageTable(flows: readonly Flow[]): Promise<string> {
  const lines: string[] = [];
  const all = { ways: 0, paths: 0, journeys: 0, caught: 0, mutants: 0 };
  for (const flow of flows) {
    const check = await checkMutants(flow);
    const own: Coverage = {
      ways: allTransitions(flow.machine).length,
      paths: generatePaths(flow).length,
      journeys: flow.journeys.length,
      caught: check.caught,
      mutants: check.all,
    };
    for (const each of Object.keys(all) as (keyof Coverage)[]) all[each] += own[each];
    lines.push(lineOf(nameOf(flow), own, rowsOf(flow)));
  }
  return [
    '| flow | ways | generated paths | journeys | mutants caught | rows its journeys serve |',
    '|---|--:|--:|--:|--:|---|',
    ...lines,
    lineOf('all', all, []).replace('|  |', '| |'),
  ].join('\n');
}

/** The table in docs/flows, and its lines by the name of the flow; null if there is none. */
export function readCoverage() {
  const text = existsSync(readme)
    ? /^\| flow \|.*(?:\n\|.*)+/m.exec(readFileSync(readme, 'utf8'))?.[0]
    : null;
  if (!text) return null;
  const lines = new Map<string, { readonly coverage: Coverage; readonly rows: string }>();
  for (const [, name = '', ways, paths, journeys, caught, mutants, rows = ''] of text.matchAll(
    /^\| (\S+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) of (\d+) \|(.*) \|$/gm,
  )) {
    const [w, p, j, c, m] = [ways, paths, journeys, caught, mutants].map(Number);
    const coverage = { ways: w ?? 0, paths: p ?? 0, journeys: j ?? 0, caught: c ?? 0, mutants: m ?? 0 };
    lines.set(name, { coverage, rows: rows.trim() });
  }
  return { text, lines };
}

/** The last part of the flow's file, as the gallery names it. */
export const nameOf = ({ file }: Pick<Flow, 'file'>): string => file.split('/').at(-1) ?? file;

/** Requirement ids in the titles of a machine's journeys, sorted. */
export const rowsOf = ({ journeys }: Flow): string[] =>
  [...new Set(journeys.flatMap(({ title }) => expandIds(title)))].sort();
