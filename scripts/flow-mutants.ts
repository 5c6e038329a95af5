/**
 * How sharp the journeys of the flows are: each transition of each machine is dropped, and led elsewhere, in turn; a
 * mutant is caught when a journey notices. Prints the survivors, and exits 1 where fewer than 95 of 100 are caught.
 * `-- --machine <file>`: of one machine alone.
 */
import { parseArgs } from 'node:util';
import { type AnyStateMachine, createMachine } from 'xstate';
import type { Flow } from '#tests/paths/flow.ts';
import { journeyFault } from '#tests/paths/journey-fault.ts';
import { flows } from '#tests/paths/registry.ts';
import { type Mutant, mutantsOf } from './flows/mutants.ts';

const wanted = 0.95;

const mutated = ({ machine, ...flow }: Flow, { config }: Mutant): Flow => ({
  ...flow,
  machine: createMachine(config as never, machine.implementations as never) as AnyStateMachine,
});

/** Whether a journey notices; a machine that does not even start is noticed as well. */
async function isCaught(flow: Flow, mutant: Mutant): Promise<boolean> {
  let changed: Flow;
  try {
    changed = mutated(flow, mutant);
  } catch {
    return true;
  }
  for (const journey of changed.journeys) if ((await journeyFault(changed, journey)) !== null) return true;
  return false;
}

const { values } = parseArgs({ options: { machine: { type: 'string' } } });
const chosen = flows.filter(({ file }) => values.machine === undefined || file.endsWith(values.machine));
if (chosen.length === 0) throw new Error(`There is no machine ${values.machine}.`);
let caught = 0;
let all = 0;
for (const flow of chosen) {
  const survivors: string[] = [];
  const mutants = mutantsOf(flow.machine);
  for (const mutant of mutants) if (!(await isCaught(flow, mutant))) survivors.push(mutant.name);
  caught += mutants.length - survivors.length;
  all += mutants.length;
  console.log(`${flow.file}: ${mutants.length - survivors.length} of ${mutants.length}`);
  for (const survivor of survivors) console.log(`  survives: ${survivor}`);
}
const share = caught / all;
console.log(`${caught} of ${all} mutants caught, ${(100 * share).toFixed(1)} %`);
process.exitCode = share < wanted ? 1 : 0;
