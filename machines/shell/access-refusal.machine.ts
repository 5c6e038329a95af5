import { emit, setup } from 'xstate';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';

interface Refused {
  readonly message: string;
}

export const accessRefusalMachine = setup({
  types: {
    events: {} as
      /** A site or a whole screen; `message` names the missing feature. */
        | ({ type: 'access.refused' } & Refused)
        /** One call of a screen that is shown. */
        | ({ type: 'call.refused' } & Refused),
    emitted: {} as ToastRequested | NavigationRequested,
  },
  actions: {
    sayWhy: emit((_, { message }: Refused) => errorToast(message)),
    goToPlans: emit(navigationTo({ to: 'plans' })),
  },
  delays: { readingTime: 1000 },
}).createMachine({
  id: 'accessRefusal',
  description:
    'A member lacks a membership: the reason is shown, then the plans, unless it was one call of a screen.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was refused.',
      on: {
        'access.refused': { target: 'explaining', actions: { type: 'sayWhy', params: eventItself } },
        'call.refused': { actions: { type: 'sayWhy', params: eventItself } },
      },
    },
    explaining: {
      description: 'The reason is shown briefly. Further refusals are ignored.',
      after: { readingTime: { target: 'idle', actions: 'goToPlans' } },
    },
  },
});
