import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { proteinBar } from './custom-food.cases.ts';
import { granola } from './food-removal.cases.ts';
import type { foodRemovalMachine } from './food-removal.machine.ts';

type Journey = JourneyOf<typeof foodRemovalMachine>;
const requested = { type: 'removal.requested', food: proteinBar } as const;
const walnuts = { ...granola, id: '10', title: 'Walnuts' };
const undone = { type: 'removal.undone', food: proteinBar } as const;
const removed = { resolves: 'removeFood', with: ok(null) } as const;
const undoable = {
  type: 'removal.undoable',
  message: 'Custom food removed.',
  food: proteinBar,
} as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;
const notRemoved = errorToast('Could not remove custom food. Please try again later.');
const notRestored = errorToast('Could not create custom food. Please try again later.');

export const foodRemovalJourneys: readonly Journey[] = [
  {
    title: 'removes a custom food once for several requests',
    events: [requested, requested, removed],
    end: 'idle',
    calls: [{ id: 'removeFood', input: { food: proteinBar } }],
    emits: [undoable],
    context: { changes: 1 },
  },
  {
    title: 'undo restores the food',
    events: [requested, removed, undone, { resolves: 'restoreFood', with: ok(null) }],
    end: 'idle',
    calls: [{ id: 'removeFood' }, { id: 'restoreFood', input: { food: proteinBar } }],
    emits: [undoable, successToast('Custom food is back.')],
    context: { changes: 2 },
  },
  {
    title: 'a removal is undone, and another food removed, while one is being removed: one after another',
    events: [
      requested,
      removed,
      { type: 'removal.requested', food: granola },
      undone,
      removed,
      { resolves: 'restoreFood', with: ok(null) },
    ],
    end: 'idle',
    calls: [
      { id: 'removeFood', input: { food: proteinBar } },
      { id: 'removeFood', input: { food: granola } },
      { id: 'restoreFood', input: { food: proteinBar } },
    ],
    emits: [undoable, { ...undoable, food: granola }, successToast('Custom food is back.')],
    context: { changes: 3, waiting: [] },
  },
  {
    title: 'other foods are removed and one comes back, while one is being restored: one after another',
    events: [
      undone,
      { type: 'removal.requested', food: granola },
      { type: 'removal.undone', food: walnuts },
      { resolves: 'restoreFood', with: ok(null) },
      removed,
      { resolves: 'restoreFood', with: ok(null) },
    ],
    end: 'idle',
    calls: [
      { id: 'restoreFood', input: { food: proteinBar } },
      { id: 'removeFood', input: { food: granola } },
      { id: 'restoreFood', input: { food: walnuts } },
    ],
    emits: [
      successToast('Custom food is back.'),
      { ...undoable, food: granola },
      successToast('Custom food is back.'),
    ],
    context: { changes: 3, waiting: [] },
  },
  {
    title: 'what is asked for twice while a food is being restored counts once',
    events: [
      undone,
      { type: 'removal.requested', food: granola },
      { type: 'removal.requested', food: granola },
      { resolves: 'restoreFood', with: ok(null) },
      removed,
    ],
    end: 'idle',
    calls: [
      { id: 'restoreFood', input: { food: proteinBar } },
      { id: 'removeFood', input: { food: granola } },
    ],
    emits: [successToast('Custom food is back.'), { ...undoable, food: granola }],
    context: { changes: 2, waiting: [] },
  },
  ...([{ resolves: 'removeFood', with: broken }, { rejects: 'removeFood' }] as const).map(
    (failing, failure): Journey => ({
      title: `keeps the food and shows an error when removing fails, case ${failure + 1}`,
      events: [requested, failing],
      end: 'idle',
      calls: [{ id: 'removeFood' }],
      emits: [notRemoved],
      context: { changes: 0 },
    }),
  ),
  ...([{ resolves: 'restoreFood', with: broken }, { rejects: 'restoreFood' }] as const).map(
    (failing, failure): Journey => ({
      title: `shows an error when the food cannot be restored, case ${failure + 1}`,
      events: [requested, removed, undone, failing],
      end: 'idle',
      calls: [{ id: 'removeFood' }, { id: 'restoreFood' }],
      emits: [undoable, notRestored],
      context: { changes: 1 },
    }),
  ),
];
