import { type JourneyOf, ok } from './cases.ts';
import type { sampleResource } from './resource.cases.ts';

const loaded = { answer: 'load', with: ok(['Vegan']) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const resourceJourneys: readonly JourneyOf<typeof sampleResource>[] = [
  {
    title: 'what was asked for arrives',
    events: [loaded],
    end: 'ready',
    calls: [{ id: 'load', input: { key: 'diets' } }],
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'a failing server leaves the sentence of this read, and a retry helps',
    events: [{ answer: 'load', with: broken }, { type: 'retry.requested' }, loaded],
    end: 'ready',
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'ERR-52 a failing server leaves the sentence of this read',
    events: [{ answer: 'load', with: broken }],
    end: 'failed',
    context: { failure: 'Could not fetch diet. Please try again later.' },
  },
  {
    title: 'ERR-30 a missing membership reads the same everywhere',
    events: [{ answer: 'load', with: { kind: 'paymentRequired' } }],
    end: 'failed',
    context: {
      failure: 'Access restricted. Please upgrade to a subscription plan to use this feature.',
    },
  },
  {
    title: 'what does not exist is not a failure',
    events: [{ answer: 'load', with: { kind: 'notFound' } }],
    end: 'notFound',
    context: { failure: null },
  },
  {
    title: 'a refresh that fails leaves the known value on the screen',
    events: [loaded, { type: 'refresh.requested' }, { answer: 'refresh', with: broken }],
    end: 'ready',
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'a refresh brings the new value',
    events: [loaded, { type: 'refresh.requested' }, { answer: 'refresh', with: ok(['Paleo']) }],
    end: 'ready',
    context: { value: ['Paleo'] },
  },
  {
    title: 'a defect reads like a failing server',
    events: [{ defect: 'load' }],
    end: 'failed',
    context: {
      failure: 'Could not fetch diet. Please try again later.',
    },
  },
  {
    title: 'a defect in a refresh leaves the known value on the screen',
    events: [loaded, { type: 'refresh.requested' }, { defect: 'refresh' }],
    end: 'ready',
    context: { value: ['Vegan'], failure: null },
  },
  {
    title: 'what a refresh finds gone is gone',
    events: [loaded, { type: 'refresh.requested' }, { answer: 'refresh', with: { kind: 'notFound' } }],
    end: 'notFound',
  },
];
