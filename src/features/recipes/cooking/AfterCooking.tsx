import { type ReactNode, useEffect, useRef } from 'react';
import type { components } from '#contract/api.ts';
import type { Cooking } from '#src/flows/cooking/use-cooking.ts';
import { useReviewForm } from '#src/flows/recipes/use-review-form.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { NoteSection } from '../recipe/NoteSection.tsx';
import { ReviewForm } from '../recipe/ReviewForm.tsx';
import styles from './CookScreen.module.css';

export interface AfterCookingProps {
  readonly recipe: components['schemas']['RecipeDetail'];
  readonly cooking: Cooking;
  readonly close: ReactNode;
}

const nothing = () => {};

/** "How was it?": stars and a picture for all, a note for the member alone. */
export function AfterCooking({ recipe, cooking, close }: AfterCookingProps) {
  const form = useReviewForm(String(recipe.id), nothing);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles['screen']}>
      <div className={styles['bar']}>{close}</div>
      <Stack gap={20} className={styles['after'] ?? ''}>
        <Stack gap={6}>
          <h1 ref={heading} tabIndex={-1} className={styles['question']}>
            How was it?
          </h1>
          <Row gap={8} spread="between" wrap>
            <Text variant="small" tone="muted" role="status">
              {recipe.title} is noted as cooked today.
            </Text>
            <Button size="sm" variant="quiet" busy={cooking.isBusy} onClick={cooking.undo}>
              Undo
            </Button>
          </Row>
        </Stack>
        <ReviewForm form={form} />
        <NoteSection recipeId={String(recipe.id)} />
        <Button variant="primary" width="block" href={paths.recipe(recipe.id)}>
          Done
        </Button>
        <Row gap={8} spread="center" wrap>
          <Button size="sm" variant="quiet" onClick={cooking.resume}>
            Look at the steps again
          </Button>
          <Button size="sm" variant="quiet" href={memberPaths.cooked()}>
            All you’ve cooked
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
