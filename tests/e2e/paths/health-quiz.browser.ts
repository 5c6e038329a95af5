/** The generated paths of the onboarding quiz, against a real server. */
import type { Page } from '@playwright/test';
import { noAnswers, type QuizProgress, quizSteps, quizStepTitles } from '#domain/onboarding/quiz.ts';
import type { healthQuizMachine } from '#machines/onboarding/health-quiz.machine.ts';
import { expect, type Member, newAccount, readAs, registerSettled } from '../member.ts';
import { storeSession } from './sign-in-steps.ts';
import {
  type BrowserSuite,
  byServer,
  interceptedMemberFailures,
  onDevice,
  type Stage,
  skipped,
  transient,
} from './suite.ts';

interface Scene {
  readonly member: Member;
  /** The stored step of the quiz. */
  step: QuizProgress['step'];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const addressOf = (step: QuizProgress['step']) =>
  step === 'review' ? '/onboardings/preview-preferences' : '/onboardings/health-quiz';

/** In the format of the app's storage, one key per part. */
async function storeProgress({ page, api, scene }: Stage<Scene>): Promise<void> {
  const { data } = await readAs<{ data: { id: string } }>(api, scene.member, '/users/me');
  const {
    followsDiet,
    diets,
    proteinSources,
    allergens,
    intolerances,
    tickedIngredients,
    excludedIngredients,
  } = noAnswers;
  const parts = {
    onboarding_step: { step: scene.step },
    onboarding_diet: { followsDiet, diets },
    onboarding_protein: { proteinSources },
    onboarding_allergens: { allergens },
    onboarding_intolerances: { intolerances, tickedIngredients },
    onboarding_excluded_ingredients: { excludedIngredients },
  };
  await page.evaluate(
    ({ member, storage }) => {
      for (const [key, part] of Object.entries(storage))
        localStorage.setItem(key, JSON.stringify({ member, ...part }));
    },
    { member: data.id, storage: parts },
  );
}

const asks =
  (step: number) =>
  async ({ page }: Stage<Scene>) => {
    await expect(page.getByText(`${step}/5`, { exact: true })).toBeVisible();
    await expect(button(page, step === 5 ? 'Finish' : 'Next')).toBeEnabled();
  };

/** An event of one question cannot occur at another. */
const elsewhere = (event: string, place: string) =>
  Object.fromEntries(
    quizSteps
      .filter((step) => step !== place)
      .map((step) => [`${event} in asking.${step}`, 'Another question is on the screen.']),
  );

export const healthQuizSuite: BrowserSuite<typeof healthQuizMachine, Scene> = {
  prepare: async ({ api }) => ({ member: await registerSettled(api, newAccount()), step: 'dietType' }),
  open: async (stage) => {
    await storeSession(stage.page, stage.scene.member);
    await storeProgress(stage);
    await stage.page.goto(addressOf(stage.scene.step));
  },
  events: {
    'diet.answered': ({ page }) => page.getByRole('radio', { name: /^Yes/ }).check(),
    'name.toggled': ({ page }, { name }) => page.getByRole('checkbox', { name }).check(),
    'intolerance.toggled': ({ page }) => page.getByRole('checkbox', { name: /^Low Oxalate/ }).check(),
    'ingredients.ticked': async ({ page }) => {
      await page.getByRole('checkbox', { name: /^Low Sulfur/ }).check();
      await page.getByRole('button', { name: 'Fine-tune ingredients: Low Sulfur' }).click();
      const sheet = page.getByRole('dialog', { name: 'Low Sulfur' });
      await sheet.getByRole('searchbox').fill('garlic');
      const garlic = sheet.getByRole('checkbox', { name: /^Garlic/ }).first();
      await garlic.click();
      await sheet.getByRole('button', { name: 'Done' }).click();
      await expect(sheet).toBeHidden();
    },
    'next.requested': ({ page }) => page.getByRole('button', { name: /^(Next|Finish)$/ }).click(),
    'back.requested': ({ page }) => button(page, 'Back').click(),
    'change.requested': ({ page }, { step }) => button(page, `Change ${quizStepTitles[step]}`).click(),
    'answers.submitted': ({ page }) => button(page, 'Submit').click(),
    'questions.reached': async ({ page }) => void (await page.goto(addressOf('dietType'))),
    'review.reached': async ({ page }) => void (await page.goto(addressOf('review'))),
  },
  outputs: {
    loadProgress: {
      call: null,
      outcomes: ({ step }) =>
        onDevice(({ scene }) => {
          scene.step = step;
        }),
      rejects: skipped('What the device keeps and nobody can read counts as nothing.'),
    },
    savePreferences: {
      call: 'POST /users/me/preferences',
      outcomes: { ...interceptedMemberFailures, ok: byServer() },
      rejects: skipped('The saving is a flow of its own, which takes what breaks for a failure.'),
    },
  },
  situations: {
    opening: transient('The device responds immediately.'),
    'asking.dietType': asks(1),
    'asking.proteinSources': asks(2),
    'asking.allergies': asks(3),
    'asking.foodIntolerances': asks(4),
    'asking.excludedIngredients': asks(5),
    reviewing: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Review & Confirm' })).toBeVisible();
      await expect(button(page, 'Submit')).not.toHaveAttribute('aria-busy', 'true');
    },
    saving: ({ page }) => expect(button(page, 'Submit')).toHaveAttribute('aria-busy', 'true'),
    saved: ({ page }) => expect(page).toHaveURL('/membership-benefits'),
  },
  skipped: {
    ...elsewhere('diet.answered', 'dietType'),
    ...elsewhere('name.toggled', 'allergies'),
    ...elsewhere('intolerance.toggled', 'foodIntolerances'),
    ...elsewhere('ingredients.ticked', 'foodIntolerances'),
  },
};
