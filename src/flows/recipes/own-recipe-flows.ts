import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import type { OperationAnswer } from '#contract/operations.ts';
import { formatOfFile, ownRecipeInput } from '#domain/own-recipe/own-recipe-draft.ts';
import {
  type OwnRecipeChange,
  type OwnRecipeOutcome,
  ownRecipeMachine,
} from '#machines/recipes/own-recipe.machine.ts';
import { createPagedListMachine } from '#machines/shared/paged-list.machine.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

const keptOf = ({ data, unmatched }: OperationAnswer<'createOwnRecipe'>) => ({
  id: data.id,
  title: data.title,
  unmatched,
});

async function importBody(change: Extract<OwnRecipeChange, { kind: 'import' | 'importFile' }>) {
  if (change.kind === 'import') return { format: change.format, content: change.content };
  const { file } = change;
  return { format: formatOfFile(file.name) ?? 'json', content: await file.text() };
}

export const ownRecipeFlow = ownRecipeMachine.provide({
  actors: {
    changeRecipe: fromPromise<OwnRecipeOutcome, { change: OwnRecipeChange }>(
      async ({ input: { change }, signal }) => {
        if (change.kind === 'import' || change.kind === 'importFile') {
          const body = await importBody(change);
          return outcomeOf(client.POST('/users/me/recipes/import', { body, signal }), keptOf);
        }
        if (change.kind === 'delete') {
          const params = { path: { id: change.id } };
          return outcomeOf(client.DELETE('/users/me/recipes/{id}', { params, signal }), () => null);
        }
        const body = ownRecipeInput(change.draft);
        if (change.id === null) return outcomeOf(client.POST('/users/me/recipes', { body, signal }), keptOf);
        const params = { path: { id: change.id } };
        return outcomeOf(client.PUT('/users/me/recipes/{id}', { params, body, signal }), keptOf);
      },
    ),
  },
});

export const ownRecipeListFlow = createPagedListMachine<components['schemas']['RecipeCard'], null>(
  'ownRecipeList',
).provide({
  actors: {
    loadPage: fromPromise(({ input: { page }, signal }) =>
      outcomeOf(client.GET('/users/me/recipes', { params: { query: { page } }, signal }), (answer) => answer),
    ),
  },
});

export const editedRecipeFlow = createResourceMachine<OperationAnswer<'getRecipe'>['data'], string>(
  'editedRecipe',
).provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf(client.GET('/recipes/{id}', { params: { path: { id: key } }, signal }), ({ data }) => data),
    ),
  },
});
