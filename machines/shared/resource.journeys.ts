import { entryMessages } from '#domain/message/entry-messages.ts';
import { type JourneyOf, ok } from './cases.ts';
import type { sampleResource } from './resource.cases.ts';

const loaded = { resolves: 'load', with: ok(['Vegan']) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const resourceJourneys: readonly JourneyOf<typeof sampleResource>[] = [
  {
    title: 'loads the value',
    events: [loaded],
    end: 'ready',
    calls: [{ id: 'load', input: { key: 'diets' } }],
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'shows its own message for a failing server, and a retry helps',
    events: [{ resolves: 'load', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'ERR-52 shows its own message for a failing server',
    events: [{ resolves: 'load', with: broken }],
    end: 'failed',
    context: { failure: 'Could not fetch diet. Please try again later.' },
  },
  {
    title: 'ERR-30 a missing membership has the same message everywhere',
    events: [{ resolves: 'load', with: { kind: 'paymentRequired' } }],
    end: 'failed',
    context: {
      failure: 'Access restricted. Please upgrade to a subscription plan to use this feature.',
    },
  },
  {
    title: 'what isn’t there is "not found", with a message, and can be tried again',
    events: [{ resolves: 'load', with: { kind: 'notFound' } }],
    end: 'notFound',
    context: { failure: entryMessages.gone },
  },
  {
    title: 'trying again after "not found" loads once more',
    events: [{ resolves: 'load', with: { kind: 'notFound' } }, { type: 'retry.requested' }],
    end: 'loading',
    calls: [{ id: 'load' }, { id: 'load' }],
  },
  {
    title: 'a failed refresh keeps the known value on the screen',
    events: [loaded, { type: 'refresh.requested' }, { resolves: 'refresh', with: broken }],
    end: 'ready',
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'a refresh replaces the value',
    events: [loaded, { type: 'refresh.requested' }, { resolves: 'refresh', with: ok(['Paleo']) }],
    end: 'ready',
    context: { value: ['Paleo'] },
  },
  {
    title: 'an exception shows the message of a failing server',
    events: [{ rejects: 'load' }],
    end: 'failed',
    context: {
      failure: 'Could not fetch diet. Please try again later.',
    },
  },
  {
    title: 'an exception in a refresh keeps the known value on the screen',
    events: [loaded, { type: 'refresh.requested' }, { rejects: 'refresh' }],
    end: 'ready',
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'a refresh that finds nothing shows "not found"',
    events: [loaded, { type: 'refresh.requested' }, { resolves: 'refresh', with: { kind: 'notFound' } }],
    end: 'notFound',
  },
  {
    title: 'a change while the value loads restarts the load',
    events: [{ type: 'refresh.requested' }, loaded],
    end: 'ready',
    calls: [{ id: 'load', aborted: true }, { id: 'load' }],
  },
  {
    title: 'a change after a failed load starts another',
    events: [{ resolves: 'load', with: broken }, { type: 'refresh.requested' }],
    end: 'loading',
    calls: [{ id: 'load' }, { id: 'load' }],
  },
  {
    title: 'a change during a refresh restarts it',
    events: [loaded, { type: 'refresh.requested' }, { type: 'refresh.requested' }],
    end: 'refreshing',
    calls: [{ id: 'load' }, { id: 'refresh', aborted: true }, { id: 'refresh' }],
  },
];
