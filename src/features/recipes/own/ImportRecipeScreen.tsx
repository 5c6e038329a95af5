import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { type ImportFormat, importEndings, maxImported } from '#domain/own-recipe/import/import-file.ts';
import { isSharedRecipe, sharedAddress } from '#domain/own-recipe/import/shared-address.ts';
import { importRecipeScreen as texts } from '#src/features/recipes/texts/own.ts';
import { useOwnRecipeEditor } from '#src/flows/recipes/use-own-recipe-editor.ts';
import { useRecipeImport } from '#src/flows/recipes/use-recipe-import.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FileInput } from '#src/ui/field/FileInput.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { SegmentedChoice } from '#src/ui/input/SegmentedChoice.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { FoundRecipes } from './FoundRecipes.tsx';
import { ImportReport } from './ImportReport.tsx';
import { OwnRecipeEditor } from './OwnRecipeEditor.tsx';
import { useLeaveToRecipe } from './OwnRecipeScreens.tsx';

type Import = ReturnType<typeof useRecipeImport>;

const formats = [
  { value: 'url', label: texts.fromPage },
  { value: 'cooklang', label: texts.fromCooklang },
  { value: 'json', label: texts.fromApp },
] as const;
const labels = {
  url: texts.url,
  cooklang: texts.cooklang,
  json: texts.json,
} as const satisfies Partial<Record<ImportFormat, string>>;

interface Source {
  readonly format: keyof typeof labels;
  readonly content: string;
}

/** Imports recipes from a web page, a Cooklang text or another app's export. */
export function ImportRecipeScreen() {
  usePageTitle(texts.title);
  const flow = useRecipeImport();
  const [query] = useSearchParams();
  const [found] = flow.found.recipes;
  // shared text without a URL is imported as text
  if (isSharedRecipe(query) && sharedAddress(query) === null)
    return <Navigate replace to={`${memberPaths.newOwnRecipe()}?${query}`} />;
  switch (flow.screen) {
    case 'foundOne':
      return found === undefined ? null : <FoundOne draft={found} />;
    case 'choosingRecipes':
      return <FoundRecipes flow={flow} />;
    case 'importing':
    case 'interrupted':
    case 'reporting':
      return <ImportReport flow={flow} />;
    default:
      return <SourceForm flow={flow} />;
  }
}

function FoundOne({ draft }: { draft: Import['found']['recipes'][number] }) {
  const editor = useOwnRecipeEditor({ id: null, draft, isImported: true }, useLeaveToRecipe());
  return <OwnRecipeEditor editor={editor} />;
}

function SourceForm({ flow }: { flow: Import }) {
  const [query] = useSearchParams();
  const { draft, change, submit } = useDraft<Source>({
    initial: { format: 'url', content: sharedAddress(query) ?? '' },
    onSubmit: ({ format, content }) => flow.readText(format, content),
  });
  const { format } = draft;
  const isBusy = flow.screen === 'reading';
  const input = useRef<HTMLInputElement>(null);
  return (
    <form noValidate aria-label={texts.title} onSubmit={submit}>
      <Stack gap={16} pad="page">
        <SegmentedChoice
          label={texts.from}
          options={formats}
          value={format}
          onChange={(chosen) => change({ format: chosen })}
          width="block"
        />
        {format === 'url' ? (
          <TextField
            label={labels.url}
            name="content"
            type="url"
            value={draft.content}
            onChange={(content) => change({ content })}
            error={flow.problem}
            maxLength={2_000}
            placeholder="https://"
            autoComplete="off"
          />
        ) : (
          <TextArea
            label={labels[format]}
            name="content"
            value={draft.content}
            onChange={(content) => change({ content })}
            error={flow.problem}
            maxLength={maxImported}
          />
        )}
        <Text variant="small" tone="muted">
          {texts.intro}
        </Text>
        <Button variant="primary" width="block" type="submit" busy={isBusy}>
          {texts.read}
        </Button>
        <Button width="block" aria-disabled={isBusy} onClick={() => input.current?.click()}>
          {texts.chooseFile}
        </Button>
        <Text variant="note" tone="faint">
          {texts.fileHint}
        </Text>
        <Button variant="quiet" width="block" href={memberPaths.newOwnRecipe()}>
          {texts.typeInstead}
        </Button>
        <FileInput
          ref={input}
          label={texts.file}
          name="file"
          accept={importEndings}
          onChoose={flow.readFile}
        />
      </Stack>
    </form>
  );
}
