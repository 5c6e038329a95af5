import type { JourneyOf } from '../shared/cases.ts';
import type { appUpdateMachine } from './app-update.machine.ts';

const checked = { wait: 30_000 } as const;
const nothing = { resolves: 'findUpdate', with: 'none' } as const;
const found = { resolves: 'findUpdate', with: 'ready' } as const;
const check = { id: 'findUpdate' } as const;

export const appUpdateJourneys: readonly JourneyOf<typeof appUpdateMachine>[] = [
  {
    title: 'checks for a new version every 30 seconds while the page is open',
    events: [checked, nothing, checked, nothing, { wait: 29_999 }],
    end: 'waiting',
    calls: [check, check],
    emits: [],
  },
  {
    title: 'offers a new version, and loads the page again once the member accepts',
    events: [checked, found, { type: 'update.accepted' }],
    end: 'applying',
    calls: [check, { id: 'applyUpdate' }],
    emits: [],
  },
  {
    title: 'checks immediately when the app becomes visible',
    events: [{ type: 'app.shown' }, found],
    end: 'offering',
    calls: [check],
  },
  {
    title: 'offers a postponed version again after an hour',
    events: [checked, found, { type: 'update.postponed' }, { wait: 3_600_000 }, found],
    end: 'offering',
    calls: [check, check],
  },
  {
    title: 'withdraws the offer when something is typed, which a reload would lose',
    events: [checked, found, { type: 'text.typed' }],
    end: 'waiting',
  },
  {
    title: 'keeps the offer if the new version cannot take over',
    events: [checked, found, { type: 'update.accepted' }, { rejects: 'applyUpdate' }],
    end: 'offering',
  },
  {
    title: 'checks again after a check that failed without a network',
    events: [checked, { rejects: 'findUpdate' }, checked, found],
    end: 'offering',
    calls: [check, check],
  },
  {
    title: 'waits on once the page was loaded again',
    events: [checked, found, { type: 'update.accepted' }, { resolves: 'applyUpdate', with: undefined }],
    end: 'waiting',
  },
];
