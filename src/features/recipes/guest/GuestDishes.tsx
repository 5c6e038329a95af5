import { type ReactNode, useEffect, useRef } from 'react';
import { allergenWord } from '#domain/allergen/allergen-text.ts';
import { intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { isAnythingAnswered } from '#domain/onboarding/guest-answers.ts';
import { guestDishes as texts } from '#src/features/recipes/texts/guest.ts';
import type { GuestProfile } from '#src/flows/onboarding/use-guest-profile.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipeGridSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { eagerCards } from '#src/ui/recipe/eager-cards.ts';
import { RecipeLeadCard } from '#src/ui/recipe/RecipeLeadCard.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './TryScreen.module.css';

const inWords = ({ intolerances, allergens, diets }: GuestProfile['answers']): string =>
  [
    ...intolerances.map((axis) => texts.low(axis === 'fodmap' ? intoleranceNames[axis] : axis)),
    ...allergens.map((name) => texts.without(allergenWord(name))),
    ...diets.map((name) => name),
  ].join(' · ');

/** The dishes that fit the answers of a guest. */
export function GuestDishes({ guest, header }: { guest: GuestProfile; header: ReactNode }) {
  const isAnswered = isAnythingAnswered(guest.answers);
  const opening = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone
  useEffect(() => opening.current?.focus({ preventScroll: true }), []);
  return (
    <ScrollArea key="dishes">
      <div className={styles['page']}>
        {header}
        <div ref={opening} tabIndex={-1} className={styles['opening']}>
          <Stack gap={8}>
            <Text as="h1" variant="display">
              {isAnswered ? texts.fitting : texts.firstDishes}
            </Text>
            {isAnswered && <Text tone="muted">{texts.answers(inWords(guest.answers))}</Text>}
            <Row gap={8} wrap>
              <Button size="sm" onClick={guest.change}>
                {texts.change}
              </Button>
              {isAnswered && guest.state === 'shown' && (
                <Button size="sm" variant="quiet" onClick={guest.forget}>
                  {texts.forget}
                </Button>
              )}
            </Row>
          </Stack>
        </div>
        <Dishes guest={guest} />
        {guest.state === 'shown' && <Invitation hasAnswers={isAnswered} />}
      </div>
    </ScrollArea>
  );
}

function Dishes({ guest }: { guest: GuestProfile }) {
  const { state, dishes, failure, retry, change } = guest;
  if (state === 'failed') return <FailureNote title={texts.failed} text={failure} onRetry={retry} />;
  if (state !== 'shown')
    return (
      <div className={styles['loading']}>
        <RecipeGridSkeleton />
      </div>
    );
  if (dishes.length === 0)
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyHint}
        action={
          <Button variant="tinted" size="sm" onClick={change}>
            {texts.change}
          </Button>
        }
      />
    );
  return (
    <ul aria-label={texts.list} className={styles['dishes']}>
      {dishes.map((dish, place) => (
        <li key={dish.id}>
          <RecipeLeadCard
            recipe={recipeFactsOf(dish, paths.guestRecipe(dish.id))}
            fit={dish.fit}
            verdicts={dish.verdicts}
            eager={place < eagerCards.grid}
            heading="h2"
          />
        </li>
      ))}
    </ul>
  );
}

function Invitation({ hasAnswers }: { hasAnswers: boolean }) {
  return (
    <Card className={styles['invitation'] ?? ''}>
      <Stack gap={10}>
        <Text as="h2" variant="h2">
          {hasAnswers ? texts.keepTitle : texts.joinTitle}
        </Text>
        <Text variant="small" tone="muted">
          {hasAnswers ? texts.keepHint : texts.joinHint}
        </Text>
        <Button variant="primary" width="block" href={paths.loginOrCreate()}>
          {hasAnswers ? texts.keep : texts.join}
        </Button>
        <Text variant="note" tone="faint">
          {texts.disclaimer}
        </Text>
      </Stack>
    </Card>
  );
}
