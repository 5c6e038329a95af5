import { withTicks } from '#domain/meal-plan/shopping-list.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { produce } from './shopping-list.cases.ts';
import type { shoppingListMachine } from './shopping-list.machine.ts';

const input = { start: '2026-05-11', ticks: {} };
const listed = { answer: 'loadList', with: ok([produce]) } as const;
const ticked = (isOn: boolean) => ({ type: 'item.ticked', id: 'carrot', ticked: isOn }) as const;
const saved = { answer: 'saveTicks', with: ok(null) } as const;

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
];
