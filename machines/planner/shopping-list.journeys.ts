import { withTicks } from '#domain/meal-plan/shopping-list.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { produce } from './shopping-list.cases.ts';
import type { shoppingListMachine } from './shopping-list.machine.ts';

const input = { start: '2026-05-11', ticks: {} };
const listed = { answer: 'loadList', with: ok([produce]) } as const;
const ticked = (isOn: boolean) => ({ type: 'item.ticked', id: 'carrot', ticked: isOn }) as const;
const saved = { answer: 'saveTicks', with: ok(null) } as const;
const refresh = { type: 'refresh.requested' } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const cutOff = {
  answer: 'saveTicks',
  with: { kind: 'unavailable', status: null, message: null },
} as const;

export const shoppingListJourneys: readonly JourneyOf<typeof shoppingListMachine>[] = [
  {
    title: 'EXT-04 a tick is shown at once and told to the server',
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
    title: 'EXT-04 without a connection ticks wait, and are sent when there is one',
    input,
    events: [
      listed,
      ticked(true),
      { answer: 'saveTicks', with: { kind: 'unavailable', status: null, message: null } },
      { type: 'connection.returned' },
      saved,
    ],
    end: 'ready',
    emits: [],
    context: { ticks: {}, aisles: withTicks([produce], { carrot: true }) },
  },
  {
    title: 'EXT-04 ticks of an earlier visit without a connection are sent first',
    input: { start: '2026-05-11', ticks: { carrot: true } },
    events: [listed],
    end: 'saving',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }],
  },
  {
    title: 'a tick that the server refuses goes back, and it is told',
    input,
    events: [listed, ticked(true), { answer: 'saveTicks', with: { kind: 'forbidden', message: 'No.' } }],
    end: 'ready',
    emits: [errorToast('No.')],
    context: { ticks: {}, aisles: [produce] },
  },
  {
    title: 'a tick taken back while it is being told is told too',
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
    title: 'EXT-04 a list that cannot be loaded says so',
    input,
    events: [{ answer: 'loadList', with: broken }],
    end: 'failed',
    calls: [{ id: 'loadList' }],
    context: { failure: messages.overloaded },
  },
  {
    title: 'EXT-04 another try shows a list that could not be loaded',
    input,
    events: [{ answer: 'loadList', with: broken }, { type: 'retry.requested' }, listed],
    end: 'ready',
    context: { aisles: [produce], failure: null },
  },
  {
    title: 'a defect in fetching the list is told and can be tried again',
    input,
    events: [{ defect: 'loadList' }],
    end: 'failed',
    calls: [{ id: 'loadList' }],
    context: { failure: messages.unexpected },
  },
  {
    title: 'EXT-04 the list follows the plan when it is fetched again',
    input,
    events: [listed, refresh, { answer: 'refreshList', with: ok([]) }],
    end: 'ready',
    calls: [{ id: 'loadList' }, { id: 'refreshList', input: { start: '2026-05-11' } }],
    context: { aisles: [] },
  },
  ...([{ answer: 'refreshList', with: broken }, { defect: 'refreshList' }] as const).map(
    (failing, way): JourneyOf<typeof shoppingListMachine> => ({
      title: `EXT-04 a list that cannot be loaded again stays as it is, without a word, way ${way + 1}`,
      input,
      events: [listed, refresh, failing],
      end: 'ready',
      calls: [{ id: 'loadList' }, { id: 'refreshList' }],
      emits: [],
      context: { aisles: [produce], failure: null },
    }),
  ),
  {
    title: 'EXT-04 a tick goes before a list that is in flight',
    input,
    events: [listed, refresh, ticked(true)],
    end: 'saving',
    calls: [{ id: 'loadList' }, { id: 'refreshList', aborted: true }, { id: 'saveTicks' }],
    context: { ticks: { carrot: true } },
  },
  {
    title: 'a defect in telling the server takes the tick back and says so',
    input,
    events: [listed, ticked(true), { defect: 'saveTicks' }],
    end: 'ready',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }],
    emits: [errorToast(messages.unexpected)],
    context: { ticks: {}, aisles: [produce] },
  },
  {
    title: 'EXT-04 without a connection further ticks join those that wait',
    input,
    events: [listed, ticked(true), cutOff, { type: 'item.ticked', id: 'leek', ticked: true }],
    end: 'waiting',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }],
    context: { ticks: { carrot: true, leek: true } },
  },
  {
    title: 'EXT-04 ticks that wait are sent before the list is fetched again',
    input,
    events: [listed, ticked(true), cutOff, refresh],
    end: 'saving',
    calls: [{ id: 'loadList' }, { id: 'saveTicks' }, { id: 'saveTicks' }],
  },
];
