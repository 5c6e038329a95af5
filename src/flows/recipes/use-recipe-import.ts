import { useActorRef, useSelector } from '@xstate/react';
import { formatOfText, type ImportFormat } from '#domain/own-recipe/import/import-file.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { recipeImportFlow } from './own-recipe-flows.ts';

const screens = [
  'choosingSource',
  'reading',
  'foundOne',
  'choosingRecipes',
  'importing',
  'interrupted',
  'reporting',
] as const;

/** Imports recipes from a page, a text or a file. */
export function useRecipeImport() {
  const actor = useActorRef(recipeImportFlow);
  useAnnouncements(actor);
  const { problem, found, chosen, imported, isStopped } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    problem,
    found,
    chosen,
    imported,
    isStopped,
    screen: useSelector(
      actor,
      (snapshot) => screens.find((each) => snapshot.matches(each)) ?? 'choosingSource',
    ),
    readText: (format: ImportFormat, content: string) =>
      actor.send({
        type: 'source.chosen',
        source: { kind: 'text', format: formatOfText(format, content), content },
      }),
    readFile: (file: File) => actor.send({ type: 'source.chosen', source: { kind: 'file', file } }),
    toggle: (index: number) => actor.send({ type: 'recipe.toggled', index }),
    toggleAll: () => actor.send({ type: 'all.toggled' }),
    confirm: () => actor.send({ type: 'import.confirmed' }),
    stop: () => actor.send({ type: 'import.stopped' }),
    resume: () => actor.send({ type: 'import.resumed' }),
    restart: () => actor.send({ type: 'import.restarted' }),
  };
}
