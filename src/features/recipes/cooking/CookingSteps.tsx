import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { components } from '#contract/api.ts';
import { namesAmount } from '#domain/cooking/step-amounts.ts';
import { sharedIngredients, stepIngredients } from '#domain/cooking/step-ingredients.ts';
import { stepTimes } from '#domain/cooking/step-times.ts';
import { cookingSteps as texts } from '#src/features/recipes/texts/cooking.ts';
import { type Cooking, useCooking } from '#src/flows/cooking/use-cooking.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { keepUnits } from '#src/ui/text/keep-units.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { AfterCooking } from './AfterCooking.tsx';
import { RingNotice, RunningTimers } from './CookingTimers.tsx';
import { CookingVerdict } from './CookingVerdict.tsx';
import styles from './CookScreen.module.css';
import { StepIngredients } from './StepIngredients.tsx';

type Recipe = components['schemas']['RecipeDetail'];

export interface CookingStepsProps {
  readonly recipe: Recipe;
  readonly servings: number;
  readonly isSwapped: boolean;
  /** Empty for everybody who eats. */
  readonly forWhom: string;
  /** Path and query of this screen. */
  readonly address: string;
  readonly close: ReactNode;
}

/** The steps of a recipe in large type; what is pressed most is at the thumb. */
export function CookingSteps({ recipe, servings, isSwapped, forWhom, address, close }: CookingStepsProps) {
  const steps = recipe.instructions.steps.map(({ title }) => title);
  const { id, title } = recipe;
  const cooking = useCooking(
    useMemo(
      () => ({ recipeId: String(id), title, steps: steps.length, servings, address }),
      [id, title, steps.length, servings, address],
    ),
  );
  if (!cooking.isOpen) return null;
  if (cooking.isFinished) return <AfterCooking recipe={recipe} cooking={cooking} close={close} />;
  const names = recipe.ingredients.map(({ name }) => name);
  const text = steps[cooking.step] ?? '';
  const isLast = cooking.step === steps.length - 1;
  return (
    <div className={styles['screen']}>
      <div className={styles['bar']}>
        {close}
        <Text as="p" variant="small-strong" className={styles['title'] ?? ''}>
          {recipe.title}
        </Text>
      </div>
      <StepMarks count={steps.length} cooking={cooking} />
      <RingNotice cooking={cooking} />
      <div className={styles['step']}>
        <CookingVerdict recipe={recipe} isSwapped={isSwapped} forWhom={forWhom} step={cooking.step} />
        <StepText key={cooking.step} number={cooking.step + 1} of={steps.length} text={text}>
          {servings !== recipe.servings && namesAmount(text) && (
            <Text variant="small" tone="muted">
              {texts.amountsFor(recipe.servings)}
            </Text>
          )}
          <Times text={text} cooking={cooking} />
        </StepText>
        <StepIngredients
          recipe={recipe}
          servings={servings}
          places={stepIngredients(text, names)}
          shared={sharedIngredients(steps, names)}
        />
      </div>
      <StickyDock className={styles['dock']}>
        <RunningTimers cooking={cooking} />
        <div className={styles['buttons']}>
          <Button disabled={cooking.step === 0} className={styles['back'] ?? ''} onClick={cooking.back}>
            {texts.back}
          </Button>
          {isLast ? (
            <Button variant="primary" width="grow" busy={cooking.isBusy} onClick={cooking.finish}>
              {texts.finish}
            </Button>
          ) : (
            <Button variant="primary" width="grow" onClick={cooking.next}>
              {texts.next}
            </Button>
          )}
        </div>
      </StickyDock>
    </div>
  );
}

function StepMarks({ count, cooking }: { count: number; cooking: Cooking }) {
  const current = useRef<HTMLButtonElement>(null);
  // of many steps some are outside of the screen
  useEffect(() => {
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [cooking.step]);
  return (
    <ol className={styles['marks']} aria-label={texts.steps}>
      {Array.from({ length: count }, (_, at) => at).map((at) => {
        const isDone = cooking.done.includes(at);
        return (
          <li key={at}>
            <button
              ref={at === cooking.step ? current : null}
              type="button"
              aria-label={texts.stepState(at + 1, isDone)}
              aria-current={at === cooking.step ? 'step' : undefined}
              className={classNames(
                styles['mark'],
                isDone && styles['done'],
                at === cooking.step && styles['here'],
              )}
              onClick={() => cooking.open(at)}
            >
              <span>{isDone ? <CheckIcon size={16} /> : at + 1}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface StepTextProps {
  readonly number: number;
  readonly of: number;
  readonly text: string;
  readonly children: ReactNode;
}

function StepText({ number, of, text, children }: StepTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // a new step is read aloud; the first one is focused like any page
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-label={texts.step(number)} className={styles['words']}>
      <h1 ref={heading} tabIndex={-1} className={styles['number']}>
        {texts.stepOf(number, of)}
      </h1>
      <p className={styles['text']}>{keepUnits(text)}</p>
      {children}
    </section>
  );
}

/** A button for each time of the step, unless its timer runs. */
function Times({ text, cooking }: { text: string; cooking: Cooking }) {
  const isRunning = (label: string) =>
    cooking.timers.some((timer) => timer.step === cooking.step && timer.label === label);
  const times = stepTimes(text).filter(({ label }) => !isRunning(label));
  if (times.length === 0) return null;
  return (
    <div className={styles['times']}>
      {times.map((time) => (
        <Button key={time.label} variant="tinted" onClick={() => cooking.startTimer(time)}>
          {texts.startTimer(time.label)}
        </Button>
      ))}
    </div>
  );
}
