import { type ActorRefFrom, createActor, fromTransition } from 'xstate';
import { emptyFilter, type RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import type { AppFlows } from './app-flows.ts';
import { mealTypesFlow, recipeBrowserFlow, recipeFilterFlow } from './recipe-flows.ts';
import { trackSearch } from './track-search.ts';

/** The dashboard's list goes by meal type; the list at /recipes shows all of them. */
export type ListName = 'dashboard' | 'recipes';
type Browser = ActorRefFrom<typeof recipeBrowserFlow>;

const startsWith = { dashboard: ['Main course'], recipes: [] } as const satisfies Record<
  ListName,
  readonly string[]
>;

/** The filter that was applied last. */
const appliedFilter = fromTransition(
  (_: RecipeFilter, { filter }: { type: 'filter.applied'; filter: RecipeFilter }) => filter,
  emptyFilter,
);

/** Both lists and the one filter over them: a limit that was set holds wherever recipes are shown. */
export interface RecipeLists {
  readonly filter: ActorRefFrom<typeof recipeFilterFlow>;
  readonly applied: ActorRefFrom<typeof appliedFilter>;
  /** The tabs of the dashboard; fetched when they are asked for first. */
  readonly mealTypes: () => ActorRefFrom<typeof mealTypesFlow>;
  /** The list of that name; made at its first use, answering to `words`. */
  readonly browser: (name: ListName, words?: string) => Browser;
  readonly openFilter: (name: ListName) => void;
}

function createRecipeLists(flows: AppFlows): RecipeLists & { readonly stop: () => void } {
  const browsers = new Map<ListName, Browser>();
  const filter = createActor(recipeFilterFlow).start();
  const applied = createActor(appliedFilter).start();
  const mealTypes = createActor(mealTypesFlow, { input: { key: null } });
  let openedFor: ListName = 'dashboard';

  const browser = (name: ListName, words = '') => {
    const known = browsers.get(name);
    if (known) return known;
    const { context: limits } = applied.getSnapshot();
    const input = { filter: { ...limits, query: words, mealTypes: startsWith[name] } };
    const created = createActor(recipeBrowserFlow, { input });
    created.on('search.typed', ({ term }) => trackSearch(term));
    browsers.set(name, created);
    return created.start();
  };

  const apply = (name: ListName, chosen: RecipeFilter) => {
    const present = browser(name).getSnapshot().context.filter;
    const { query, mealTypes: types } = name === openedFor ? chosen : present;
    // the tabs always have one chosen, also after the filter was cleared
    const kept = name === 'dashboard' && types.length === 0 ? present.mealTypes : types;
    browser(name).send({ type: 'filter.applied', filter: { ...chosen, query, mealTypes: kept } });
  };

  filter.on('filter.applied', (event) => {
    applied.send(event);
    for (const name of browsers.keys()) apply(name, event.filter);
    flows.sheets.send({ type: 'sheet.closed' });
  });

  return {
    filter,
    applied,
    mealTypes: () => mealTypes.start(),
    browser,
    openFilter: (name) => {
      openedFor = name;
      filter.send({ type: 'filter.opened', filter: browser(name).getSnapshot().context.filter });
      flows.sheets.send({ type: 'filter.opened' });
    },
    stop: () => {
      for (const actor of [filter, applied, mealTypes, ...browsers.values()]) actor.stop();
    },
  };
}

const listsOf = new WeakMap<AppFlows, ReturnType<typeof createRecipeLists>>();

/** The lists of the signed-in member; the next member starts with fresh ones. */
export function recipeListsOf(flows: AppFlows): RecipeLists {
  const known = listsOf.get(flows);
  if (known) return known;
  const lists = createRecipeLists(flows);
  listsOf.set(flows, lists);
  const closing = flows.sheets.subscribe((snapshot) => {
    if (!snapshot.matches('filter')) lists.filter.send({ type: 'filter.dismissed' });
  });
  const leaving = flows.session.subscribe((snapshot) => {
    if (!snapshot.matches('signedOut')) return;
    leaving.unsubscribe();
    closing.unsubscribe();
    lists.stop();
    listsOf.delete(flows);
  });
  return lists;
}

/** The list at /recipes answers to the words in the address; the same words again change nothing. */
export function findRecipesFor(flows: AppFlows, words: string): void {
  const browser = recipeListsOf(flows).browser('recipes', words);
  if (browser.getSnapshot().context.filter.query.trim() === words.trim()) return;
  browser.send({ type: 'keyword.arrived', keyword: words });
}
