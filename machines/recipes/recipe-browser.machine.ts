import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { appendNew, type Page } from '#domain/page/page.ts';
import { emptyFilter, type RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type RecipeCard = components['schemas']['RecipeCard'];
export type SearchMeta = components['schemas']['SearchPagination'];
export type RecipePageOutcome = Outcome<Page<RecipeCard, SearchMeta>>;

export interface RecipePageRequest {
  readonly filter: RecipeFilter;
  /** From 1. */
  readonly page: number;
}

interface Context {
  /** Current text of the search field. */
  typed: string;
  /** Filter of the current list. */
  filter: RecipeFilter;
  recipes: readonly RecipeCard[];
  /** Page metadata of the last response; null before the first. */
  meta: SearchMeta | null;
  failure: string | null;
}

export type RecipeBrowserEvent =
  | { type: 'search.typed'; term: string }
  | { type: 'search.submitted' }
  /** A page was opened for this term. */
  | { type: 'keyword.arrived'; keyword: string }
  /** Null: all of them. */
  | { type: 'mealType.chosen'; mealType: string | null }
  | { type: 'filter.applied'; filter: RecipeFilter }
  | { type: 'filter.cleared' }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /** Raised internally when the typing pauses. */
  | { type: 'search.settled' };

const initialContext = ({ input }: { input: { filter: RecipeFilter } }): Context => ({
  typed: input.filter.query,
  filter: input.filter,
  recipes: [],
  meta: null,
  failure: null,
});
const firstPageOf = ({ context }: { context: Context }): RecipePageRequest => ({
  filter: context.filter,
  page: 1,
});
const nextPageOf = ({ context }: { context: Context }): RecipePageRequest => ({
  filter: context.filter,
  page: (context.meta?.current_page ?? 0) + 1,
});
const listFor = (filter: RecipeFilter) => ({
  typed: filter.query,
  filter,
  recipes: [],
  meta: null,
  failure: null,
});

export const recipeBrowserMachine = setup({
  types: {
    input: {} as { filter: RecipeFilter },
    context: {} as Context,
    events: {} as RecipeBrowserEvent,
    emitted: {} as { type: 'search.typed'; term: string } | { type: 'filter.changed'; filter: RecipeFilter },
    tags: {} as 'busy',
    children: {} as { loadFirstPage: 'loadRecipes'; loadNextPage: 'loadRecipes' },
  },
  actors: { loadRecipes: unprovided<RecipePageOutcome, RecipePageRequest>('loadRecipes') },
  actions: {
    noteInput: assign((_, { term }: { term: string }) => ({ typed: term })),
    reportTyped: enqueueActions(({ enqueue }, { term }: { term: string }) => {
      if (term.length >= 3) enqueue.emit({ type: 'search.typed', term });
    }),
    settleSearch: raise({ type: 'search.settled' }),
    adoptTyped: assign(({ context }) => listFor({ ...context.filter, query: context.typed })),
    adoptKeyword: assign(({ context }, { keyword }: { keyword: string }) =>
      listFor({ ...context.filter, query: keyword }),
    ),
    adoptMealType: assign(({ context }, { mealType }: { mealType: string | null }) =>
      listFor({
        ...context.filter,
        query: context.typed,
        mealTypes: mealType === null ? [] : [mealType],
      }),
    ),
    adoptFilter: assign((_, { filter }: { filter: RecipeFilter }) => listFor(filter)),
    clearFilter: assign(() => listFor(emptyFilter)),
    reportFilter: emit(({ context }) => ({ type: 'filter.changed' as const, filter: context.filter })),
    replaceRecipes: assign((_, outcome: RecipePageOutcome) =>
      outcome.kind === 'ok' ? { recipes: outcome.value.data, meta: outcome.value.meta, failure: null } : {},
    ),
    appendRecipes: assign(({ context }, outcome: RecipePageOutcome) =>
      outcome.kind === 'ok'
        ? { recipes: appendNew(context.recipes, outcome.value.data), meta: outcome.value.meta, failure: null }
        : {},
    ),
    rememberFailure: assign((_, outcome: RecipePageOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.overloaded }),
  },
  guards: {
    isOk: isKind('ok'),
    hasNewTerm: ({ context }) => context.typed.trim() !== context.filter.query.trim(),
    hasMore: ({ context }) => context.meta !== null && context.meta.current_page < context.meta.last_page,
  },
  delays: { typingPause: 500 },
}).createMachine({
  id: 'recipeBrowser',
  description: 'A paged list of recipes with search, meal type and filter.',
  context: initialContext,
  type: 'parallel',
  states: {
    search: {
      initial: 'resting',
      states: {
        resting: { description: 'The list matches the search field.' },
        typing: {
          description: 'The search starts after a pause in typing.',
          after: {
            typingPause: [
              { guard: 'hasNewTerm', target: 'resting', actions: 'settleSearch' },
              { target: 'resting' },
            ],
          },
          on: {
            'search.submitted': { target: 'resting', actions: 'settleSearch' },
            'keyword.arrived': { target: 'resting' },
            'mealType.chosen': { target: 'resting' },
            'filter.applied': { target: 'resting' },
            'filter.cleared': { target: 'resting' },
          },
        },
      },
      on: {
        'search.typed': {
          target: '.typing',
          actions: [
            { type: 'noteInput', params: eventItself },
            { type: 'reportTyped', params: eventItself },
          ],
        },
      },
    },
    list: {
      initial: 'loading',
      on: {
        'search.settled': { target: '.loading', actions: ['adoptTyped', 'reportFilter'] },
        'keyword.arrived': {
          target: '.loading',
          actions: [{ type: 'adoptKeyword', params: eventItself }, 'reportFilter'],
        },
        'mealType.chosen': {
          target: '.loading',
          actions: [{ type: 'adoptMealType', params: eventItself }, 'reportFilter'],
        },
        'filter.applied': {
          target: '.loading',
          actions: [{ type: 'adoptFilter', params: eventItself }, 'reportFilter'],
        },
        'filter.cleared': { target: '.loading', actions: ['clearFilter', 'reportFilter'] },
      },
      states: {
        loading: {
          description: 'The first page is loading; an earlier request is canceled.',
          tags: ['busy'],
          invoke: loading({
            id: 'loadFirstPage',
            src: 'loadRecipes',
            input: firstPageOf,
            onOk: { target: 'ready', actions: { type: 'replaceRecipes', params: outputOf } },
            onFailed: 'failed',
          }),
          on: { 'refresh.requested': { target: 'loading', reenter: true } },
        },
        ready: {
          description: 'The recipes are loaded, or none match.',
          on: {
            'more.requested': { guard: 'hasMore', target: 'appending' },
            'refresh.requested': { target: 'loading' },
          },
        },
        appending: {
          description: 'The next page is loading; the list stays on the screen.',
          tags: ['busy'],
          invoke: loading({
            id: 'loadNextPage',
            src: 'loadRecipes',
            input: nextPageOf,
            onOk: { target: 'ready', actions: { type: 'appendRecipes', params: outputOf } },
            onFailed: 'appendFailed',
          }),
          on: { 'refresh.requested': { target: 'loading' } },
        },
        failed: {
          description: 'The error with a retry, without a list.',
          on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
        },
        appendFailed: {
          description: 'The list stays; below it the reason and a retry for the next page.',
          on: { 'retry.requested': { target: 'appending' }, 'refresh.requested': { target: 'loading' } },
        },
      },
    },
  },
});
