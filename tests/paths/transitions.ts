import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

type Node = AnyStateMachine['root'];

/** A name that is stable when `provide` recreates the machine. */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = siblings.indexOf(transition);
  const guard = guardName(transition.guard);
  const target = transition.target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id} -- ${eventType || 'always'} #${place}${guard === '' ? '' : ` [${guard}]`} -> ${target}`;
}

const guardName = (guard: AnyTransitionDefinition['guard']): string =>
  typeof guard === 'string' ? guard : typeof guard === 'object' && 'type' in guard ? String(guard.type) : '';

export function allTransitions(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
    .map((transition) => transitionName(transition));
}

export function nodesOf(node: Node): Node[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as Node))];
}
