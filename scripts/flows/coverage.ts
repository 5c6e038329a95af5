import { expandIds } from '#scripts/trace.ts';
import type { Flow } from '#tests/paths/flow.ts';
import { generatePaths } from '#tests/paths/model.ts';
import { allTransitions } from '#tests/paths/transitions.ts';
import { checkMutants } from './mutation.ts';

/** Test coverage of each machine, as a Markdown table. */
export async function coverageTable(flows: readonly Flow[]): Promise<string> {
  const lines: string[] = [];
  let [transitions, paths, journeys, caught, all] = [0, 0, 0, 0, 0];
  for (const flow of flows) {
    const transitionCount = allTransitions(flow.machine).length;
    const generated = generatePaths(flow).length;
    const check = await checkMutants(flow);
    transitions += transitionCount;
    paths += generated;
    journeys += flow.journeys.length;
    caught += check.caught;
    all += check.all;
    const name = flow.file.split('/').at(-1);
    lines.push(
      `| ${name} | ${transitionCount} | ${generated} | ${flow.journeys.length} | ${check.caught} of ${check.all} | ${rowsOf(flow).join(', ')} |`,
    );
  }
  return [
    '| flow | ways | generated paths | journeys | mutants caught | rows its journeys serve |',
    '|---|--:|--:|--:|--:|---|',
    ...lines,
    `| all | ${transitions} | ${paths} | ${journeys} | ${caught} of ${all} | |`,
  ].join('\n');
}

/** Requirement ids in the titles of a machine's journeys, sorted. */
const rowsOf = ({ journeys }: Flow): string[] =>
  [...new Set(journeys.flatMap(({ title }) => expandIds(title)))].sort();
