import type { Client } from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import {
  at,
  collectionsOf,
  diaryDays,
  itemsOn,
  noteOn,
  ownRecipesOf,
  start,
  type World,
} from './offline-edits.ts';

/** The data shown on the member's screens. */
export async function shownTo(client: Client<paths>, { recipes }: World) {
  const favorites = await client.GET('/users/me/favorite-recipes', { params: { query: { page: 1 } } });
  const reviews = [];
  for (const id of recipes) {
    const { data } = await client.GET('/recipes/{id}/reviews/mine', at(id));
    reviews.push(data?.data ? `${data.data.rating} ${data.data.comment}` : null);
  }
  const own = await ownRecipesOf(client);
  const notes = [];
  const cooked = [];
  for (const { id, title } of [...recipes.map((id) => ({ id, title: String(id) })), ...own]) {
    notes.push(`${title}: ${await noteOn(client, id)}`);
    const { data } = await client.GET('/recipes/{id}/cooked', at(id));
    cooked.push(`${title}: ${data?.data.dates.join(' ')}`);
  }
  const days = [];
  for (const day of [0, 1, 2])
    days.push(
      (await itemsOn(client, day))
        .map(({ slot, servings, title }) => `${slot}: ${servings} ${title}`)
        .toSorted(),
    );
  const collections = (await collectionsOf(client)).filter(({ id }) => id !== 'default');
  const weeks = await client.GET('/users/me/meal-plans', { params: { query: { start } } });
  const diary = await client.GET('/users/me/diary', { params: { query: diaryDays } });
  return {
    diary: (diary.data?.data ?? []).flatMap(({ date, worst, records }) => [
      `${date} ${worst}`,
      ...records.map(({ id, severity }) => `${id} ${severity}`).toSorted(),
    ]),
    target: weeks.data?.meta.target_calories,
    favorites: (favorites.data?.data ?? []).map(({ title }) => title).toSorted(),
    ownRecipes: own.map(({ title, servings }) => `${servings} ${title}`).toSorted(),
    collections: collections
      .map(({ name, recipes: inCollection }) =>
        [name, ...inCollection.map(({ id }) => id).toSorted()].join(' '),
      )
      .toSorted(),
    reviews,
    notes: notes.toSorted(),
    cooked: cooked.toSorted(),
    days,
  };
}
