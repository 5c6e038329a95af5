import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { unprovidedEffects } from '#machines/shared/unprovided.ts';
import { flows } from './registry.ts';
import { nodesOf } from './transitions.ts';

const files = globSync('machines/**/*.machine.ts').map((path) =>
  path
    .replaceAll('\\', '/')
    .replace(/^machines\//, '')
    .replace(/\.machine\.ts$/, ''),
);

test('every machine file is registered, with its cases and journeys', () => {
  expect(flows.map(({ file }) => file).sort()).toEqual([...files].sort());
  const unpaired = files.filter(
    (file) => !existsSync(`machines/${file}.cases.ts`) || !existsSync(`machines/${file}.journeys.ts`),
  );
  expect(unpaired).toEqual([]);
});

test('every machine has its own id', () => {
  const ids = flows.map(({ machine }) => machine.id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(flows)('$file', ({ file, machine, events, outputs, journeys }) => {
  const nodes = nodesOf(machine.root);
  const invocations = nodes.flatMap((node) => node.invoke.map((invoked) => ({ node, invoked })));

  test('its id is its file name', () => {
    const name = file.split('/').at(-1) ?? '';
    expect(machine.id).toBe(name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  });

  test('every event that it can take has cases, and there are no cases for others', () => {
    const taken = new Set(
      nodes.flatMap((node) => node.ownEvents).filter((type) => !type.startsWith('xstate.')),
    );
    expect(Object.keys(events).sort()).toEqual([...taken].sort());
  });

  test('every call has its own id, and outcomes to try', () => {
    const ids = invocations.map(({ invoked }) => invoked.id);
    expect(Object.keys(outputs).sort()).toEqual([...ids].sort());
  });

  test('every call handles its outcome and its error', () => {
    const silent = invocations.filter(
      ({ node, invoked }) =>
        !node.transitions.has(`xstate.done.actor.${invoked.id}`) ||
        !node.transitions.has(`xstate.error.actor.${invoked.id}`),
    );
    expect(silent.map(({ invoked }) => invoked.id)).toEqual([]);
  });

  test('every requested effect is declared, and every declared one is used', () => {
    const asked = new Set(invocations.map(({ invoked }) => String(invoked.src)));
    expect(Object.keys(machine.implementations.actors).sort()).toEqual([...asked].sort());
  });

  test('an effect that is not provided is named', () => {
    const names = Object.keys(machine.implementations.actors);
    expect(unprovidedEffects(machine)).toEqual(names);
    const [first, ...rest] = names;
    if (first === undefined) return;
    const wired = machine.provide({ actors: { [first]: fromPromise(async () => null) } });
    expect(unprovidedEffects(wired)).toEqual(rest);
  });

  test('starting it sends only calls that are safe to repeat', () => {
    const started = nodes.filter((node) => isInitial(node)).flatMap((node) => node.invoke);
    const risky = started.filter(({ id }) => !/^(read|load)/.test(id));
    expect(risky.map(({ id }) => id)).toEqual([]);
  });

  test('what starts a load also restarts it while it runs', () => {
    const loads = invocations.filter(({ invoked }) => String(invoked.src).startsWith('load'));
    const sourcesOf = (nodesLoading: readonly Node[]) =>
      new Set(
        loads.filter(({ node }) => nodesLoading.includes(node)).map(({ invoked }) => String(invoked.src)),
      );
    const ignored = nodes.flatMap((node) =>
      [...node.transitions].flatMap(([event, transitions]) => {
        if (!isNews(event)) return [];
        const started = sourcesOf(transitions.flatMap(({ target }) => target ?? []));
        return loads
          .filter(({ node: loading, invoked }) => started.has(String(invoked.src)) && !takes(loading, event))
          .map(({ node: loading }) => `${loading.key} ignores ${event}`);
      }),
    );
    expect([...new Set(ignored)]).toEqual([]);
  });

  test('has a description of its purpose', () => {
    expect(machine.root.description).toMatch(/^[A-Z].*[.!?]$/);
  });

  test('it has journeys, each with a title of its own', () => {
    expect(journeys.length).toBeGreaterThan(0);
    expect(new Set(journeys.map(({ title }) => title)).size).toBe(journeys.length);
  });
});

/** True if the state is entered when its machine starts. */
function isInitial(node: ReturnType<typeof nodesOf>[number]): boolean {
  const parent = node.parent;
  if (parent === undefined) return true;
  const enters = parent.type === 'parallel' || parent.initial.target.some((target) => target.id === node.id);
  return enters && isInitial(parent);
}

type Node = ReturnType<typeof nodesOf>[number];

/** An event that says that loaded data may be out of date, unlike what a member presses. */
const isNews = (event: string) =>
  event === 'refresh.requested' || /\.(?:changed|given|outdated|restored|sent|wanted)$/.test(event);

const takes = (node: Node, event: string): boolean =>
  node.transitions.has(event) || (node.parent !== undefined && takes(node.parent, event));
