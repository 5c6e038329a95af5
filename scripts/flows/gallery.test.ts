import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine, type MachineConfig } from 'xstate';
import { flows } from '#tests/paths/registry.ts';
import { allTransitions, nodesOf } from '#tests/paths/transitions.ts';
import { describeJourney, describeState, humanize } from './describe-flow.ts';
import { galleryPage } from './gallery-page.ts';
import { rowsOf, titleText } from './rows.ts';
import { activeIn, begin, choicesOf, follow, inputsOf } from './simulator/simulate.ts';

type AnyConfig = MachineConfig<object, { type: string }>;

describe.each(flows)('$file in the gallery', (flow) => {
  const { machine, events } = flow;

  test('its Stately file has the same states and transitions', () => {
    const config: AnyConfig = JSON.parse(JSON.stringify(machine.config));
    const read: AnyStateMachine = createMachine(config);
    expect(nodesOf(read.root).map(({ id }) => id)).toEqual(nodesOf(machine.root).map(({ id }) => id));
    expect(allTransitions(read)).toEqual(allTransitions(machine));
  });

  test('can be simulated: it offers choices, and each has a next state', () => {
    for (const input of inputsOf(flow)) {
      const start = begin(flow, input);
      const choices = choicesOf(flow, start);
      if (start.snapshot.status === 'active') expect(choices.length).toBeGreaterThan(0);
      for (const choice of choices) {
        const next = follow(flow, start, choice);
        expect(next.snapshot.status).not.toBe('error');
        expect(next.said).toBe(choice.label);
      }
    }
  });

  test('describes every event and journey', () => {
    const page = galleryPage([{ heading: 'One', exhibits: [{ name: 'one', flow, svg: '' }] }]);
    for (const type of Object.keys(events)) expect(page).toContain(`<dt>${humanize(type)}</dt>`);
    expect(page.match(/<li><b>/g)?.length ?? 0).toBe(flow.journeys.length);
    for (const row of flow.journeys.flatMap(rowsOf)) expect(page).toContain(`<dt>${row}</dt><dd>`);
    expect(page).not.toMatch(
      /<dd><\/dd>\n<dt>[A-Z]{2,5}-\d|https?:\/\/(?!localhost)[\w.-]+[^"]*\.(?:js|css)/,
    );
  });
});

test('a simulated journey ends in its documented state', () => {
  const leaving = flows.find(({ file }) => file === 'account/leaving');
  if (leaving === undefined) throw new Error('no such flow');
  let moment = begin(leaving, undefined);
  for (const step of [
    'deletion requested',
    'deletion confirmed',
    'delete account resolves ok',
    'clear session resolves',
  ]) {
    const choice = choicesOf(leaving, moment).find(({ label }) => label === step);
    if (choice === undefined) throw new Error(`"${step}" cannot be chosen`);
    moment = follow(leaving, moment, choice);
  }
  expect(activeIn(moment)).toEqual([{ id: 'leaving.gone', isInnermost: true }]);
  expect(moment.effects).toContain('goes to login or create');
  expect(choicesOf(leaving, moment)).toEqual([]);
});

test('a journey is described in a sentence', () => {
  const journey = {
    title: 'AUTH-04 AUTH-05, AUTH-09 somebody comes in',
    input: undefined,
    steps: [
      { kind: 'event', event: { type: 'form.sent', name: 'Ann' } },
      { kind: 'resolves', id: 'signIn', output: { kind: 'unavailable', status: 500 }, earlier: null },
      { kind: 'wait', ms: 20 },
      { kind: 'rejects', id: 'signIn' },
    ],
    end: { open: { form: 'isReady' }, list: {} },
    calls: null,
    emits: [{ type: 'toast.requested', message: 'No.' }, { type: 'list.opened' }],
    output: undefined,
    context: null,
    tags: null,
  } as const;
  expect(rowsOf(journey)).toEqual(['AUTH-04', 'AUTH-05', 'AUTH-09']);
  expect(titleText(journey)).toBe('Somebody comes in');
  expect(describeJourney(journey)).toBe(
    'Form sent (name: Ann), then sign in resolves unavailable 500, then 20 ms pass, then sign in rejects: ends in open: form: is ready and list. On the way it says “No.”; reports list opened.',
  );
  expect(describeState('checkingEMail')).toBe('checking e mail');
});
