import { type ReactNode, useEffect, useRef } from 'react';
import type { components } from '#contract/api.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { afterCooking as texts } from '#src/features/recipes/texts/cooking.ts';
import type { Cooking } from '#src/flows/cooking/use-cooking.ts';
import { useReviewForm } from '#src/flows/recipes/use-review-form.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { NoteSection } from '../recipe/NoteSection.tsx';
import { ReviewForm } from '../recipe/ReviewForm.tsx';
import { RingNotice } from './CookingTimers.tsx';
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
      <RingNotice cooking={cooking} />
      <Stack gap={20} className={styles['after'] ?? ''}>
        <Stack gap={6}>
          <h1 ref={heading} tabIndex={-1} className={styles['question']}>
            {texts.title}
          </h1>
          <Row gap={8} spread="between" className={styles['noted'] ?? ''}>
            <Text variant="small" tone="muted" role="status">
              {texts.noted(bidiIsolated(recipe.title))}
            </Text>
            <Button size="sm" variant="quiet" busy={cooking.isBusy} onClick={cooking.undo}>
              {texts.undo}
            </Button>
          </Row>
        </Stack>
        <ReviewForm form={form} />
        <NoteSection recipeId={String(recipe.id)} />
        <Button variant="primary" width="block" href={paths.recipe(recipe.id)}>
          {texts.done}
        </Button>
        <Row gap={8} spread="center" wrap>
          <Button size="sm" variant="quiet" onClick={cooking.resume}>
            {texts.backToSteps}
          </Button>
          <Button size="sm" variant="quiet" href={memberPaths.cooked()}>
            {texts.history}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
