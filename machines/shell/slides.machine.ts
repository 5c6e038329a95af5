import { assign, emit, setup } from 'xstate';
import { type NavigationRequested, navigationTo } from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';

interface Context {
  /** Number of slides in the settings. */
  count: number;
  /** Index of the slide on the screen, from 0. */
  index: number;
}

export type SlidesEvent =
  | { type: 'slide.continued' }
  | { type: 'slide.skipped' }
  /** By a swipe or one of the dots. */
  | { type: 'slide.shown'; index: number };

const initialContext = ({ input }: { input: { count: number } }): Context => ({
  count: input.count,
  index: 0,
});

export const slidesMachine = setup({
  types: {
    input: {} as { count: number },
    context: {} as Context,
    events: {} as SlidesEvent,
    emitted: {} as NavigationRequested,
  },
  actions: {
    goOn: assign({ index: ({ context }) => context.index + 1 }),
    show: assign(({ context }, { index }: { index: number }) => ({
      index: Math.max(0, Math.min(context.count - 1, index)),
    })),
    goToSignInChoice: emit(navigationTo({ to: 'signInChoice' })),
  },
  guards: { isLast: ({ context }) => context.index >= context.count - 1 },
}).createMachine({
  id: 'slides',
  description: 'The introduction slides.',
  context: initialContext,
  initial: 'turning',
  states: {
    turning: {
      always: [{ guard: 'isLast', target: 'onLast' }, { target: 'onTheWay' }],
    },
    onTheWay: {
      description: 'The button reads Next.',
      on: {
        'slide.continued': { target: 'turning', actions: 'goOn' },
        'slide.shown': { target: 'turning', actions: { type: 'show', params: eventItself } },
        'slide.skipped': { target: 'left', actions: 'goToSignInChoice' },
      },
    },
    onLast: {
      description: 'The button reads Get Started.',
      on: {
        'slide.continued': { target: 'left', actions: 'goToSignInChoice' },
        'slide.shown': { target: 'turning', actions: { type: 'show', params: eventItself } },
        'slide.skipped': { target: 'left', actions: 'goToSignInChoice' },
      },
    },
    left: { description: 'Opens the sign-in options.', type: 'final' },
  },
});
