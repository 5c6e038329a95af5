import { type FormEvent, useRef, useState } from 'react';
import { type ImportFormat, importEndings } from '#domain/own-recipe/own-recipe-draft.ts';
import { useOwnRecipe } from '#src/flows/recipes/use-own-recipes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FileInput } from '#src/ui/field/FileInput.tsx';
import { SegmentedChoice } from '#src/ui/field/SegmentedChoice.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useLeaveForm } from './OwnRecipeScreens.tsx';

const formats = [
  { value: 'url', label: 'Web page' },
  { value: 'cooklang', label: 'Cooklang' },
  { value: 'json', label: 'Other app' },
] as const;
const labels = {
  url: 'Address of the page',
  cooklang: 'Cooklang text',
  json: 'Exported recipe (JSON)',
} as const satisfies Partial<Record<ImportFormat, string>>;

/** Brings a recipe along from a web page, a Cooklang text or another app's export; what lies in a file is taken at once. */
export function ImportRecipeScreen() {
  usePageTitle('Import a recipe');
  const form = useOwnRecipe(useLeaveForm());
  const [format, setFormat] = useState<keyof typeof labels>('url');
  const [content, setContent] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.take(format, content);
  };
  const input = useRef<HTMLInputElement>(null);
  const problem = form.fields.content?.[0] ?? form.problem;
  return (
    <form noValidate aria-label="Import a recipe" onSubmit={submit}>
      <Stack gap={16} pad="page">
        <SegmentedChoice label="From" options={formats} value={format} onChange={setFormat} />
        {format === 'url' ? (
          <TextField
            label={labels.url}
            name="content"
            type="url"
            value={content}
            onChange={setContent}
            error={problem}
            maxLength={2_000}
            placeholder="https://"
            autoComplete="off"
          />
        ) : (
          <TextArea
            label={labels[format]}
            name="content"
            value={content}
            onChange={setContent}
            error={problem}
            maxLength={500_000}
          />
        )}
        <Text look="small" tone="muted">
          Only you will see the recipe. Its ingredients are matched to our foods; what is not known is named,
          and never counts as Low.
        </Text>
        <Button variant="primary" width="block" type="submit" busy={form.isBusy}>
          Import
        </Button>
        <Button width="block" disabled={form.isBusy} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <FileInput
          ref={input}
          label="Recipe file"
          name="file"
          accept={importEndings}
          onChoose={form.takeFile}
        />
      </Stack>
    </form>
  );
}
