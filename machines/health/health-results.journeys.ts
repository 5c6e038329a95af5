import { type JourneyOf, ok } from '../shared/cases.ts';
import { noRecommendations, someScore } from './health-results.cases.ts';
import type { healthResultsMachine } from './health-results.machine.ts';

const score = { resolves: 'loadScore', with: ok(someScore) } as const;
const recommendations = { resolves: 'loadRecommendations', with: ok(noRecommendations) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const healthResultsJourneys: readonly JourneyOf<typeof healthResultsMachine>[] = [
  {
    title: 'HLTH-01 HLTH-07 shows the score and the featured recommendations',
    events: [score, recommendations],
    end: { score: 'shown', recommendations: 'featured' },
    context: { score: someScore, recommendations: noRecommendations },
  },
  {
    title: 'HLTH-08 shows all recommendations by category, then the featured ones again',
    events: [recommendations, { type: 'all.requested' }, score, { type: 'featured.requested' }],
    end: { score: 'shown', recommendations: 'featured' },
  },
  {
    title: 'HLTH-01 shows the score when the recommendations cannot be loaded',
    events: [score, { resolves: 'loadRecommendations', with: broken }],
    end: { score: 'shown', recommendations: 'failed' },
    context: {
      recommendationsFailure:
        'The system is currently overloaded and cannot process your request. Please try again later.',
    },
  },
  {
    title: 'ERR-59 a score that cannot be loaded can be retried separately',
    events: [recommendations, { resolves: 'loadScore', with: broken }, { type: 'score.retried' }, score],
    end: { score: 'shown', recommendations: 'featured' },
    calls: [{ id: 'loadScore' }, { id: 'loadRecommendations' }, { id: 'loadScore' }],
    context: { scoreFailure: null },
  },
  {
    title: 'recommendations can be retried separately',
    events: [score, { rejects: 'loadRecommendations' }, { type: 'recommendations.retried' }, recommendations],
    end: { score: 'shown', recommendations: 'featured' },
  },
  {
    title: 'HLTH-08 keeps showing all recommendations while they are retried',
    events: [score, recommendations, { type: 'all.requested' }],
    end: { score: 'shown', recommendations: 'all' },
  },
  {
    title: 'ERR-59 shows an error for the score only after an exception in loading it',
    events: [recommendations, { rejects: 'loadScore' }],
    end: { score: 'failed', recommendations: 'featured' },
    calls: [{ id: 'loadScore' }, { id: 'loadRecommendations' }],
    context: { scoreFailure: 'Questionnaire server is busy. Please try again later.' },
  },
  {
    title: 'hides recommendations until a retry has loaded them',
    events: [score, { rejects: 'loadRecommendations' }, { type: 'recommendations.retried' }],
    end: { score: 'shown', recommendations: 'loading' },
    calls: [{ id: 'loadScore' }, { id: 'loadRecommendations' }, { id: 'loadRecommendations' }],
  },
];
