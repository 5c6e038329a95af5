import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { ExportFormat } from '#machines/recipes/recipe-export.machine.ts';
import { downloadFile } from '#src/flows/download-file.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useWhenSent } from '#src/flows/use-when-sent.ts';
import {
  editedRecipeFlow,
  ownRecipeListFlow,
  ownRecipePhotoFlow,
  recipeExportFlow,
} from './own-recipe-flows.ts';

const states = ['loading', 'ready', 'appending', 'failed', 'appendFailed'] as const;

/** The member's own recipes, latest first. */
export function useOwnRecipes() {
  const actor = useActorRef(ownRecipeListFlow, { input: { query: null } });
  useAnnouncements(actor);
  useWhenSent(useCallback(() => actor.send({ type: 'refresh.requested' }), [actor]));
  const { items, meta, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    recipes: items,
    total: meta && { count: meta.total, isExact: true },
    hasMore: meta !== null && meta.current_page < meta.last_page,
    failure,
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'loading'),
    showMore: () => actor.send({ type: 'more.requested', gone: 0 }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

/** The recipe to edit. */
export function useEditedRecipe(id: string) {
  const actor = useActorRef(editedRecipeFlow, { input: { key: id } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    recipe: value,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    // a recipe of the catalog or of another member
    isMissing: useSelector(
      actor,
      (snapshot) =>
        snapshot.matches('notFound') ||
        (snapshot.context.value !== null && snapshot.context.value.ingredient_lines === undefined),
    ),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

const fileNames = {
  cooklang: 'kindfare-recipes.zip',
  schema_org: 'kindfare-recipes.json',
} as const satisfies Record<ExportFormat, string>;

/** All own recipes as one file. */
export function useRecipeExport() {
  const actor = useActorRef(recipeExportFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('file.arrived', ({ file, format }) =>
      downloadFile(file, fileNames[format]),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    exportAs: (format: ExportFormat) => actor.send({ type: 'export.requested', format }),
  };
}

/** The member's photo of their dish; `image` is the URL of the current picture. */
export function useOwnRecipePhoto(id: string, image: string) {
  const actor = useActorRef(ownRecipePhotoFlow, { input: { id, image } });
  useAnnouncements(actor);
  const { image: shown, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    image: shown,
    problem,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    choose: (file: Blob) => actor.send({ type: 'photo.chosen', file }),
    remove: () => actor.send({ type: 'photo.removed' }),
  };
}
