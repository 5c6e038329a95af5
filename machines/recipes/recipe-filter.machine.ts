import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  chooseCalories,
  chooseLevel,
  toggleFlag,
  toggleLevel,
  toggleName,
} from '#domain/recipe-filter/edit-filter.ts';
import {
  emptyFilter,
  type FilterLevel,
  type FlagField,
  type LevelField,
  type ListField,
  type RecipeFilter,
} from '#domain/recipe-filter/recipe-filter.ts';
import { failureMessage } from '../shared/failure-message.ts';
import type { Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/** The names one section of the filter offers, or why it has none. */
export interface Choices {
  readonly names: readonly string[];
  readonly failure: string | null;
}
type ChoiceList = 'diets' | 'proteinSources' | 'allergens';
export type ChoicesOutcome = Readonly<Record<ChoiceList, Outcome<readonly string[]>>>;

interface Context {
  draft: RecipeFilter;
  choices: Readonly<Record<ChoiceList, Choices>>;
}

export type RecipeFilterEvent =
  /** With the filter the list answers to now. */
  | { type: 'filter.opened'; filter: RecipeFilter }
  | { type: 'name.toggled'; field: ListField; name: string }
  | { type: 'level.toggled'; field: LevelField }
  | { type: 'level.chosen'; field: LevelField; level: FilterLevel }
  | { type: 'flag.toggled'; field: FlagField }
  | { type: 'calories.chosen'; min: number; max: number }
  | { type: 'filter.cleared' }
  | { type: 'filter.submitted' }
  | { type: 'filter.dismissed' }
  | { type: 'retry.requested' };

const none: Choices = { names: [], failure: null };
const blank = (): Context => ({
  draft: emptyFilter,
  choices: { diets: none, proteinSources: none, allergens: none },
});
const choicesOf = (outcome: Outcome<readonly string[]>, own: string): Choices =>
  outcome.kind === 'ok'
    ? { names: outcome.value, failure: null }
    : { names: [], failure: failureMessage(outcome, own) };
const failed = (own: string): Choices => ({ names: [], failure: own });

export const recipeFilterMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecipeFilterEvent,
    emitted: {} as { type: 'filter.applied'; filter: RecipeFilter },
    children: {} as { loadChoices: 'loadChoices' },
  },
  actors: { loadChoices: unprovided<ChoicesOutcome>('loadChoices') },
  actions: {
    takeOver: assign((_, { filter }: { filter: RecipeFilter }) => ({ draft: filter })),
    toggleName: assign(({ context }, { field, name }: { field: ListField; name: string }) => ({
      draft: toggleName(context.draft, field, name),
    })),
    toggleLevel: assign(({ context }, { field }: { field: LevelField }) => ({
      draft: toggleLevel(context.draft, field),
    })),
    chooseLevel: assign(({ context }, { field, level }: { field: LevelField; level: FilterLevel }) => ({
      draft: chooseLevel(context.draft, field, level),
    })),
    toggleFlag: assign(({ context }, { field }: { field: FlagField }) => ({
      draft: toggleFlag(context.draft, field),
    })),
    chooseCalories: assign(({ context }, { min, max }: { min: number; max: number }) => ({
      draft: chooseCalories(context.draft, min, max),
    })),
    clearDraft: assign({ draft: emptyFilter }),
    reportApplied: emit(({ context }) => ({ type: 'filter.applied' as const, filter: context.draft })),
    rememberChoices: assign((_, lists: ChoicesOutcome) => ({
      choices: {
        diets: choicesOf(lists.diets, messages.dietsFailed),
        proteinSources: choicesOf(lists.proteinSources, messages.proteinSourcesFailed),
        allergens: choicesOf(lists.allergens, messages.allergensFailed),
      },
    })),
    rememberDefect: assign({
      choices: {
        diets: failed(messages.dietsFailed),
        proteinSources: failed(messages.proteinSourcesFailed),
        allergens: failed(messages.allergensFailed),
      },
    }),
  },
  guards: {
    hasAllChoices: ({ context }) => Object.values(context.choices).every(({ names }) => names.length > 0),
  },
}).createMachine({
  id: 'recipeFilter',
  description: 'The filter sheet: a draft that reaches the list only when it is applied.',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'filter.opened': [
          {
            guard: 'hasAllChoices',
            target: 'open.editing',
            actions: { type: 'takeOver', params: eventItself },
          },
          { target: 'open', actions: { type: 'takeOver', params: eventItself } },
        ],
      },
    },
    open: {
      description: 'The draft can be changed, also while the names to choose from are still under way.',
      initial: 'loadingChoices',
      states: {
        loadingChoices: {
          description: 'Diets, protein sources and allergens are fetched.',
          invoke: {
            id: 'loadChoices',
            src: 'loadChoices',
            onDone: { target: 'editing', actions: { type: 'rememberChoices', params: outputOf } },
            onError: { target: 'editing', actions: 'rememberDefect' },
          },
        },
        editing: {
          description:
            'All that could be had is there; a section whose names failed says so, the rest works.',
          on: { 'retry.requested': { target: 'loadingChoices' } },
        },
      },
      on: {
        'name.toggled': { actions: { type: 'toggleName', params: eventItself } },
        'level.toggled': { actions: { type: 'toggleLevel', params: eventItself } },
        'level.chosen': { actions: { type: 'chooseLevel', params: eventItself } },
        'flag.toggled': { actions: { type: 'toggleFlag', params: eventItself } },
        'calories.chosen': { actions: { type: 'chooseCalories', params: eventItself } },
        'filter.cleared': { actions: 'clearDraft' },
        'filter.submitted': { target: 'closed', actions: 'reportApplied' },
        'filter.dismissed': { target: 'closed' },
      },
    },
  },
});
