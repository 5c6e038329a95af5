import { fromPromise } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { type Preferences, readPreferences } from '#domain/preferences/preferences.ts';
import { toQuery } from '#domain/recipe-filter/filter-query.ts';
import { pageQuery } from '#domain/recipe-filter/follow-preferences.ts';
import { hitCountMachine } from '#machines/recipes/hit-count.machine.ts';
import { recipeBrowserMachine } from '#machines/recipes/recipe-browser.machine.ts';
import { recipeFilterMachine } from '#machines/recipes/recipe-filter.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { recordQuestionnaireAnswered } from '#src/flows/health/questionnaire-answered.ts';
import { afterPaint } from '../after-paint.ts';
import { rememberFirstList } from './first-list.ts';

export const recipeBrowserFlow = recipeBrowserMachine.provide({
  actors: {
    loadRecipes: fromPromise(({ input, signal }) => {
      const query = pageQuery(input.filter, input.page);
      const middleware = [rememberFirstList];
      return outcomeOf(client.GET('/recipes', { params: { query }, signal, middleware }), (page) => page);
    }),
  },
});

export const hitCountFlow = hitCountMachine.provide({
  actors: {
    countHits: fromPromise(async ({ input: { filter }, signal }) => {
      if (filter === null) return { kind: 'canceled' } as const;
      await afterPaint();
      const { sort: _, ...query } = toQuery(filter);
      return outcomeOf(client.GET('/recipes/count', { params: { query }, signal }), ({ data }) => ({
        count: data.total,
        isExact: data.total_is_exact,
      }));
    }),
  },
});

export const mealTypesFlow = createResourceMachine<readonly string[], null>(
  'mealTypes',
  messages.mealTypesFailed,
).provide({
  actors: {
    load: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/recipes/meal-types', { signal }), ({ data }) => data),
    ),
  },
});

export const fetchPreferences = (signal: AbortSignal) =>
  outcomeOf(client.GET('/users/me/metas', { signal }), ({ data }) => {
    recordQuestionnaireAnswered(data);
    return readPreferences(data);
  });

/** The dietary preferences saved with the account. */
export const loadPreferences = fromPromise<Outcome<Preferences>>(({ signal }) => fetchPreferences(signal));

export const recipeFilterFlow = recipeFilterMachine.provide({
  actors: {
    loadChoices: fromPromise(async ({ signal }) => {
      await afterPaint();
      const [diets, proteinSources, allergens] = await Promise.all([
        outcomeOf(client.GET('/recipes/diet', { signal }), ({ data }) => data),
        outcomeOf(client.GET('/recipes/protein-sources', { signal }), ({ data }) => data),
        outcomeOf(client.GET('/recipes/allergens', { signal }), ({ data }) => data),
      ]);
      return { diets, proteinSources, allergens };
    }),
    loadPreferences: fromPromise(async ({ signal }) => {
      await afterPaint();
      return fetchPreferences(signal);
    }),
  },
});

/** An ingredient, with its forms and kinds that are left out with it. */
