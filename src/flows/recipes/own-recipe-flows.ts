import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import type { OperationResponse } from '#contract/operations.ts';
import { formatOfFile } from '#domain/own-recipe/import/import-file.ts';
import { changesOf } from '#domain/own-recipe/own-recipe-changes.ts';
import { draftOfReadRecipe, ownRecipeInput } from '#domain/own-recipe/own-recipe-draft.ts';
import { ownRecipeDeletionMachine } from '#machines/recipes/own-recipe-deletion.machine.ts';
import {
  ownRecipeEditorMachine,
  type ReadingOutcome,
  type RecipeEdit,
  type StoredOutcome,
} from '#machines/recipes/own-recipe-editor.machine.ts';
import { ownRecipePhotoMachine, type PhotoOutcome } from '#machines/recipes/own-recipe-photo.machine.ts';
import {
  type ExportFormat,
  type ExportOutcome,
  recipeExportMachine,
} from '#machines/recipes/recipe-export.machine.ts';
import {
  type FoundOutcome,
  type ImportedOutcome,
  type ImportSource,
  recipeImportMachine,
} from '#machines/recipes/recipe-import.machine.ts';
import { createPagedListMachine } from '#machines/shared/paged-list.machine.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { createTermSearchMachine } from '#machines/shared/term-search.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { shrinkPicture } from '#src/flows/account/shrink-picture.ts';
import { isTemporaryId } from '#src/offline/queued-mutation.ts';

type Recipe = OperationResponse<'getRecipe'>['data'];

const readDraft = fromPromise<ReadingOutcome, Pick<RecipeEdit, 'id' | 'draft'>>(
  ({ input: { id, draft }, signal }) => {
    // one that waits on the device is cooked by what is in the form
    const query = id === null || isTemporaryId(id) ? {} : { recipe_id: id };
    return outcomeOf(
      client.POST('/users/me/recipes/preview', { params: { query }, body: ownRecipeInput(draft), signal }),
      ({ data }) => data,
    );
  },
);

export const ownRecipeEditorFlow = ownRecipeEditorMachine.provide({
  actors: {
    readDraft,
    storeRecipe: fromPromise<StoredOutcome, RecipeEdit>(({ input, signal }) => sendRecipe(input, signal)),
  },
});

function sendRecipe({ id, original, draft }: RecipeEdit, signal: AbortSignal): Promise<StoredOutcome> {
  const idOf = ({ data }: OperationResponse<'createOwnRecipe'>) => ({ id: data.id });
  const input = ownRecipeInput(draft);
  if (id === null) return outcomeOf(client.POST('/users/me/recipes', { body: input, signal }), idOf);
  const body = changesOf(ownRecipeInput(original), input);
  return outcomeOf(client.PUT('/users/me/recipes/{id}', { params: { path: { id } }, body, signal }), idOf);
}

async function readFile(file: File, signal: AbortSignal): Promise<FoundOutcome> {
  const format = formatOfFile(file.name);
  if (format !== 'archive') return readText(format ?? 'json', await file.text(), signal);
  const form = new FormData();
  form.set('archive', file);
  return outcomeOf(
    client.POST('/users/me/recipes/import/archive', {
      body: { archive: file },
      bodySerializer: () => form,
      signal,
    }),
    foundIn,
  );
}

const foundIn = ({ data: { recipes, problems } }: OperationResponse<'readRecipes'>) => ({
  recipes: recipes.map(draftOfReadRecipe),
  problems,
});

const readText = (
  format: 'url' | 'html' | 'cooklang' | 'json',
  content: string,
  signal: AbortSignal,
): Promise<FoundOutcome> =>
  outcomeOf(client.POST('/users/me/recipes/import/read', { body: { format, content }, signal }), foundIn);

export const recipeImportFlow = recipeImportMachine.provide({
  actors: {
    readSource: fromPromise<FoundOutcome, { source: ImportSource }>(async ({ input: { source }, signal }) => {
      if (source.kind === 'file') return readFile(source.file, signal);
      return readText(source.format, source.content, signal);
    }),
    storeRecipe: fromPromise<ImportedOutcome, { draft: Parameters<typeof ownRecipeInput>[0] | null }>(
      async ({ input: { draft }, signal }) =>
        draft === null
          ? { kind: 'canceled' }
          : outcomeOf(
              client.POST('/users/me/recipes', { body: ownRecipeInput(draft), signal }),
              ({ data, unmatched }) => ({ id: data.id, openLines: unmatched.length }),
            ),
    ),
  },
});

export const ownRecipeDeletionFlow = ownRecipeDeletionMachine.provide({
  actors: {
    deleteRecipe: fromPromise(({ input: { id }, signal }) =>
      outcomeOf(client.DELETE('/users/me/recipes/{id}', { params: { path: { id } }, signal }), () => null),
    ),
  },
});

const imageOf = ({ data }: OperationResponse<'uploadOwnRecipePhoto'>) => ({ image: data.image });

export const ownRecipePhotoFlow = ownRecipePhotoMachine.provide({
  actors: {
    sendPhoto: fromPromise<PhotoOutcome, { id: string; file: Blob }>(
      async ({ input: { id, file }, signal }) => {
        const photo = await shrinkPicture(file);
        const form = new FormData();
        form.set('photo', photo);
        return outcomeOf(
          client.POST('/users/me/recipes/{id}/photo', {
            params: { path: { id } },
            body: { photo },
            bodySerializer: () => form,
            signal,
          }),
          imageOf,
        );
      },
    ),
    removePhoto: fromPromise<PhotoOutcome, { id: string }>(({ input: { id }, signal }) =>
      outcomeOf(client.DELETE('/users/me/recipes/{id}/photo', { params: { path: { id } }, signal }), imageOf),
    ),
  },
});

export const recipeExportFlow = recipeExportMachine.provide({
  actors: {
    loadFile: fromPromise<ExportOutcome, { format: ExportFormat }>(({ input: { format }, signal }) =>
      outcomeOf(
        client.GET('/users/me/recipes/export', { params: { query: { format } }, parseAs: 'blob', signal }),
        (file) => file,
      ),
    ),
  },
});

export const foodSearchFlow = createTermSearchMachine<components['schemas']['FoodName']>(
  'foodSearch',
).provide({
  actors: {
    search: fromPromise(({ input, signal }) =>
      outcomeOf(
        client.GET('/recipes/search-foods', { params: { query: { query: input.term } }, signal }),
        ({ data }) => data,
      ),
    ),
  },
});

export const ownRecipeListFlow = createPagedListMachine<components['schemas']['RecipeCard'], null>(
  'ownRecipeList',
).provide({
  actors: {
    loadPage: fromPromise(({ input: { page }, signal }) =>
      outcomeOf(
        client.GET('/users/me/recipes', { params: { query: { page } }, signal }),
        (response) => response,
      ),
    ),
  },
});

export const editedRecipeFlow = createResourceMachine<Recipe, string>('editedRecipe').provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf(client.GET('/recipes/{id}', { params: { path: { id: key } }, signal }), ({ data }) => data),
    ),
  },
});
