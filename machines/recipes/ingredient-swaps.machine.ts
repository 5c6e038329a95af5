import { assign, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { type MadeSwap, swapsOf, withoutSwapsOf } from '#domain/swap/made-swaps.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type IngredientSwaps = components['schemas']['IngredientSwaps'];
/** Null: the ingredient breaks no limit. */
export type SwapsOutcome = Outcome<IngredientSwaps | null>;

type SwappedOutcome = Outcome<components['schemas']['RecipeDetail']>;

/** `id` is the recipe's number or slug, as in the URL. */
interface RecipeKey {
  readonly id: string;
}

interface SwapRequest {
  /** The food currently in the recipe. */
  readonly foodId: string;
  readonly name: string;
}

export interface SwapsQuestion extends RecipeKey {
  readonly foodId: string;
  readonly made: readonly MadeSwap[];
}

export interface SwappedRecipe extends RecipeKey {
  readonly made: readonly MadeSwap[];
}

interface Context extends RecipeKey {
  /** The ingredient to swap; retained during the closing animation of the sheet. */
  wanted: SwapRequest | null;
  offer: IngredientSwaps | null;
  made: readonly MadeSwap[];
  /** The swaps being applied or undone. */
  next: readonly MadeSwap[];
  /** The recipe with the swaps; null without any. */
  recipe: components['schemas']['RecipeDetail'] | null;
  failure: string | null;
}

const initialContext = ({ input }: { input: RecipeKey }): Context => ({
  id: input.id,
  wanted: null,
  offer: null,
  made: [],
  next: [],
  recipe: null,
  failure: null,
});

const questionOf = ({ context }: { context: Context }): SwapsQuestion => ({
  id: context.id,
  foodId: context.wanted?.foodId ?? '',
  made: context.made,
});
const swappedOf = ({ context }: { context: Context }): SwappedRecipe => ({
  id: context.id,
  made: context.next,
});

export const ingredientSwapsMachine = setup({
  types: {
    input: {} as RecipeKey,
    context: {} as Context,
    events: {} as
      | ({ type: 'swap.requested' } & SwapRequest)
      | { type: 'replacement.chosen'; foodId: string }
      /** `original` is the food in the recipe as written. */
      | { type: 'swap.undone'; original: string }
      /** The page was opened with swaps that were made before, as after cooking. */
      | { type: 'swaps.found'; made: readonly MadeSwap[] }
      | { type: 'sheet.closed' }
      | { type: 'retry.requested' },
    emitted: {} as ToastRequested,
    tags: {} as 'busy' | 'open',
    children: {} as { findSwaps: 'findSwaps'; readSwapped: 'readSwapped'; readRestored: 'readSwapped' },
  },
  actors: {
    findSwaps: unprovided<SwapsOutcome, SwapsQuestion>('findSwaps'),
    readSwapped: unprovided<SwappedOutcome, SwappedRecipe>('readSwapped'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberWanted: assign((_, { foodId, name }: SwapRequest) => ({
      wanted: { foodId, name },
      offer: null,
      failure: null,
    })),
    rememberOffer: assign((_, outcome: SwapsOutcome) =>
      outcome.kind === 'ok' ? { offer: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: SwapsOutcome) => ({ failure: failureMessage(outcome) })),
    rememberDefect: assign({ failure: messages.overloaded }),
    planSwap: assign(({ context }, { foodId }: { foodId: string }) => ({
      next: context.wanted ? [...context.made, { from: context.wanted.foodId, to: foodId }] : context.made,
    })),
    planFound: assign((_, { made }: { made: readonly MadeSwap[] }) => ({ next: made })),
    planUndoing: assign(({ context }, { original }: { original: string }) => ({
      next: withoutSwapsOf(context.made, original),
    })),
    rememberRecipe: assign(({ context }, outcome: SwappedOutcome) =>
      outcome.kind === 'ok' ? { recipe: outcome.value, made: context.next } : {},
    ),
    clearSwaps: assign({ recipe: null, made: [] }),
  },
  guards: {
    isOk: isKind('ok'),
    hasReplacement: (_, outcome: SwapsOutcome) =>
      outcome.kind === 'ok' && (outcome.value?.replacements.length ?? 0) > 0,
    isOffered: ({ context }, { foodId }: { foodId: string }) =>
      context.offer?.replacements.some((each) => each.food_id === foodId) ?? false,
    isMade: ({ context }, { original }: { original: string }) => swapsOf(context.made, original).length > 0,
    isLastMade: ({ context }, { original }: { original: string }) =>
      context.made.length > 0 && withoutSwapsOf(context.made, original).length === 0,
  },
}).createMachine({
  id: 'ingredientSwaps',
  description: 'An ingredient that breaks a limit is swapped for one that fits, with undo.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: {
      description: 'The recipe is shown, as written or with swaps.',
      on: {
        'swap.requested': {
          target: 'looking',
          actions: { type: 'rememberWanted', params: eventItself },
        },
        'swap.undone': [
          { guard: { type: 'isLastMade', params: eventItself }, actions: 'clearSwaps' },
          {
            guard: { type: 'isMade', params: eventItself },
            target: 'restoring',
            actions: { type: 'planUndoing', params: eventItself },
          },
        ],
        'swaps.found': {
          target: 'restoring',
          actions: { type: 'planFound', params: eventItself },
        },
      },
    },
    looking: {
      tags: ['open', 'busy'],
      on: { 'sheet.closed': { target: 'closed' } },
      invoke: loading({
        id: 'findSwaps',
        src: 'findSwaps',
        input: questionOf,
        onOther: [
          {
            guard: { type: 'hasReplacement', params: outputOf },
            target: 'offering',
            actions: { type: 'rememberOffer', params: outputOf },
          },
        ],
        onOk: { target: 'nothingFits', actions: { type: 'rememberOffer', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    offering: {
      description: 'Up to three foods to choose from.',
      tags: ['open'],
      on: {
        'replacement.chosen': {
          guard: { type: 'isOffered', params: eventItself },
          target: 'swapping',
          actions: { type: 'planSwap', params: eventItself },
        },
        'sheet.closed': { target: 'closed' },
      },
    },
    nothingFits: {
      description: 'No substitute meets the limits; the sheet says so.',
      tags: ['open'],
      on: { 'sheet.closed': { target: 'closed' } },
    },
    failed: {
      tags: ['open'],
      on: { 'retry.requested': { target: 'looking' }, 'sheet.closed': { target: 'closed' } },
    },
    swapping: {
      description: 'The recipe is computed with the other food.',
      tags: ['open', 'busy'],
      on: { 'sheet.closed': { target: 'closed' } },
      invoke: submission({
        id: 'readSwapped',
        src: 'readSwapped',
        input: swappedOf,
        onOk: { target: 'closed', actions: { type: 'rememberRecipe', params: outputOf } },
        onFailed: { target: 'offering' },
      }),
    },
    restoring: {
      description:
        'The recipe is computed with swaps that were made before: one of several is undone, or the page is opened again.',
      tags: ['busy'],
      invoke: submission({
        id: 'readRestored',
        src: 'readSwapped',
        input: swappedOf,
        onOk: { target: 'closed', actions: { type: 'rememberRecipe', params: outputOf } },
        onFailed: { target: 'closed' },
      }),
    },
  },
});
