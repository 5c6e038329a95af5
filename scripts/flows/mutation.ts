import { type AnyStateMachine, createMachine } from 'xstate';
import type { Flow } from '#tests/paths/flow.ts';
import { journeyProblem } from '#tests/paths/journey-problem.ts';
import { runFlow } from '#tests/paths/run-flow.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** Of all mutants of a machine, the share that its journeys notice at least. */
export const wantedShare = 0.95;

interface MutationCheck {
  readonly all: number;
  readonly caught: number;
  /** Names of the mutants that no journey notices. */
  readonly survivors: readonly string[];
}

/** How sharp the journeys of a flow are: each transition is dropped, and led elsewhere, in turn. */
export async function checkMutants(flow: Flow): Promise<MutationCheck> {
  const mutants = mutantsOf(flow.machine);
  const journeys = await journeysWithTransitions(flow);
  const survivors: string[] = [];
  for (const mutant of mutants) {
    // the others come by no changed transition, and so by nothing else than before
    const concerned = journeys.filter(({ taken }) =>
      taken.some((name) => name.startsWith(`${mutant.transition} `)),
    );
    if (!(await isCaught({ ...flow, journeys: concerned.map(({ journey }) => journey) }, mutant)))
      survivors.push(mutant.name);
  }
  return { all: mutants.length, caught: mutants.length - survivors.length, survivors };
}

async function journeysWithTransitions(flow: Flow) {
  const found: { journey: Flow['journeys'][number]; taken: readonly string[] }[] = [];
  for (const journey of flow.journeys) {
    const running = runFlow(flow, journey.input);
    for (const step of journey.steps) await running.perform(step);
    running.actor.stop();
    found.push({ journey, taken: [...running.taken] });
  }
  return found;
}

/** Whether a journey notices; a machine that does not even start is noticed as well. */
async function isCaught(flow: Flow, { config }: Mutant): Promise<boolean> {
  const { machine } = flow;
  let mutated: AnyStateMachine;
  try {
    mutated = createMachine(config as never, machine.implementations as never) as AnyStateMachine;
  } catch {
    return true;
  }
  for (const journey of flow.journeys)
    if ((await journeyProblem({ ...flow, machine: mutated }, journey)) !== null) return true;
  return false;
}
