import { type JourneyOf, ok } from '../shared/cases.ts';
import { noRecommendations, someScore } from './health-results.cases.ts';
import type { healthResultsMachine } from './health-results.machine.ts';

const score = { answer: 'loadScore', with: ok(someScore) } as const;
const recommendations = { answer: 'loadRecommendations', with: ok(noRecommendations) } as const;
const broken = { kind: 'unavailable', status: 500, message: null } as const;

export const healthResultsJourneys: readonly JourneyOf<typeof healthResultsMachine>[] = [
  {
    title: 'HLTH-01 HLTH-07 score and recommendations are shown, of these the first few',
    events: [score, recommendations],
    end: { score: 'shown', recommendations: 'featured' },
    context: { score: someScore, recommendations: noRecommendations },
  },
  {
    title: 'HLTH-08 all of them are seen by category, and the first few again',
    events: [recommendations, { type: 'all.requested' }, score, { type: 'featured.requested' }],
    end: { score: 'shown', recommendations: 'featured' },
  },
  {
    title: 'HLTH-01 recommendations that did not arrive do not take the score along',
    events: [score, { answer: 'loadRecommendations', with: broken }],
    end: { score: 'shown', recommendations: 'failed' },
    context: {
      recommendationsFailure:
        'The system is currently overloaded and cannot process your request. Please try again later.',
    },
  },
  {
    title: 'ERR-59 a score that could not be loaded can be asked for again, alone',
    events: [recommendations, { answer: 'loadScore', with: broken }, { type: 'score.retried' }, score],
    end: { score: 'shown', recommendations: 'featured' },
    calls: [{ id: 'loadScore' }, { id: 'loadRecommendations' }, { id: 'loadScore' }],
    context: { scoreFailure: null },
  },
  {
    title: 'recommendations can be asked for again, alone',
    events: [score, { defect: 'loadRecommendations' }, { type: 'recommendations.retried' }, recommendations],
    end: { score: 'shown', recommendations: 'featured' },
  },
  {
    title: 'HLTH-08 all of them stay on the screen once they are asked for',
    events: [score, recommendations, { type: 'all.requested' }],
    end: { score: 'shown', recommendations: 'all' },
  },
  {
    title: 'ERR-59 a defect in the score says so, alone',
    events: [recommendations, { defect: 'loadScore' }],
    end: { score: 'failed', recommendations: 'featured' },
    calls: [{ id: 'loadScore' }, { id: 'loadRecommendations' }],
    context: { scoreFailure: 'Questionnaire server is busy. Please try again later.' },
  },
  {
    title: 'recommendations that are asked for again are not shown before they are there',
    events: [score, { defect: 'loadRecommendations' }, { type: 'recommendations.retried' }],
    end: { score: 'shown', recommendations: 'loading' },
    calls: [{ id: 'loadScore' }, { id: 'loadRecommendations' }, { id: 'loadRecommendations' }],
  },
];
