import { navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { slidesMachine } from './slides.machine.ts';

const continued = { type: 'slide.continued' } as const;
const skipped = { type: 'slide.skipped' } as const;
const shown = (index: number) => ({ type: 'slide.shown', index }) as const;
const signIn = [navigationTo({ to: 'signInChoice' })] as const;

export const slidesJourneys: readonly JourneyOf<typeof slidesMachine>[] = [
  {
    title: 'SHELL-05 starts with the first slide, which is not the last',
    events: [],
    end: 'onTheWay',
    context: { index: 0 },
  },
  {
    title: 'SHELL-05 Next shows the next slide',
    events: [continued],
    end: 'onTheWay',
    context: { index: 1 },
    emits: [],
  },
  {
    title: 'SHELL-05 the last slide offers Get Started',
    events: [continued, continued],
    end: 'onLast',
    context: { index: 2 },
    emits: [],
  },
  {
    title: 'SHELL-06 continuing from the last slide opens the sign-in options',
    events: [continued, continued, continued],
    end: 'left',
    context: { index: 2 },
    emits: signIn,
  },
  {
    title: 'SHELL-04 Skip on the first slide leads there too',
    events: [skipped],
    end: 'left',
    emits: signIn,
  },
  {
    title: 'SHELL-04 Skip on the last slide as well',
    events: [shown(2), skipped],
    end: 'left',
    emits: signIn,
  },
  {
    title: 'SHELL-05 any existing slide can be selected, and no other',
    events: [shown(7)],
    end: 'onLast',
    context: { index: 2 },
  },
  {
    title: 'SHELL-05 goes back from the last slide',
    events: [shown(2), shown(-1)],
    end: 'onTheWay',
    context: { index: 0 },
  },
  {
    title: 'SHELL-03 SHELL-06 a single slide is the last one',
    input: { count: 1 },
    events: [continued],
    end: 'left',
    emits: signIn,
  },
  {
    title: 'SHELL-03 without slides only the continue button is shown',
    input: { count: 0 },
    events: [],
    end: 'onLast',
  },
  {
    title: 'SHELL-05 a slide in the middle can be selected',
    events: [shown(1)],
    end: 'onTheWay',
    context: { index: 1 },
  },
  {
    title: 'SHELL-05 selecting the last slide again keeps it',
    events: [shown(2), shown(2)],
    end: 'onLast',
    context: { index: 2 },
  },
];
