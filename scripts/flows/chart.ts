import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type Node = AnyStateMachine['root'];

/** A machine as a graph: its states and transitions. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly root: Situation;
  readonly arrows: readonly Arrow[];
}

export interface Situation {
  /** State id of XState: `login.editing.pristine`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'plain' | 'compound' | 'parallel' | 'final';
  /** Actors invoked by the state. */
  readonly calls: readonly string[];
  /** Initial child state; null for atomic and parallel states. */
  readonly initial: string | null;
  readonly parts: readonly Situation[];
}

/** All transitions between two states, as one edge. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly labels: readonly string[];
  /** True if only errors and failures take this edge. */
  readonly onlyDefects: boolean;
}

export function chartOf(machine: AnyStateMachine): Chart {
  const words = machine.id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    id: machine.id,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    description: machine.root.description ?? '',
    root: situationOf(machine.root),
    arrows: merged(arrowsOf(machine.root, machine)),
  };
}

function situationOf(node: Node): Situation {
  return {
    id: node.id,
    name: node.key,
    description: node.description ?? '',
    kind: node.type === 'compound' || node.type === 'parallel' || node.type === 'final' ? node.type : 'plain',
    calls: node.invoke.map(({ src }) => String(src)),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    parts: Object.values(node.states).map((part) => situationOf(part as Node)),
  };
}

interface Resolution {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly isRejection: boolean;
}

function arrowsOf(node: Node, machine: AnyStateMachine): Resolution[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) =>
    (transition.target ?? [node]).map(({ id }) => ({
      from: node.id,
      to: id,
      label: labelOf(transition, machine),
      isRejection: transition.eventType.startsWith('xstate.error.'),
    })),
  );
  return [...own, ...Object.values(node.states).flatMap((part) => arrowsOf(part as Node, machine))];
}

function merged(resolutions: readonly Resolution[]): Arrow[] {
  const groups = Map.groupBy(resolutions, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const labels = [...new Set(group.map(({ label }) => label))];
    return [
      { from: first.from, to: first.to, labels, onlyDefects: group.every(({ isRejection }) => isRejection) },
    ];
  });
}

function labelOf(transition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const guard = transition.guard;
  const name = typeof guard === 'object' && 'type' in guard ? String(guard.type) : guard;
  const { source, eventType } = transition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  const otherwise = (siblings?.length ?? 1) > 1 ? ', otherwise' : '';
  return eventLabel(eventType, machine) + (typeof name === 'string' ? ` [${name}]` : otherwise);
}

function eventLabel(type: string, machine: AnyStateMachine): string {
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  const ms = machine.implementations.delays[delay ?? ''] ?? delay;
  if (delay !== undefined) return typeof ms === 'function' ? `after a ${delay}` : `after ${String(ms)} ms`;
  if (type === '') return 'at once';
  return type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 resolves')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 rejects')
    .replace(/^xstate\.done\.state\.(.+)$/, '$1 is finished');
}
