import { assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { type Preferences, toggleName } from '#domain/preferences/preferences.ts';
import {
  chooseCalories,
  chooseLevel,
  chooseMinutes,
  chooseSort,
  toggleFlag,
  toggleLevel,
} from '#domain/recipe-filter/edit-filter.ts';
import { matchesPreset, switchPresetOff, switchPresetOn } from '#domain/recipe-filter/preset.ts';
import {
  emptyFilter,
  type FilterLevel,
  type FilterSort,
  type FlagField,
  type LevelField,
  type ListField,
  type RecipeFilter,
} from '#domain/recipe-filter/recipe-filter.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';
import { type Choices, choicesOf, failed, none, type PickedField } from './filter-choices.ts';

type ChoiceList = 'diets' | 'proteinSources' | 'allergens';
export type PreferencesOutcome = Outcome<Preferences>;
export type ChoicesOutcome = Readonly<Record<ChoiceList, Outcome<readonly string[]>>>;

interface Context {
  draft: RecipeFilter;
  /** The list that the sheet of ingredients adds to. */
  picking: PickedField;
  choices: Readonly<Record<ChoiceList, Choices>>;
  /** The saved preferences; null until they are loaded. */
  preferences: Preferences | null;
  presetFailure: string | null;
}

export type RecipeFilterEvent =
  /** Opened with the current filter of the list. */
  | { type: 'filter.opened'; filter: RecipeFilter }
  | { type: 'name.toggled'; field: ListField; name: string }
  | { type: 'list.chosen'; list: PickedField }
  | { type: 'level.toggled'; field: LevelField }
  | { type: 'level.chosen'; field: LevelField; level: FilterLevel }
  | { type: 'flag.toggled'; field: FlagField }
  | { type: 'calories.chosen'; min: number; max: number }
  /** Null: any time. */
  | { type: 'minutes.chosen'; minutes: number | null }
  | { type: 'sort.chosen'; sort: FilterSort }
  | { type: 'filter.cleared' }
  | { type: 'filter.submitted' }
  | { type: 'filter.dismissed' }
  | { type: 'retry.requested' }
  | { type: 'preset.toggled' }
  | { type: 'preset.retried' };

const initialContext = (): Context => ({
  draft: emptyFilter,
  picking: 'ingredients',
  choices: { diets: none, proteinSources: none, allergens: none },
  preferences: null,
  presetFailure: null,
});

export const recipeFilterMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecipeFilterEvent,
    emitted: {} as { type: 'filter.applied'; filter: RecipeFilter },
    children: {} as { loadChoices: 'loadChoices'; loadPreferences: 'loadPreferences' },
  },
  actors: {
    loadChoices: unprovided<ChoicesOutcome>('loadChoices'),
    loadPreferences: unprovided<PreferencesOutcome>('loadPreferences'),
  },
  actions: {
    noteList: assign((_, { list }: { list: PickedField }) => ({ picking: list })),
    takeOver: assign((_, { filter }: { filter: RecipeFilter }) => ({ draft: filter })),
    toggleName: assign(({ context }, { field, name }: { field: ListField; name: string }) => ({
      draft: toggleName<RecipeFilter, ListField>(context.draft, field, name),
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
    chooseMinutes: assign(({ context }, { minutes }: { minutes: number | null }) => ({
      draft: chooseMinutes(context.draft, minutes),
    })),
    chooseSort: assign(({ context }, { sort }: { sort: FilterSort }) => ({
      draft: chooseSort(context.draft, sort),
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
    rememberPreferences: assign(({ context }, outcome: PreferencesOutcome) => ({
      preferences: outcome.kind === 'ok' ? outcome.value : context.preferences,
      presetFailure: null,
    })),
    rememberPresetFailure: assign((_, outcome: PreferencesOutcome) => ({
      presetFailure: failureMessage(outcome, messages.somethingWrong),
    })),
    rememberPresetDefect: assign({ presetFailure: messages.somethingWrong }),
    copyPreferences: assign(({ context: { draft, preferences } }) =>
      preferences === null ? {} : { draft: switchPresetOn(draft, preferences) },
    ),
    takeOutPreferences: assign(({ context: { draft, preferences } }) =>
      preferences === null ? {} : { draft: switchPresetOff(draft, preferences) },
    ),
    goWithoutPreferences: assign(({ context }) => ({ draft: { ...context.draft, applyUserMeta: false } })),
  },
  guards: {
    isOk: isKind('ok'),
    hasPreferences: ({ context }) => context.preferences !== null,
    isPreset: ({ context: { draft, preferences } }) =>
      preferences !== null && draft.applyUserMeta && matchesPreset(draft, preferences),
    hasLeftPreset: ({ context: { draft, preferences } }) =>
      preferences === null || !draft.applyUserMeta || !matchesPreset(draft, preferences),
    hasAllChoices: ({ context }) => Object.values(context.choices).every(({ names }) => names.length > 0),
  },
}).createMachine({
  id: 'recipeFilter',
  description: 'The filter sheet: a draft that changes the list only when it is applied.',
  context: initialContext,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'filter.opened': { target: 'open', actions: { type: 'takeOver', params: eventItself } },
      },
    },
    open: {
      description: 'The draft can be changed, also while options load.',
      type: 'parallel',
      states: {
        choices: {
          description: 'The options to choose from.',
          initial: 'opening',
          states: {
            opening: {
              always: [{ guard: 'hasAllChoices', target: 'settled' }, { target: 'loading' }],
            },
            loading: {
              description: 'Diets, protein sources and allergens are loading.',
              invoke: {
                id: 'loadChoices',
                src: 'loadChoices',
                onDone: { target: 'settled', actions: { type: 'rememberChoices', params: outputOf } },
                onError: { target: 'settled', actions: 'rememberDefect' },
              },
            },
            settled: {
              description:
                'Options are loaded; a section whose options failed shows an error, the rest works.',
              on: { 'retry.requested': { target: 'loading' } },
            },
          },
        },
        preset: {
          description: 'The switch that fills the draft from the saved preferences.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Loads the saved preferences.',
              invoke: {
                id: 'loadPreferences',
                src: 'loadPreferences',
                onDone: [
                  {
                    guard: { type: 'isOk', params: outputOf },
                    target: 'comparing',
                    actions: { type: 'rememberPreferences', params: outputOf },
                  },
                  { guard: 'hasPreferences', target: 'comparing' },
                  {
                    target: 'unavailable',
                    actions: { type: 'rememberPresetFailure', params: outputOf },
                  },
                ],
                onError: [
                  { guard: 'hasPreferences', target: 'comparing' },
                  { target: 'unavailable', actions: 'rememberPresetDefect' },
                ],
              },
            },
            comparing: {
              description: 'Does the draft still equal the saved preferences?',
              always: [
                { guard: 'isPreset', target: 'switchedOn' },
                { target: 'switchedOff', actions: 'goWithoutPreferences' },
              ],
            },
            switchedOff: {
              on: { 'preset.toggled': { target: 'switchedOn', actions: 'copyPreferences' } },
            },
            switchedOn: {
              description:
                'The draft equals the saved preferences. Any other choice switches the preset off.',
              always: { guard: 'hasLeftPreset', target: 'switchedOff', actions: 'goWithoutPreferences' },
              on: { 'preset.toggled': { target: 'switchedOff', actions: 'takeOutPreferences' } },
            },
            unavailable: {
              description: 'The saved preferences could not be loaded; the draft can be changed manually.',
              on: { 'preset.retried': { target: 'loading' } },
            },
          },
        },
      },
      on: {
        'minutes.chosen': { actions: { type: 'chooseMinutes', params: eventItself } },
        'sort.chosen': { actions: { type: 'chooseSort', params: eventItself } },
        'name.toggled': { actions: { type: 'toggleName', params: eventItself } },
        'list.chosen': { actions: { type: 'noteList', params: eventItself } },
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
