import type { ShownScore } from '#domain/health-score/shown-score.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { healthResultsMachine, Recommendations } from './health-results.machine.ts';

export const someScore: ShownScore = {
  score: 78,
  color: '#3f8358',
  completion: 80,
  table: null,
  history: [],
};
export const noRecommendations: Recommendations = {
  recommendations: [],
  allrecs: [],
  allcats: [],
  rec_urls: {},
  rec_details: {},
  urgent_help: null,
};

export const healthResultsCases: CasesOf<typeof healthResultsMachine> = {
  events: {
    'score.retried': [{ type: 'score.retried' }],
    'recommendations.retried': [{ type: 'recommendations.retried' }],
    'all.requested': [{ type: 'all.requested' }],
    'featured.requested': [{ type: 'featured.requested' }],
  },
  outputs: {
    loadScore: { ...failures, ok: [ok(someScore)] },
    loadRecommendations: { ...failures, ok: [ok(noRecommendations)] },
  },
};
