import { fromPromise } from 'xstate';
import type { OperationAnswer } from '#contract/operations.ts';
import type { Offer } from '#domain/meal-plan/offer.ts';
import { type Page, pageMetaOf } from '#domain/page/page.ts';
import {
  type OffersOutcome,
  type OffersWanted,
  offerSearchMachine,
} from '#machines/planner/offer-search.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

type Card = OperationAnswer<'listOwnRecipes'>['data'][number];
type CustomRecipe = OperationAnswer<'listCustomRecipes'>['data'][number];
type CustomFood = OperationAnswer<'listCustomFoods'>['data'][number];

const pageSize = 10;

const ofCard = ({ id, title, image, ready_in_minutes }: Card): Offer => ({
  id: String(id),
  title,
  image,
  minutes: ready_in_minutes,
  kcal: null,
});
const ofCustomRecipe = ({ ref_id, spoonacular_id, title, image, ready_in_minutes }: CustomRecipe): Offer => ({
  id: ref_id ?? String(spoonacular_id),
  title,
  image,
  minutes: ready_in_minutes,
  kcal: null,
});
const ofFood = (food: CustomFood): Offer => ({
  id: food.id,
  title: food.title,
  image: null,
  minutes: null,
  kcal: food.calories,
  food,
});
/** A list that comes all at once. */
const onePage = (data: readonly Offer[]): Page<Offer> => ({
  data,
  meta: pageMetaOf(1, Math.max(data.length, 1), data.length),
});

type Load = (wanted: OffersWanted, signal: AbortSignal) => Promise<OffersOutcome>;
const offersOf = (load: Load) =>
  offerSearchMachine.provide({
    actors: {
      loadOffers: fromPromise<OffersOutcome, OffersWanted>(({ input, signal }) => load(input, signal)),
    },
  });

export const recipeOffersFlow = offersOf(({ query, page }, signal) =>
  outcomeOf(
    client.GET('/custom-recipes', {
      params: { query: { number: pageSize, page, ...(query !== '' && { query }) } },
      signal,
    }),
    ({ data, meta }) => ({ data: data.map(ofCustomRecipe), meta }),
  ),
);

export const foodOffersFlow = offersOf(({ query }, signal) =>
  outcomeOf(
    client.GET('/users/me/custom-foods', { params: { query: query === '' ? {} : { query } }, signal }),
    ({ data }) => onePage(data.map(ofFood)),
  ),
);

/** The member's own recipes, then the favourites that are not among them. */
export const personalOffersFlow = offersOf(async ({ query, page }, signal) => {
  const params = { query: { page } };
  const [own, favourites] = await Promise.all([
    outcomeOf(client.GET('/users/me/recipes', { params, signal }), (answer) => answer),
    outcomeOf(client.GET('/users/me/favorite-recipes', { params, signal }), (answer) => answer),
  ]);
  if (favourites.kind !== 'ok') return favourites;
  const cards = [...(own.kind === 'ok' ? own.value.data : []), ...favourites.value.data];
  const words = query.toLowerCase();
  const data = [...new Map(cards.map((card) => [card.id, ofCard(card)])).values()].filter(({ title }) =>
    title.toLowerCase().includes(words),
  );
  const last = Math.max(favourites.value.meta.last_page, own.kind === 'ok' ? own.value.meta.last_page : 1);
  return { kind: 'ok', value: { data, meta: { ...favourites.value.meta, last_page: last } } };
});

export const collectionOffersFlow = (id: string) =>
  offersOf(({ query }, signal) =>
    outcomeOf(
      client.GET('/recipes/collections/{id}', { params: { path: { id }, query: {} }, signal }),
      ({ data }) =>
        onePage(
          data.recipes.map(ofCard).filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
        ),
    ),
  );
