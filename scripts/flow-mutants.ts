/**
 * Mutation testing of the flows' journeys: each transition of each machine is removed, and retargeted, in
 * turn; a mutant is killed when a journey fails. Prints the survivors, and exits 1 if fewer than 95 of 100
 * are killed. `-- --machine <name>`: only of one machine.
 */
import { parseArgs } from 'node:util';
import { flows } from '#tests/paths/registry.ts';
import { checkMutants, wantedShare } from './flows/mutation.ts';
import { flowNamed } from './flows/path-tool.ts';

const { values } = parseArgs({ options: { machine: { type: 'string' } } });
const chosen = values.machine === undefined ? flows : [flowNamed(values.machine)];
let [caught, all] = [0, 0];
for (const flow of chosen) {
  const check = await checkMutants(flow);
  caught += check.caught;
  all += check.all;
  console.log(`${flow.file}: ${check.caught} of ${check.all}`);
  for (const survivor of check.survivors) console.log(`  survives: ${survivor}`);
  if (check.caught < wantedShare * check.all) process.exitCode = 1;
}
console.log(`${caught} of ${all} mutants caught, ${((100 * caught) / all).toFixed(1)} %`);
