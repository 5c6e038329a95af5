import { type FormEvent, type ReactNode, useState } from 'react';
import type { OwnRecipeDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import type { useOwnRecipe } from '#src/flows/recipes/use-own-recipes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChipChoice } from '#src/ui/field/ChipChoice.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const kinds = mealTypes.map((each) => ({ value: each, label: each }));

export interface OwnRecipeFormProps {
  readonly id: string | null;
  readonly draft: OwnRecipeDraft;
  readonly form: ReturnType<typeof useOwnRecipe>;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** A recipe as its owner writes it. What is typed stays until it is kept. */
export function OwnRecipeForm({ id, draft: first, form, children }: OwnRecipeFormProps) {
  const [draft, setDraft] = useState(first);
  const { fields } = form;
  const change = (name: Exclude<keyof OwnRecipeDraft, 'mealTypes'>) => (typed: string) =>
    setDraft((present) => ({ ...present, [name]: typed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.write(id, draft);
  };
  return (
    <form noValidate aria-label="Recipe" onSubmit={submit}>
      <Stack gap={16} pad="page">
        <TextField
          label="Title"
          name="title"
          value={draft.title}
          onChange={change('title')}
          error={fields.title?.[0]}
          maxLength={200}
          autoComplete="off"
        />
        <Grid gap={12}>
          <TextField
            label="Servings"
            name="servings"
            inputMode="numeric"
            value={draft.servings}
            onChange={change('servings')}
            error={fields.servings?.[0]}
            autoComplete="off"
          />
          <TextField
            label="Minutes"
            name="minutes"
            inputMode="numeric"
            value={draft.minutes}
            onChange={change('minutes')}
            error={fields.ready_in_minutes?.[0]}
            autoComplete="off"
          />
        </Grid>
        <Stack gap={8}>
          <Text look="small-strong">Kind of dish</Text>
          <ChipChoice
            label="Kind of dish"
            options={kinds}
            chosen={draft.mealTypes}
            onChange={(chosen) => setDraft((present) => ({ ...present, mealTypes: chosen }))}
          />
          <Text look="note" tone="faint">
            Without one it counts as a main course.
          </Text>
        </Stack>
        <TextArea
          label="Ingredients, one a line"
          name="ingredients"
          value={draft.ingredients}
          onChange={change('ingredients')}
          error={fields.ingredients?.[0]}
          maxLength={20_000}
          placeholder="500 g carrots, sliced"
        />
        <TextArea
          label="Steps, one a line"
          name="steps"
          value={draft.steps}
          onChange={change('steps')}
          error={fields.steps?.[0]}
          maxLength={100_000}
          placeholder="Simmer until soft."
        />
        <TextArea
          label="About it"
          name="summary"
          value={draft.summary}
          onChange={change('summary')}
          error={fields.summary?.[0]}
          maxLength={2_000}
        />
        {form.problem !== null && (
          <Text look="small" tone="danger" role="alert">
            {form.problem}
          </Text>
        )}
        <Button variant="primary" width="block" type="submit" busy={form.isBusy}>
          Save
        </Button>
        {children}
      </Stack>
    </form>
  );
}
