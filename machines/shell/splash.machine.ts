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
    /** Who is using the app, as soon as that is known. Treated as a member if that cannot be determined. */
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
  description: 'What the app shows when it is opened from the home screen, and where it goes from there.',
  initial: 'showing',
  states: {
    showing: {
      description: 'The mark is seen for a moment.',
      after: { splashTime: { target: 'recognising' } },
    },
    recognising: {
      description: 'Usually it is known by now who is there.',
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
