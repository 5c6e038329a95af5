/** The generated paths of one category of the health questionnaire, against a real server. */
import type { Locator, Page } from '@playwright/test';
import type { questionnaireMachine } from '#machines/health/questionnaire.machine.ts';
import type { Step } from '#tests/paths/flow.ts';
import { expect, type Member, newAccount, registerSettled } from '../member.ts';
import { subscribe } from '../subscriber.ts';
import { continueToServer } from './interceptor.ts';
import { storeSession } from './sign-in-steps.ts';
import {
  type BrowserSuite,
  byServer,
  byTest,
  interceptedMemberFailures,
  type Stage,
  skipped,
  unreadable,
} from './suite.ts';

const reading = 'GET /swims/*/health-questions';

interface Scene {
  readonly member: Member;
  readonly categoryId: string;
  /** The submitted answers call for a doctor. */
  isUrgent: boolean;
}

/** For each category a page with options, and one with Yes or No. */
const pagesOf: Readonly<Record<string, { readonly chosen: string; readonly answered: string }>> = {
  '11': { chosen: 'Reactions after eating', answered: 'Symptoms to tell a doctor' },
  '201': { chosen: 'Pregnancy and breastfeeding', answered: 'What a doctor has found' },
};

function pageOf({ page, scene }: Stage<Scene>, kind: 'chosen' | 'answered'): Locator {
  return page.getByRole('region', { name: pagesOf[scene.categoryId]?.[kind] ?? '', exact: true });
}
const answerMore = (within: Locator) => within.getByRole('button', { name: 'Tell us more' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Back to the questionnaire' });

async function answer(stage: Stage<Scene>, words: 'Yes' | 'No'): Promise<void> {
  const within = pageOf(stage, 'answered');
  const more = answerMore(within);
  if ((await more.count()) > 0 && (await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  await within.getByRole('radio', { name: words, exact: true }).first().check();
}

/** Whether the questions that a step answers are visible at that time. */
function answersHidden(steps: readonly Step[]): boolean {
  let isOpened = false;
  for (const step of steps) {
    if (step.kind !== 'event') continue;
    const { type } = step.event;
    if (type === 'page.opened') isOpened = true;
    if (type === 'page.declined') isOpened = false;
    if ((type === 'input.answered' || type === 'option.chosen') && !isOpened) return true;
  }
  return false;
}

export const questionnaireSuite: BrowserSuite<typeof questionnaireMachine, Scene> = {
  prepare: async ({ api }, { categoryId }) => {
    const member = await registerSettled(api, newAccount());
    await subscribe(api, member);
    return { member, categoryId, isUrgent: false };
  },
  open: async ({ page, scene }) => {
    await storeSession(page, scene.member);
    await page.goto(`/health-questionnaire/${scene.categoryId}`);
  },
  events: {
    'page.opened': (stage) => answerMore(pageOf(stage, 'chosen')).click(),
    'page.declined': (stage) =>
      pageOf(stage, 'chosen').getByRole('button', { name: 'No', exact: true }).click(),
    'input.answered': (stage) => answer(stage, 'No'),
    'option.chosen': async (stage) => {
      for (const question of await pageOf(stage, 'chosen').locator('fieldset').all())
        await question.getByRole('radio').first().check();
    },
    'answers.submitted': async (stage) => {
      if (stage.scene.isUrgent) await answer(stage, 'Yes');
      // what is saved by now is read before the answers are sent
      stage.interceptor.stopHolding(reading);
      await submit(stage.page).click();
    },
    'help.read': ({ page }) => goOn(page).click(),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  outputs: {
    loadQuestions: {
      call: reading,
      outcomes: { ...interceptedMemberFailures, ok: byServer() },
      rejects: unreadable(),
    },
    submitAnswers: {
      call: 'POST /swims/*/health-questions',
      outcomes: {
        ...interceptedMemberFailures,
        ok: ({ value }) =>
          value.urgent_help === null
            ? byServer()
            : byTest<Scene>({
                given: ({ scene }) => {
                  scene.isUrgent = scene.categoryId === '11';
                },
                settle: async (route, { scene }) => {
                  // only one category asks about such signs
                  if (scene.isUrgent) expect(await continueToServer(route)).toBe('ok');
                  else await route.fulfill({ json: value });
                },
              }),
      },
      rejects: skipped('Its answer is handed on as it came, so nothing breaks while it is read.'),
    },
  },
  situations: {
    loading: ({ page }) => expect(submit(page)).toHaveCount(0),
    failed: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'We couldn’t load the questions' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
    missing: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'We can’t find that section' })).toBeVisible(),
    answering: async ({ page }) => {
      await expect(submit(page)).toBeEnabled();
      await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
    },
    submitting: ({ page }) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
    advising: async ({ page }) => {
      await expect(page.getByRole('region').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(goOn(page)).toBeVisible();
    },
    saved: ({ page }) => expect(page).toHaveURL('/health-questionnaire'),
  },
  whyNot: (taken) =>
    answersHidden(taken.map(({ step }) => step))
      ? 'The questions of a page are on the screen only once it is shown.'
      : null,
};
