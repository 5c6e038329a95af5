import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { proteinBar } from './custom-food.cases.ts';
import type { foodRemovalMachine } from './food-removal.machine.ts';

type Journey = JourneyOf<typeof foodRemovalMachine>;
const wanted = { type: 'removal.requested', food: proteinBar } as const;
const undone = { type: 'removal.undone', food: proteinBar } as const;
const removed = { answer: 'removeFood', with: ok(null) } as const;
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
    title: 'FOOD-01 a food of one’s own is removed once, however often it is asked for',
    events: [wanted, wanted, removed],
    end: 'idle',
    calls: [{ id: 'removeFood', input: { food: proteinBar } }],
    emits: [undoable],
    context: { changes: 1 },
  },
  {
    title: 'FOOD-01 and it comes back when that is taken back',
    events: [wanted, removed, undone, { answer: 'restoreFood', with: ok(null) }],
    end: 'idle',
    calls: [{ id: 'removeFood' }, { id: 'restoreFood', input: { food: proteinBar } }],
    emits: [undoable, successToast('Custom food is back.')],
    context: { changes: 2 },
  },
  ...([{ answer: 'removeFood', with: broken }, { defect: 'removeFood' }] as const).map(
    (failing, way): Journey => ({
      title: `a food that could not be removed stays, and that is said, way ${way + 1}`,
      events: [wanted, failing],
      end: 'idle',
      calls: [{ id: 'removeFood' }],
      emits: [notRemoved],
      context: { changes: 0 },
    }),
  ),
  ...([{ answer: 'restoreFood', with: broken }, { defect: 'restoreFood' }] as const).map(
    (failing, way): Journey => ({
      title: `a food that could not be brought back is said to be gone, way ${way + 1}`,
      events: [wanted, removed, undone, failing],
      end: 'idle',
      calls: [{ id: 'removeFood' }, { id: 'restoreFood' }],
      emits: [undoable, notRestored],
      context: { changes: 1 },
    }),
  ),
];
