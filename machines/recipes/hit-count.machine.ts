import { assign, setup } from 'xstate';
import type { RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** A number of hits; a lower bound if not exact. */
export interface HitCount {
  readonly count: number;
  readonly isExact: boolean;
}
export type HitCountOutcome = Outcome<HitCount>;

interface Context {
  /** The filter that is counted; null while there is none. */
  filter: RecipeFilter | null;
  /** Of that filter; null until it is known. */
  hits: HitCount | null;
}

export type HitCountEvent =
  /** Also the first one. */
  { type: 'filter.changed'; filter: RecipeFilter } | { type: 'filter.closed' };

const initialContext = (): Context => ({ filter: null, hits: null });
const countedFilter = ({ context }: { context: Context }) => ({ filter: context.filter });

export const hitCountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as HitCountEvent,
    children: {} as { countHits: 'countHits' },
  },
  actors: {
    countHits: unprovided<HitCountOutcome, { readonly filter: RecipeFilter | null }>('countHits'),
  },
  actions: {
    takeFilter: assign((_, { filter }: { filter: RecipeFilter }) => ({ filter, hits: null })),
    rememberHits: assign((_, outcome: HitCountOutcome) => ({
      hits: outcome.kind === 'ok' ? outcome.value : null,
    })),
    forget: assign(initialContext),
  },
  guards: { isOk: isKind('ok') },
  delays: { choosingPause: 300 },
}).createMachine({
  id: 'hitCount',
  description: 'The number of recipes that the filter sheet would find, while it is open.',
  context: initialContext,
  initial: 'closed',
  on: {
    'filter.changed': {
      target: '.choosing',
      reenter: true,
      actions: { type: 'takeFilter', params: eventItself },
    },
    'filter.closed': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: {
      description: 'There is no filter to count.',
      on: {
        'filter.changed': { target: 'counting', actions: { type: 'takeFilter', params: eventItself } },
      },
    },
    choosing: {
      description: 'The filter has changed; it is counted after a pause.',
      after: { choosingPause: { target: 'counting' } },
    },
    counting: {
      description: 'A further change cancels the request, so that the number is that of the filter.',
      invoke: {
        id: 'countHits',
        src: 'countHits',
        input: countedFilter,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'counted',
            actions: { type: 'rememberHits', params: outputOf },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unknown' },
      },
    },
    counted: { description: 'The number is shown.' },
    unknown: { description: 'It could not be counted, as without a network: no number is shown.' },
  },
});
