import type { FormEvent, ReactNode } from 'react';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { ownRecipeForm as texts } from '#src/features/recipes/texts/own.ts';
import type { useOwnRecipeEditor } from '#src/flows/recipes/use-own-recipe-editor.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { useFocusInvalid } from '#src/ui/input/use-focus-invalid.ts';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const kinds = mealTypes.map((each) => ({ value: each, label: each }));

export interface OwnRecipeFormProps {
  readonly editor: ReturnType<typeof useOwnRecipeEditor>;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** The form for an own recipe. The input stays until it is stored. */
export function OwnRecipeForm({ editor, children }: OwnRecipeFormProps) {
  const { draft, fields, edit } = editor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  const form = useFocusInvalid(fields);
  return (
    <form ref={form} noValidate aria-label={texts.label} onSubmit={submit}>
      <Stack gap={16} pad="page">
        <TextField
          label={texts.title}
          name="title"
          value={draft.title}
          onChange={(title) => edit({ title })}
          error={fields.title?.[0]}
          maxLength={200}
          autoComplete="off"
        />
        <Grid gap={12}>
          <TextField
            label={texts.servings}
            name="servings"
            inputMode="numeric"
            value={draft.servings}
            onChange={(servings) => edit({ servings })}
            error={fields.servings?.[0]}
            autoComplete="off"
          />
          <TextField
            label={texts.minutes}
            name="minutes"
            inputMode="numeric"
            value={draft.minutes}
            onChange={(minutes) => edit({ minutes })}
            error={fields.ready_in_minutes?.[0]}
            autoComplete="off"
          />
        </Grid>
        <Stack gap={8}>
          <Text variant="small-strong">{texts.kind}</Text>
          <ChipChoice
            label={texts.kind}
            options={kinds}
            chosen={draft.mealTypes}
            onChange={(chosen) => edit({ mealTypes: chosen })}
          />
          <Text variant="note" tone="faint">
            {texts.kindHint}
          </Text>
        </Stack>
        <TextArea
          label={texts.ingredients}
          name="ingredients"
          value={draft.ingredients}
          onChange={(ingredients) => edit({ ingredients })}
          error={fields.ingredients?.[0]}
          maxLength={20_000}
          placeholder={texts.ingredientsExample}
        />
        <TextArea
          label={texts.steps}
          name="steps"
          value={draft.steps}
          onChange={(steps) => edit({ steps })}
          error={fields.steps?.[0]}
          maxLength={100_000}
          placeholder={texts.stepsExample}
        />
        <TextArea
          label={texts.about}
          name="summary"
          value={draft.summary}
          onChange={(summary) => edit({ summary })}
          error={fields.summary?.[0]}
          maxLength={2_000}
        />
        {editor.problem !== null && (
          <Text variant="small" tone="danger" role="alert">
            {editor.problem}
          </Text>
        )}
        <Button variant="primary" width="block" type="submit" busy={editor.isBusy}>
          {texts.save}
        </Button>
        {children}
      </Stack>
    </form>
  );
}
