import { type AnyStateMachine, createMachine } from 'xstate';
import type { Flow } from '#tests/paths/flow.ts';
import { journeyProblem } from '#tests/paths/journey-problem.ts';
import { runFlow } from '#tests/paths/run-flow.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** Minimum share of mutants that the journeys must kill. */
export const wantedShare = 0.95;

interface MutationCheck {
  readonly all: number;
  readonly caught: number;
  /** Names of the surviving mutants. */
  readonly survivors: readonly string[];
}

/** Runs the journeys of a machine against all of its mutants. */
export async function checkMutants(flow: Flow): Promise<MutationCheck> {
  const mutants = mutantsOf(flow.machine);
  const journeys = await journeysWithTransitions(flow);
  const survivors: string[] = [];
  for (const mutant of mutants) {
    // journeys that do not take the mutated transition behave as before
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

/** Whether a journey kills the mutant; one that does not start is killed as well. */
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
