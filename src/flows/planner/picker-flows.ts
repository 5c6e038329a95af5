import { fromPromise } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { collectionPageSize } from '#domain/collection/collection.ts';
import { type Fit, isSuitable, uncheckedFit } from '#domain/meal-plan/fit-warning.ts';
import type { PickerItem } from '#domain/meal-plan/picker-item.ts';
import { plannerMessages } from '#domain/message/planner-messages.ts';
import { pageMetaOf } from '#domain/page/page.ts';
import {
  type PickerOutcome,
  type PickerPage,
  type PickerRequest,
  pickerSearchMachine,
} from '#machines/planner/picker-search.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { logFailure } from '#src/flows/log-failure.ts';

type Card = OperationResponse<'listOwnRecipes'>['data'][number];
type CustomRecipe = OperationResponse<'listCustomRecipes'>['data'][number];
type CustomFood = OperationResponse<'listCustomFoods'>['data'][number];

const pageSize = 10;

const ofCard = ({ id, title, image, ready_in_minutes, fit }: Card): PickerItem => ({
  id: String(id),
  title,
  image,
  minutes: ready_in_minutes,
  kcal: null,
  fit: fit ?? uncheckedFit,
});
const ofCustomRecipe = ({
  ref_id,
  spoonacular_id,
  title,
  image,
  ready_in_minutes,
  fit,
}: CustomRecipe): PickerItem => ({
  id: ref_id ?? String(spoonacular_id),
  title,
  image,
  minutes: ready_in_minutes,
  kcal: null,
  fit,
});
const ofFood = (food: CustomFood): PickerItem => ({
  id: food.id,
  title: food.title,
  image: null,
  minutes: null,
  kcal: food.calories,
  fit: food.fit,
  food,
});
type Hides = (fit: Fit) => boolean;
const hidesUnsuitable: Hides = (fit) => !isSuitable(fit);
/** Custom foods have no data to check against the profile; their owner knows them. */
const hidesUnsuitableFood: Hides = (fit) => fit.kind !== 'unknown' && !isSuitable(fit);

/** A list without paging. */
function onePage(found: readonly PickerItem[], showAll: boolean, hides = hidesUnsuitable): PickerPage {
  const data = showAll ? found : found.filter(({ fit }) => !hides(fit));
  return {
    data,
    meta: pageMetaOf(1, Math.max(data.length, 1), data.length),
    isFiltered: data.length < found.length,
  };
}
const named = (items: readonly PickerItem[], words: string) =>
  items.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));

type Load = (requested: PickerRequest, signal: AbortSignal) => Promise<PickerOutcome>;
const pickerFlow = (load: Load) =>
  pickerSearchMachine.provide({
    actors: {
      loadItems: fromPromise<PickerOutcome, PickerRequest>(({ input, signal }) => load(input, signal)),
    },
  });

const searched = async ({ query, page, showAll }: PickerRequest, number: number, signal: AbortSignal) => {
  const found = await outcomeOf(
    client.GET('/custom-recipes', {
      params: { query: { number, page, ...(query !== '' && { query }), ...(!showAll && { fitting: true }) } },
      signal,
    }),
    ({ data, meta }) => ({ data: data.map(ofCustomRecipe), meta, isFiltered: false }),
  );
  const isBusy = found.kind === 'unavailable' && found.status === 503;
  return isBusy ? { ...found, message: found.message ?? plannerMessages.sourceBusy } : found;
};

export const recipePickerFlow = pickerFlow(async (requested, signal) => {
  const found = await searched(requested, pageSize, signal);
  if (found.kind !== 'ok' || requested.showAll || found.value.meta.total > 0) return found;
  const all = await searched({ ...requested, page: 1, showAll: true }, 1, signal);
  const isFiltered = all.kind === 'ok' && all.value.meta.total > 0;
  return { kind: 'ok', value: { ...found.value, isFiltered } };
});

export const foodPickerFlow = pickerFlow(async (requested, signal) => {
  const outcome = await outcomeOf(
    client.GET('/users/me/custom-foods', {
      params: { query: requested.query === '' ? {} : { query: requested.query } },
      signal,
    }),
    ({ data }) => onePage(data.map(ofFood), requested.showAll, hidesUnsuitableFood),
  );
  return logFailure('The custom foods', outcome);
});

/** The member's own recipes, then the favorites that are not among them. */
async function personalPage(requested: PickerRequest, signal: AbortSignal): Promise<PickerOutcome> {
  const params = { query: { page: requested.page } };
  const [own, favorites] = await Promise.all([
    outcomeOf(client.GET('/users/me/recipes', { params, signal }), (response) => response),
    outcomeOf(client.GET('/users/me/favorite-recipes', { params, signal }), (response) => response),
  ]);
  if (favorites.kind !== 'ok') return favorites;
  const cards = [...(own.kind === 'ok' ? own.value.data : []), ...favorites.value.data];
  const items = [...new Map(cards.map((card) => [card.id, ofCard(card)])).values()];
  const last = Math.max(favorites.value.meta.last_page, own.kind === 'ok' ? own.value.meta.last_page : 1);
  return {
    kind: 'ok',
    value: {
      ...onePage(named(items, requested.query), requested.showAll),
      meta: { ...favorites.value.meta, last_page: last },
    },
  };
}

/** Loads further pages until one contains something to show. */
const untilShown =
  (load: Load): Load =>
  async (requested, signal) => {
    const outcome = await load(requested, signal);
    if (outcome.kind !== 'ok' || outcome.value.data.length > 0) return outcome;
    if (requested.page >= outcome.value.meta.last_page) return outcome;
    const next = await untilShown(load)({ ...requested, page: requested.page + 1 }, signal);
    if (next.kind !== 'ok') return next;
    return {
      kind: 'ok',
      value: { ...next.value, isFiltered: next.value.isFiltered || outcome.value.isFiltered },
    };
  };
export const personalPickerFlow = pickerFlow(untilShown(personalPage));

const collectionPage =
  (id: string): Load =>
  ({ query: words, page, showAll }, signal) => {
    const query = {
      sort_by: 'default',
      page,
      per_page: collectionPageSize,
      ...(words !== '' && { query: words }),
    };
    return outcomeOf(
      client.GET('/recipes/collections/{id}', { params: { path: { id }, query }, signal }),
      ({ data, meta }) => {
        const items = onePage(named(data.recipes.map(ofCard), words), showAll);
        return { ...items, meta: meta ?? items.meta };
      },
    );
  };

export const collectionPickerFlow = (id: string) => pickerFlow(untilShown(collectionPage(id)));
