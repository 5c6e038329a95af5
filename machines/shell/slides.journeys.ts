import { navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { slidesMachine } from './slides.machine.ts';

const continued = { type: 'slide.continued' } as const;
const skipped = { type: 'slide.skipped' } as const;
const shown = (index: number) => ({ type: 'slide.shown', index }) as const;
const gone = [navigationTo({ to: 'signInChoice' })] as const;

export const slidesJourneys: readonly JourneyOf<typeof slidesMachine>[] = [
  {
    title: 'SHELL-05 the slides begin with the first, which is not the last',
    events: [],
    end: 'onTheWay',
    context: { index: 0 },
  },
  {
    title: 'SHELL-05 Next turns to the next slide',
    events: [continued],
    end: 'onTheWay',
    context: { index: 1 },
    emits: [],
  },
  {
    title: 'SHELL-05 the last slide offers to get started',
    events: [continued, continued],
    end: 'onLast',
    context: { index: 2 },
    emits: [],
  },
  {
    title: 'SHELL-06 going on from the last slide leads to the ways to sign in',
    events: [continued, continued, continued],
    end: 'left',
    context: { index: 2 },
    emits: gone,
  },
  { title: 'SHELL-04 Skip on the first slide leads there too', events: [skipped], end: 'left', emits: gone },
  { title: 'SHELL-04 Skip on the last slide as well', events: [shown(2), skipped], end: 'left', emits: gone },
  {
    title: 'SHELL-05 a slide can be picked, and there are no others than those',
    events: [shown(7)],
    end: 'onLast',
    context: { index: 2 },
  },
  {
    title: 'SHELL-05 from the last slide it goes back',
    events: [shown(2), shown(-1)],
    end: 'onTheWay',
    context: { index: 0 },
  },
  {
    title: 'SHELL-03 SHELL-06 with a single slide it is the last',
    input: { count: 1 },
    events: [continued],
    end: 'left',
    emits: gone,
  },
  {
    title: 'SHELL-03 without slides there is only the way on',
    input: { count: 0 },
    events: [],
    end: 'onLast',
  },
  {
    title: 'SHELL-05 a slide in the middle can be picked',
    events: [shown(1)],
    end: 'onTheWay',
    context: { index: 1 },
  },
  {
    title: 'SHELL-05 the last slide picked again stays the last',
    events: [shown(2), shown(2)],
    end: 'onLast',
    context: { index: 2 },
  },
];
