import type { AnyStateMachine } from 'xstate';
import type { CasesOf, JourneyOf } from '#machines/shared/cases.ts';

export interface EventCase {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A machine with its data, without its exact types, so that one runner handles all flows. */
export interface Flow {
  /** Path below machines/, without `.machine.ts`. */
  readonly file: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly otherInputs: readonly unknown[];
  readonly events: Readonly<Record<string, readonly EventCase[]>>;
  /** Cases of outcomes by invoke id. */
  readonly outputs: Readonly<Record<string, readonly unknown[]>>;
  readonly distinguish: (context: unknown) => unknown;
  readonly secrets: readonly string[];
  readonly journeys: readonly Journey[];
}

interface Journey {
  readonly title: string;
  readonly input: unknown;
  readonly steps: readonly Step[];
  readonly end: unknown;
  readonly calls:
    | readonly { readonly id: string; readonly input?: unknown; readonly aborted?: true }[]
    | null;
  readonly emits: readonly unknown[] | null;
  /** Undefined: the journey does not check it. */
  readonly output: unknown;
  readonly context: Readonly<Record<string, unknown>> | null;
  readonly tags: readonly string[] | null;
}

export type Step =
  | { readonly kind: 'event'; readonly event: EventCase }
  | {
      readonly kind: 'resolves';
      readonly id: string;
      readonly output: unknown;
      readonly earlier: number | null;
    }
  | { readonly kind: 'rejects'; readonly id: string }
  | { readonly kind: 'wait'; readonly ms: number };

/** The exports of a file in machines/, by name. */
export type FlowModule = Readonly<Record<string, unknown>>;

/** A machine's own types are checked in its cases and journeys. */
type AnyCases = CasesOf<AnyStateMachine>;
type AnyJourneys = readonly JourneyOf<AnyStateMachine>[];

/**
 * The flow of a machine file, such as `auth/login`, from `loginMachine`, `loginCases` and `loginJourneys`. A
 * file that creates machines of several types has `sampleLogin` in its cases instead. Throws if one is
 * missing.
 */
export function flowOf(file: string, exports: FlowModule): Flow {
  const name = (file.split('/').at(-1) ?? '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const find = (...names: readonly string[]) => {
    const found = names.find((each) => exports[each] !== undefined);
    if (found === undefined) throw new Error(`machines/${file}: nothing exports ${names.join(' or ')}.`);
    return exports[found];
  };
  const machine = find(`${name}Machine`, `sample${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const cases = find(`${name}Cases`) as AnyCases;
  const journeys = find(`${name}Journeys`) as AnyJourneys;
  return {
    file,
    machine: machine as AnyStateMachine,
    input: cases.input,
    otherInputs: cases.otherInputs ?? [],
    events: cases.events as unknown as Flow['events'],
    outputs: Object.fromEntries(
      Object.entries<object>(cases.outputs).map(([id, outputs]) => [
        id,
        Array.isArray(outputs) ? outputs : Object.values(outputs).flat(),
      ]),
    ),
    distinguish: (cases.distinguish ?? (() => null)) as Flow['distinguish'],
    secrets: cases.secrets ?? [],
    journeys: journeys.map((journey) => ({
      title: journey.title,
      input: journey.input ?? cases.input,
      steps: journey.events.map((step) => toStep(step)),
      end: journey.end,
      calls: journey.calls ?? null,
      emits: journey.emits ?? null,
      output: journey.output,
      context: journey.context ?? null,
      tags: journey.tags ?? null,
    })),
  };
}

function toStep(step: object): Step {
  if ('wait' in step) return { kind: 'wait', ms: Number(step.wait) };
  if ('rejects' in step) return { kind: 'rejects', id: String(step.rejects) };
  if ('resolves' in step && 'with' in step)
    return {
      kind: 'resolves',
      id: String(step.resolves),
      output: step.with,
      earlier: 'earlier' in step ? Number(step.earlier) : null,
    };
  if ('type' in step && typeof step.type === 'string')
    return { kind: 'event', event: { ...step, type: step.type } };
  throw new Error(`This is no step of a journey: ${JSON.stringify(step)}`);
}
