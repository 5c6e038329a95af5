import { emit, setup } from 'xstate';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';

export const accessRefusalMachine = setup({
  types: {
    /** `message` says what is missing. */
    events: {} as { type: 'access.refused'; message: string },
    emitted: {} as ToastRequested | NavigationRequested,
  },
  actions: {
    sayWhy: emit((_, { message }: { message: string }) => errorToast(message)),
    goToPlans: emit(navigationTo({ to: 'plans' })),
  },
  delays: { readingTime: 1000 },
}).createMachine({
  id: 'accessRefusal',
  description: 'A member pressed what needs a membership: the reason is said, then the plans are shown.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was refused.',
      on: {
        'access.refused': { target: 'explaining', actions: { type: 'sayWhy', params: eventItself } },
      },
    },
    explaining: {
      description: 'A moment to read why. Further presses say nothing new.',
      after: { readingTime: { target: 'idle', actions: 'goToPlans' } },
    },
  },
});
