import { assign, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import type { ShownScore } from '#domain/health-score/shown-score.ts';
import { healthMessages } from '#domain/message/health-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { busyMessage } from '../shared/busy-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type Recommendations = components['schemas']['Recommendations'];
export type ScoreOutcome = Outcome<ShownScore>;
export type RecommendationsOutcome = Outcome<Recommendations>;

interface Context {
  score: ShownScore | null;
  scoreFailure: string | null;
  recommendations: Recommendations | null;
  recommendationsFailure: string | null;
}

const initialContext = (): Context => ({
  score: null,
  scoreFailure: null,
  recommendations: null,
  recommendationsFailure: null,
});

export const healthResultsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'score.retried' }
      | { type: 'recommendations.retried' }
      | { type: 'all.requested' }
      | { type: 'featured.requested' },
    tags: {} as 'busy',
    children: {} as { loadScore: 'loadScore'; loadRecommendations: 'loadRecommendations' },
  },
  actors: {
    loadScore: unprovided<ScoreOutcome>('loadScore'),
    loadRecommendations: unprovided<RecommendationsOutcome>('loadRecommendations'),
  },
  actions: {
    rememberScore: assign((_, outcome: ScoreOutcome) =>
      outcome.kind === 'ok' ? { score: outcome.value, scoreFailure: null } : {},
    ),
    rememberScoreFailure: assign((_, outcome: ScoreOutcome) => ({
      scoreFailure: busyMessage(outcome, healthMessages.questionnaireBusy),
    })),
    rememberScoreDefect: assign({ scoreFailure: healthMessages.questionnaireBusy }),
    rememberRecommendations: assign((_, outcome: RecommendationsOutcome) =>
      outcome.kind === 'ok' ? { recommendations: outcome.value, recommendationsFailure: null } : {},
    ),
    rememberRecommendationsFailure: assign((_, outcome: RecommendationsOutcome) => ({
      recommendationsFailure: busyMessage(outcome, messages.overloaded),
    })),
    rememberRecommendationsDefect: assign({ recommendationsFailure: messages.overloaded }),
  },
  guards: { isOk: isKind('ok') },
}).createMachine({
  id: 'healthResults',
  description: 'The health score and its recommendations, which load independently.',
  context: initialContext,
  type: 'parallel',
  states: {
    score: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadScore',
            src: 'loadScore',
            onDone: [
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'shown',
                actions: { type: 'rememberScore', params: outputOf },
              },
              { target: 'failed', actions: { type: 'rememberScoreFailure', params: outputOf } },
            ],
            onError: { target: 'failed', actions: 'rememberScoreDefect' },
          },
        },
        shown: { description: 'The score as a ring, its parts, and how it changed.' },
        failed: { on: { 'score.retried': { target: 'loading' } } },
      },
    },
    recommendations: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadRecommendations',
            src: 'loadRecommendations',
            onDone: [
              {
                guard: { type: 'isOk', params: outputOf },
                target: 'featured',
                actions: { type: 'rememberRecommendations', params: outputOf },
              },
              { target: 'failed', actions: { type: 'rememberRecommendationsFailure', params: outputOf } },
            ],
            onError: { target: 'failed', actions: 'rememberRecommendationsDefect' },
          },
        },
        featured: {
          description: 'The featured recommendations.',
          on: { 'all.requested': { target: 'all' } },
        },
        all: {
          description: 'All recommendations by category.',
          on: { 'featured.requested': { target: 'featured' } },
        },
        failed: { on: { 'recommendations.retried': { target: 'loading' } } },
      },
    },
  },
});
