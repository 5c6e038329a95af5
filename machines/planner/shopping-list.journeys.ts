import { withTicks } from '#domain/meal-plan/shopping-list.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { produce } from './shopping-list.cases.ts';
import type { shoppingListMachine } from './shopping-list.machine.ts';

const input = { start: '2026-05-11', ticks: {} };
const listed = { resolves: 'loadList', with: ok([produce]) } as const;
const ticked = (isTicked: boolean) => ({ type: 'item.ticked', id: 'carrot', ticked: isTicked }) as const;
const saved = { resolves: 'saveTicks', with: ok(null) } as const;
const refresh = { type: 'refresh.requested' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const cutOff = {
  resolves: 'saveTicks',
  with: { kind: 'unavailable', status: null, message: null },
} as const;

export const shoppingListJourneys: readonly JourneyOf<typeof shoppingListMachine>[] = [
  {
    title: 'EXT-04 shows a tick immediately and sends it to the server',
    input,
    events: [listed, ticked(true), saved],
    end: 'ready',
    calls: [
      { id: 'loadList', input: { start: '2026-05-11' } },
      { id: 'saveTicks', input: { start: '2026-05-11', ticks: { carrot: true }, aisles: [produce] } },
    ],
    context: { ticks: {}, aisles: withTicks([produce], { carrot: true }) },
  },
  {
    title: 'EXT-04 holds ticks while offline and sends them once online',
    input,
    events: [
      listed,
      ticked(true),
      { resolves: 'saveTicks', with: { kind: 'unavailable', status: null, message: null } },
      { type: 'connection.returned' },
      saved,
    ],
    end: 'ready',
    emits: [],
    context: { ticks: {}, aisles: withTicks([produce], { carrot: true }) },
  },
  {
    title: 'EXT-04 sends ticks of an earlier offline visit first',
    input: { start: '2026-05-11', ticks: { carrot: true } },
    events: [listed],
    end: 'saving',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }],
  },
  {
    title: 'reverts a tick that the server refuses and shows an error',
    input,
    events: [listed, ticked(true), { resolves: 'saveTicks', with: { kind: 'forbidden', message: 'No.' } }],
    end: 'ready',
    emits: [errorToast('No.')],
    context: { ticks: {}, aisles: [produce] },
  },
  {
    title: 'unticking while the tick is being sent is sent too',
    input,
    events: [listed, ticked(true), ticked(false), saved, saved],
    end: 'ready',
    calls: [
      { id: 'loadList' },
      { id: 'saveTicks' },
      {
        id: 'saveTicks',
        input: {
          start: '2026-05-11',
          ticks: { carrot: false },
          aisles: withTicks([produce], { carrot: true }),
        },
      },
    ],
    context: { ticks: {}, aisles: [produce] },
  },
  {
    title: 'EXT-04 shows an error when the list cannot be loaded',
    input,
    events: [{ resolves: 'loadList', with: broken }],
    end: 'failed',
    calls: [{ id: 'loadList' }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'EXT-04 a retry shows a list that could not be loaded',
    input,
    events: [{ resolves: 'loadList', with: broken }, { type: 'retry.requested' }, listed],
    end: 'ready',
    context: { aisles: [produce], failure: null },
  },
  {
    title: 'shows an error after an exception in loading the list and allows a retry',
    input,
    events: [{ rejects: 'loadList' }],
    end: 'failed',
    calls: [{ id: 'loadList' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'EXT-04 a refresh follows changes of the plan',
    input,
    events: [listed, refresh, { resolves: 'refreshList', with: ok([]) }],
    end: 'ready',
    calls: [{ id: 'loadList' }, { id: 'refreshList', input: { start: '2026-05-11' } }],
    context: { aisles: [] },
  },
  ...([{ resolves: 'refreshList', with: broken }, { rejects: 'refreshList' }] as const).map(
    (failing, failure): JourneyOf<typeof shoppingListMachine> => ({
      title: `EXT-04 a failed refresh silently keeps the list, case ${failure + 1}`,
      input,
      events: [listed, refresh, failing],
      end: 'ready',
      calls: [{ id: 'loadList' }, { id: 'refreshList' }],
      emits: [],
      context: { aisles: [produce], failure: null },
    }),
  ),
  {
    title: 'EXT-04 a tick takes precedence over a list in flight',
    input,
    events: [listed, refresh, ticked(true)],
    end: 'saving',
    calls: [{ id: 'loadList' }, { id: 'refreshList', aborted: true }, { id: 'saveTicks' }],
    context: { ticks: { carrot: true } },
  },
  {
    title: 'reverts the tick and shows an error after an exception in sending it',
    input,
    events: [listed, ticked(true), { rejects: 'saveTicks' }],
    end: 'ready',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }],
    emits: [errorToast(messages.unexpected)],
    context: { ticks: {}, aisles: [produce] },
  },
  {
    title: 'EXT-04 further ticks join the held ones while offline',
    input,
    events: [listed, ticked(true), cutOff, { type: 'item.ticked', id: 'leek', ticked: true }],
    end: 'waiting',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }],
    context: { ticks: { carrot: true, leek: true } },
  },
  {
    title: 'EXT-04 sends held ticks before a refresh',
    input,
    events: [listed, ticked(true), cutOff, refresh],
    end: 'saving',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }, { id: 'saveTicks' }],
  },
  {
    title: 'EXT-04 a change while the list loads restarts the load',
    input,
    events: [{ type: 'refresh.requested' }, listed],
    end: 'ready',
    calls: [{ id: 'loadList', aborted: true }, { id: 'loadList' }],
  },
  {
    title: 'EXT-04 a change after a failed load starts another',
    input,
    events: [{ resolves: 'loadList', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'loadList' }, { id: 'loadList' }],
  },
  {
    title: 'EXT-04 a change during a refresh restarts it',
    input,
    events: [listed, { type: 'refresh.requested' }, { type: 'refresh.requested' }],
    end: 'refreshing',
    calls: [{ id: 'loadList' }, { id: 'refreshList', aborted: true }, { id: 'refreshList' }],
  },
];
