import { type ActorRefFrom, createActor } from 'xstate';
import { emptyFilter, type RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import type { AppFlows } from './app-flows.ts';
import { recipeBrowserFlow, recipeFilterFlow } from './recipe-flows.ts';
import { trackSearch } from './track-search.ts';

/** The dashboard's list goes by meal type; the list at /recipes shows all of them. */
export type ListName = 'dashboard' | 'recipes';
type Browser = ActorRefFrom<typeof recipeBrowserFlow>;

const startsWith = { dashboard: ['Main course'], recipes: [] } as const satisfies Record<
  ListName,
  readonly string[]
>;

/** Both lists and the one filter over them: a limit that was set holds wherever recipes are listed. */
export interface RecipeLists {
  readonly filter: ActorRefFrom<typeof recipeFilterFlow>;
  readonly browser: (name: ListName) => Browser;
  readonly openFilter: (name: ListName) => void;
}

function createRecipeLists(flows: AppFlows): RecipeLists & { readonly stop: () => void } {
  const browsers = new Map<ListName, Browser>();
  const filter = createActor(recipeFilterFlow).start();
  let limits: RecipeFilter = emptyFilter;
  let openedFor: ListName = 'dashboard';

  const browser = (name: ListName) => {
    const known = browsers.get(name);
    if (known) return known;
    const input = { filter: { ...limits, query: '', mealTypes: startsWith[name] } };
    const created = createActor(recipeBrowserFlow, { input });
    created.on('search.typed', ({ term }) => trackSearch(term));
    browsers.set(name, created);
    return created.start();
  };

  const apply = (name: ListName, applied: RecipeFilter) => {
    const { query, mealTypes } = browser(name).getSnapshot().context.filter;
    const own =
      name === openedFor ? { query: applied.query, mealTypes: applied.mealTypes } : { query, mealTypes };
    // the tabs always have one chosen, also after the filter was cleared
    const kept = name === 'dashboard' && own.mealTypes.length === 0 ? mealTypes : own.mealTypes;
    browser(name).send({ type: 'filter.applied', filter: { ...applied, ...own, mealTypes: kept } });
  };

  filter.on('filter.applied', ({ filter: applied }) => {
    limits = applied;
    for (const name of browsers.keys()) apply(name, applied);
    flows.sheets.send({ type: 'sheet.closed' });
  });

  return {
    filter,
    browser,
    openFilter: (name) => {
      openedFor = name;
      filter.send({ type: 'filter.opened', filter: browser(name).getSnapshot().context.filter });
      flows.sheets.send({ type: 'filter.opened' });
    },
    stop: () => {
      for (const actor of [filter, ...browsers.values()]) actor.stop();
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
