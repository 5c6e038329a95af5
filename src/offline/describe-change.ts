import { weekdayOf } from '#domain/calendar/week.ts';
import { callOf, type Keepable, type QueuedMutation, textsIn } from './queued-mutation.ts';

const day = (value: unknown) => (typeof value === 'string' && value !== '' ? ` on ${weekdayOf(value)}` : '');

interface Words {
  /** What the member did. */
  readonly did: (title: string, body: Readonly<Record<string, unknown>>, date: string) => string;
  /** How to do it once more. */
  readonly again: string;
}

const inPlanner = 'You can do it again in the planner.';
const inCollections = 'You can do it again among your collections.';
const onRecipe = 'You can do it again on the page of the recipe.';

const words: Readonly<Record<Keepable, Words>> = {
  'POST /recipes/{id}/favorites': {
    did: (title, { is_favorite: on }) => `Favorite ${on === false ? 'removed' : 'added'}: ${title}`,
    again: 'You can press its heart again.',
  },
  'POST /recipes/{id}/collections': { did: (title) => `Collections of ${title}`, again: onRecipe },
  'POST /recipes/{id}/meal-plan': {
    did: (title, { date }) => `Planned${day(date)}: ${title}`,
    again: inPlanner,
  },
  'POST /recipes/{id}/reviews': { did: (title) => `Review of ${title}`, again: onRecipe },
  'DELETE /recipes/{id}/reviews/mine': { did: (title) => `Review removed: ${title}`, again: onRecipe },
  'POST /recipes/collections': {
    did: (_, { name }) => `New collection: ${String(name)}`,
    again: inCollections,
  },
  'PUT /recipes/collections/{id}': {
    did: (title, { name }) => `Collection renamed: ${title} is ${String(name)}`,
    again: inCollections,
  },
  'DELETE /recipes/collections/{id}': {
    did: (title) => `Collection removed: ${title}`,
    again: inCollections,
  },
  'POST /recipes/collections/{id}/sync': {
    did: (title) => `Recipes of the collection ${title}`,
    again: inCollections,
  },
  'PUT /users/me/shopping-list/ticks': {
    did: (_, { items }) =>
      `Shopping list: ${textsIn(items).length === 1 ? '1 tick' : `${textsIn(items).length} ticks`}`,
    again: 'You can tick it again on the shopping list.',
  },
  'POST /users/me/meal-plans': {
    did: (title, { date }) => `Planned${day(date)}: ${title}`,
    again: inPlanner,
  },
  'DELETE /users/me/meal-plans': {
    did: (title, _, date) => `Taken off the plan${day(date)}: ${title}`,
    again: inPlanner,
  },
  'POST /users/me/meal-plans/copy': {
    did: (_t, { from, to }) => `Plan copied from ${weekdayOf(String(from))} to ${weekdayOf(String(to))}`,
    again: inPlanner,
  },
  'DELETE /users/me/meal-plans/date': { did: (_t, _b, date) => `Plan cleared${day(date)}`, again: inPlanner },
  'POST /meal-plans/{id}/recipes/{recipeId}/servings': {
    did: (title, { servings }) => `Servings of ${title}: ${String(servings)}`,
    again: inPlanner,
  },
  'POST /meal-plans/{id}/recipes/{recipeId}/move': {
    did: (title, { date, slot }) =>
      `Moved: ${title}${date === undefined ? ` to ${String(slot)}` : day(date)}`,
    again: inPlanner,
  },
  'POST /meal-plans/{id}/recipes/{recipeId}/leftovers': {
    did: (title, { date }) => `Leftovers planned${day(date)}: ${title}`,
    again: inPlanner,
  },
};

const unknownWords: Words = { did: () => 'A change', again: '' };

function wordsOf(change: QueuedMutation): { readonly did: string; readonly again: string } {
  const { what, body, query } = callOf(change);
  const { did, again } = what === null ? unknownWords : words[what];
  return { did: did(change.known?.title ?? 'a recipe', body, query.get('date') ?? ''), again };
}

/** One line for the list of what waits. */
export const describeChange = (change: QueuedMutation): string => wordsOf(change).did;

/** What was lost, why, and what can be done. */
export function describeFailure(change: QueuedMutation, why: string): string {
  const { did, again } = wordsOf(change);
  return [`${did}. This could not be kept.`, why, again].filter((part) => part !== '').join(' ');
}
