import { emit, setup } from 'xstate';
import { type NavigationRequested, navigationTo } from '../shared/announcements.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type Visitor = 'member' | 'guest';

export const splashMachine = setup({
  types: {
    emitted: {} as NavigationRequested,
    children: {} as { readVisitor: 'readVisitor' },
  },
  actors: {
    /** Resolves once the session is settled; a visitor whose session could not be loaded counts as a member. */
    readVisitor: unprovided<Visitor>('readVisitor'),
  },
  actions: {
    goToDashboard: emit(navigationTo({ to: 'dashboard' })),
    goToLoginOrCreate: emit(navigationTo({ to: 'loginOrCreate' })),
  },
  guards: { isMember: (_, visitor: Visitor) => visitor === 'member' },
  delays: { splashTime: 2000 },
}).createMachine({
  id: 'splash',
  description: 'The splash screen of the installed app, and where it leads.',
  initial: 'showing',
  states: {
    showing: {
      description: 'The logo is shown for a moment.',
      after: { splashTime: { target: 'recognizing' } },
    },
    recognizing: {
      description: 'Waits for the session, which is usually settled by now.',
      invoke: {
        id: 'readVisitor',
        src: 'readVisitor',
        onDone: [
          { guard: { type: 'isMember', params: outputOf }, target: 'over', actions: 'goToDashboard' },
          { target: 'over', actions: 'goToLoginOrCreate' },
        ],
        onError: { target: 'over', actions: 'goToLoginOrCreate' },
      },
    },
    over: { type: 'final' },
  },
});
