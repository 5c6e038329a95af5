import { navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { splashMachine } from './splash.machine.ts';

export const splashJourneys: readonly JourneyOf<typeof splashMachine>[] = [
  {
    title: 'SHELL-01 CONST-01 a member comes to the dashboard after 2 s',
    events: [{ wait: 2000 }, { answer: 'readVisitor', with: 'member' }],
    end: 'over',
    calls: [{ id: 'readVisitor' }],
    emits: [navigationTo({ to: 'dashboard' })],
  },
  {
    title: 'SHELL-02 CONST-01 a guest comes to the form for everybody after 2 s',
    events: [{ wait: 2000 }, { answer: 'readVisitor', with: 'guest' }],
    end: 'over',
    emits: [navigationTo({ to: 'loginOrCreate' })],
  },
  {
    title: 'CONST-01 the splash stays for 2 s',
    events: [{ wait: 1999 }],
    end: 'showing',
    calls: [],
    emits: [],
  },
  {
    title: 'SHELL-01 AUTH-37 as long as it is not known who is there, it stays longer',
    events: [{ wait: 2000 }, { wait: 60_000 }],
    end: 'recognising',
    emits: [],
  },
  {
    title: 'SHELL-02 a defect leads to the form for everybody',
    events: [{ wait: 2000 }, { defect: 'readVisitor' }],
    end: 'over',
    emits: [navigationTo({ to: 'loginOrCreate' })],
  },
];
