import { type ActorRefFrom, createActor, fromTransition, toPromise, waitFor } from 'xstate';
import type { Preferences } from '#domain/preferences/preferences.ts';
import { firstMealType, followPreferences as followedBy } from '#domain/recipe-filter/follow-preferences.ts';
import { emptyFilter, type RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { rememberSearch } from './recent-searches.ts';
import {
  hitCountFlow,
  loadPreferences,
  mealTypesFlow,
  recipeBrowserFlow,
  recipeFilterFlow,
} from './recipe-flows.ts';
import { readStoredFilter, storeFilter } from './stored-filter.ts';
import { trackSearch } from './track-search.ts';

/** The dashboard's list has a meal type; the list at /recipes shows all of them. */
export type ListName = 'dashboard' | 'recipes';
type Browser = ActorRefFrom<typeof recipeBrowserFlow>;

const startsWith = { dashboard: [firstMealType], recipes: [] } as const satisfies Record<
  ListName,
  readonly string[]
>;

/** The filter that was applied last. */
const appliedFilter = fromTransition(
  (_: RecipeFilter, { filter }: { type: 'filter.applied'; filter: RecipeFilter }) => filter,
  ({ input }: { input: RecipeFilter }) => input,
);

/** What a list is searched for, beside its filter. */
export interface ListSearch {
  readonly words: string;
  readonly forWhom: string;
}
const noSearch: ListSearch = { words: '', forWhom: '' };

/** Both lists and their shared filter. */
export interface RecipeLists {
  readonly filter: ActorRefFrom<typeof recipeFilterFlow>;
  readonly applied: ActorRefFrom<typeof appliedFilter>;
  /** The tabs of the dashboard; fetched at first use. */
  readonly mealTypes: () => ActorRefFrom<typeof mealTypesFlow>;
  /** The list of that name, created at first use with this search. */
  readonly browser: (name: ListName, search?: ListSearch) => Browser;
  readonly openFilter: (name: ListName) => void;
  /** The list that the filter is open for, or was last. */
  readonly openedFor: () => ListName;
  /** How many recipes the open filter would find. */
  readonly hits: ActorRefFrom<typeof hitCountFlow>;
  /** Replaces the filter of that list, as if it had been applied in the sheet. */
  readonly applyFilter: (name: ListName, filter: RecipeFilter) => void;
  /** Applies loaded preferences to the filter, if it follows them. */
  readonly followPreferences: (preferences: Preferences) => void;
  /** Applies saved preferences; a list whose filter does not change is fetched again for its verdicts. */
  readonly adoptSavedPreferences: (preferences: Preferences) => void;
  /** Resolves once the first filter of the lists is known. */
  readonly begun: Promise<void>;
}

/** The lists of the signed-in member; another member gets new ones. */
export const recipeListsOf = perSignIn((flows: AppFlows) => {
  const browsers = new Map<ListName, Browser>();
  const userId = flows.session.getSnapshot().context.user?.id ?? '';
  const stored = readStoredFilter(userId);
  const filter = createActor(recipeFilterFlow).start();
  const hits = createActor(hitCountFlow).start();
  const applied = createActor(appliedFilter, { input: stored ?? emptyFilter }).start();
  const mealTypes = createActor(mealTypesFlow, { input: { key: null } });
  let openedFor: ListName = 'dashboard';

  const browser = (name: ListName, { words, forWhom } = noSearch) => {
    const known = browsers.get(name);
    if (known) return known;
    const { context: limits } = applied.getSnapshot();
    const input = { filter: { ...limits, query: words, mealTypes: startsWith[name], forWhom } };
    const created = createActor(recipeBrowserFlow, { input });
    created.on('search.typed', ({ term }) => trackSearch(term));
    created.on('filter.changed', ({ filter: { query } }) => rememberSearch(userId, query));
    rememberSearch(userId, words);
    browsers.set(name, created);
    return created.start();
  };

  /** The chosen filter as that list applies it. */
  const filterFor = (name: ListName, chosen: RecipeFilter): RecipeFilter => {
    const present = browser(name).getSnapshot().context.filter;
    const { query, mealTypes: types } = name === openedFor ? chosen : present;
    // one tab is always selected, also after the filter was cleared
    const shown = name === 'dashboard' && types.length === 0 ? present.mealTypes : types;
    return { ...chosen, query, mealTypes: shown, forWhom: present.forWhom };
  };

  const apply = (name: ListName, chosen: RecipeFilter) =>
    browser(name).send({ type: 'filter.applied', filter: filterFor(name, chosen) });

  const applyEverywhere = (chosen: RecipeFilter) => {
    applied.send({ type: 'filter.applied', filter: chosen });
    for (const name of browsers.keys()) apply(name, chosen);
  };

  const applyAndStore = (chosen: RecipeFilter) => {
    storeFilter(userId, chosen);
    applyEverywhere(chosen);
  };

  let countedDraft: RecipeFilter | null = null;
  filter.subscribe((snapshot) => {
    const draft = snapshot.matches('closed') ? null : snapshot.context.draft;
    if (draft === countedDraft) return;
    countedDraft = draft;
    if (draft === null) hits.send({ type: 'filter.closed' });
    else hits.send({ type: 'filter.changed', filter: filterFor(openedFor, draft) });
  });

  filter.on('filter.applied', (event) => {
    applyAndStore(event.filter);
    flows.sheets.send({ type: 'sheet.closed' });
  });

  const followPreferences = (preferences: Preferences) => {
    const present = applied.getSnapshot().context;
    const followed = followedBy(present, preferences);
    if (followed === present) return;
    storeFilter(userId, followed);
    applyEverywhere(followed);
  };

  const adoptSavedPreferences = (preferences: Preferences) => {
    const before = applied.getSnapshot().context;
    followPreferences(preferences);
    if (applied.getSnapshot().context !== before) return;
    for (const list of browsers.values()) list.send({ type: 'refresh.requested' });
  };

  const preferencesLoad = createActor(loadPreferences);
  const arrived = toPromise(preferencesLoad.start()).then((outcome) => {
    // a stored filter without the preset stays as it is
    if (outcome?.kind === 'ok' && (stored === null || stored.applyUserMeta)) followPreferences(outcome.value);
  });
  // Without a stored filter the lists start with the preferences, or with all recipes if those cannot be loaded.
  const begun = stored === null ? arrived.catch(() => undefined) : Promise.resolve();
  arrived.catch(() => undefined);

  const closing = flows.sheets.subscribe((snapshot) => {
    if (!snapshot.matches('filter')) filter.send({ type: 'filter.dismissed' });
  });

  const value: RecipeLists = {
    filter,
    applied,
    mealTypes: () => mealTypes.start(),
    browser,
    followPreferences,
    adoptSavedPreferences,
    begun,
    hits,
    openedFor: () => openedFor,
    applyFilter: (name, chosen) => {
      openedFor = name;
      applyAndStore(chosen);
    },
    openFilter: (name) => {
      openedFor = name;
      filter.send({ type: 'filter.opened', filter: browser(name).getSnapshot().context.filter });
      flows.sheets.send({ type: 'filter.opened' });
    },
  };
  const stop = () => {
    closing.unsubscribe();
    for (const actor of [filter, hits, applied, mealTypes, preferencesLoad, ...browsers.values()])
      actor.stop();
  };
  return { value, stop };
});

/** Searches the list at /recipes for what the URL says, unless it is the current search. */
export function findRecipesFor(flows: AppFlows, search: ListSearch): void {
  const { words, forWhom } = search;
  const browser = recipeListsOf(flows).browser('recipes', search);
  const { filter } = browser.getSnapshot().context;
  if (filter.forWhom !== forWhom)
    browser.send({ type: 'filter.applied', filter: { ...filter, query: words, forWhom } });
  else if (filter.query.trim() !== words.trim()) browser.send({ type: 'keyword.arrived', keyword: words });
}

/** Waits until the dashboard has its first list, or knows why it has none. */
export async function firstListRead(flows: AppFlows, signal: AbortSignal): Promise<void> {
  const lists = recipeListsOf(flows);
  const options = { signal, timeout: Number.POSITIVE_INFINITY };
  await Promise.all([
    waitFor(lists.browser('dashboard'), (snapshot) => !snapshot.matches({ list: 'loading' }), options),
    waitFor(lists.mealTypes(), (snapshot) => !snapshot.hasTag('busy'), options),
  ]);
}
