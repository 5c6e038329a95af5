import { navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { splashMachine } from './splash.machine.ts';

export const splashJourneys: readonly JourneyOf<typeof splashMachine>[] = [
  {
    title: 'SHELL-01 CONST-01 opens the dashboard for a member after 2 s',
    events: [{ wait: 2000 }, { resolves: 'readVisitor', with: 'member' }],
    end: 'over',
    calls: [{ id: 'readVisitor' }],
    emits: [navigationTo({ to: 'dashboard' })],
  },
  {
    title: 'SHELL-02 CONST-01 opens the sign-in form for a guest after 2 s',
    events: [{ wait: 2000 }, { resolves: 'readVisitor', with: 'guest' }],
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
    title: 'SHELL-01 AUTH-37 stays longer until the session is known',
    events: [{ wait: 2000 }, { wait: 60_000 }],
    end: 'recognizing',
    emits: [],
  },
  {
    title: 'SHELL-02 an exception opens the sign-in form',
    events: [{ wait: 2000 }, { rejects: 'readVisitor' }],
    end: 'over',
    emits: [navigationTo({ to: 'loginOrCreate' })],
  },
];
