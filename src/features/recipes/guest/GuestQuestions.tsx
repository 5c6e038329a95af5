import { type ReactNode, useId } from 'react';
import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import type { GuestQuestion } from '#domain/onboarding/guest-answers.ts';
import { guestQuestions as texts } from '#src/features/recipes/texts/guest.ts';
import type { GuestProfile } from '#src/flows/onboarding/use-guest-profile.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dock } from '#src/ui/frame/Dock.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './TryScreen.module.css';

interface Question {
  readonly field: GuestQuestion;
  readonly title: string;
  readonly hint: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}

const named = (name: string) => ({ value: name, label: allergenLabel(name) });
const questions: readonly Question[] = [
  {
    field: 'intolerances',
    title: texts.intolerances,
    hint: texts.intolerancesHint,
    options: intolerances.map((axis) => ({ value: axis, label: intoleranceNames[axis] })),
  },
  {
    field: 'allergens',
    title: texts.allergens,
    hint: texts.allergensHint,
    options: allergens.map(({ name }) => named(name)),
  },
  { field: 'diets', title: texts.diet, hint: texts.dietHint, options: diets.map(named) },
];

export interface GuestQuestionsProps {
  readonly guest: GuestProfile;
  readonly isForOneRecipe: boolean;
  readonly header: ReactNode;
}

/** The questions on one page; each may stay unanswered. */
export function GuestQuestions({ guest, isForOneRecipe, header }: GuestQuestionsProps) {
  return (
    <>
      <ScrollArea key="questions">
        <div className={styles['page']}>
          {header}
          <Stack gap={8} className={styles['opening'] ?? ''}>
            <Text as="h1" variant="display">
              {texts.title}
            </Text>
            <Text tone="muted">{texts.intro}</Text>
          </Stack>
          <div className={styles['questions']}>
            {questions.map((question) => (
              <OneQuestion key={question.field} question={question} guest={guest} />
            ))}
          </div>
        </div>
      </ScrollArea>
      <Dock>
        <div className={styles['action']}>
          <Button variant="primary" width="block" onClick={guest.show}>
            {isForOneRecipe ? texts.judge : texts.showDishes}
          </Button>
        </div>
      </Dock>
    </>
  );
}

function OneQuestion({ question, guest }: { question: Question; guest: GuestProfile }) {
  const id = useId();
  const { field, title, hint, options } = question;
  return (
    <section aria-labelledby={id}>
      <Stack gap={10}>
        <div>
          <Text as="h2" variant="h2" id={id}>
            {title}
          </Text>
          <Text variant="small" tone="muted">
            {hint}
          </Text>
        </div>
        <ChipChoice
          label={title}
          options={options}
          chosen={guest.answers[field]}
          onChange={(chosen) => guest.answer(field, chosen)}
        />
      </Stack>
    </section>
  );
}
