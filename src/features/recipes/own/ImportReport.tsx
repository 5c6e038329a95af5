import { formatNumber } from '#domain/message/format-number.ts';
import { importProgress, importSentence } from '#domain/own-recipe/import/found-recipes.ts';
import { importReport as texts } from '#src/features/recipes/texts/own.ts';
import type { useRecipeImport } from '#src/flows/recipes/use-recipe-import.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

type Import = ReturnType<typeof useRecipeImport>;

/** The progress of the import, and the result for each recipe. */
export function ImportReport({ flow }: { flow: Import }) {
  const { imported, chosen, screen } = flow;
  return (
    <Stack gap={16} pad="page">
      <div role="status">
        <Text as="h1" variant="h2">
          {screen === 'reporting'
            ? importSentence(imported)
            : texts.saved(formatNumber(imported.length), formatNumber(chosen.length))}
        </Text>
      </div>
      {screen !== 'reporting' && (
        <ProgressBar label={texts.progress} percent={importProgress(imported, chosen)} />
      )}
      {screen === 'interrupted' && (
        <Stack gap={12} role="alert">
          <Text>{texts.interrupted}</Text>
          <Button variant="primary" width="block" onClick={flow.resume}>
            {texts.resume}
          </Button>
        </Stack>
      )}
      <Outcomes imported={imported} />
      {screen === 'reporting' ? (
        <>
          <Button variant="primary" width="block" href={memberPaths.ownRecipes()}>
            {texts.seeRecipes}
          </Button>
          <Button width="block" onClick={flow.restart}>
            {texts.importMore}
          </Button>
        </>
      ) : (
        <Button width="block" busy={flow.isStopped} onClick={flow.stop}>
          {texts.stop}
        </Button>
      )}
    </Stack>
  );
}

function Outcomes({ imported }: Pick<Import, 'imported'>) {
  if (imported.length === 0) return null;
  return (
    <Stack as="ul" gap={8} aria-label={texts.list}>
      {imported.map(({ title, id, openLines, problem }, index) => (
        <li key={`${index} ${title}`}>
          {id === null ? (
            <Text>
              <b>{title}</b>: {problem}
            </Text>
          ) : (
            <Text>
              <TextLink href={openLines > 0 ? memberPaths.editOwnRecipe(id) : paths.recipe(String(id))}>
                {title}
              </TextLink>
              {openLines > 0 && texts.openLines(openLines)}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
