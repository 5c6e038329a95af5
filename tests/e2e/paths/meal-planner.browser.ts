/** The generated paths of the weekly planner, against a real server. */
import type { Page } from '@playwright/test';
import { addDays, weekdayOf, weekOf } from '#domain/calendar/week.ts';
import type { mealPlannerMachine } from '#machines/planner/meal-planner.machine.ts';
import { expect, type Member, newAccount, registerSettled } from '../member.ts';
import { dayButton, headersOf, items, openPlanner, plans, thursday } from '../planner.ts';
import { subscribe } from '../subscriber.ts';
import { storeSession } from './sign-in-steps.ts';
import type { TakenStep } from './skipped-paths.ts';
import { type BrowserSuite, byServer, interceptedMemberFailures, type Stage, unreadable } from './suite.ts';

interface Scene {
  readonly member: Member;
  /** The day shown. */
  day: string;
}

/** More than a path removes. */
const recipes = [
  'fish-pie',
  'aloo-gobi',
  'baked-falafel',
  'basil-pesto',
  'banana-walnut-bread',
  'baked-apples-with-oats',
];
const friday = addDays(thursday, 1);
/** The days of the samples, in weeks from now. */
const daysOf: Readonly<Record<string, string>> = {
  '2026-05-14': thursday,
  '2026-05-15': friday,
  '2026-05-21': addDays(thursday, 7),
};
const planned = [thursday, friday, addDays(thursday, 7), addDays(friday, 7)];

const failed = (page: Page) => page.getByRole('heading', { name: 'We couldn’t load the plan' });
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t save that.' });
/** The retry of the plan; a failed save has its own above it. */
const anotherTry = (page: Page) => page.getByRole('button', { name: 'Try again' }).last();
const known = async ({ page }: Stage<Scene>) => {
  await expect(
    items(page)
      .or(page.getByRole('heading', { name: 'Nothing planned yet' }))
      .first(),
  ).toBeVisible();
  await expect(failed(page)).toHaveCount(0);
};
const isSameWeek = (one: string, other: string) => weekOf(one)[0] === weekOf(other)[0];

/** What distinguishes situations in the model. */
const factsOf = ({ before }: TakenStep) => {
  const [isUnknown, , hasNoTrouble] = before.distinguished as readonly [boolean, number, boolean];
  return { isUnknown, hasNoTrouble };
};

function whyNotAt(taken: TakenStep): string | null {
  if (taken.step.kind !== 'event') return null;
  const { isUnknown, hasNoTrouble } = factsOf(taken);
  const { type } = taken.step.event;
  if (type === 'change.requested' && isUnknown) return 'Nothing can be taken off a week that is not known.';
  if (type === 'trouble.dismissed' && hasNoTrouble) return 'There is no trouble on the screen.';
  return null;
}

export const mealPlannerSuite: BrowserSuite<typeof mealPlannerMachine, Scene> = {
  prepare: async ({ api }) => {
    const member = await registerSettled(api, newAccount());
    await subscribe(api, member);
    const headers = headersOf(member);
    for (const date of planned) {
      const response = await api.post(`/api${plans}`, {
        headers,
        data: { type: 'recipe', date, ids: recipes },
      });
      expect(response.ok(), await response.text()).toBe(true);
    }
    return { member, day: thursday };
  },
  open: async ({ page, scene }) => {
    // otherwise the offline cache would send the same calls
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await storeSession(page, scene.member);
    await openPlanner(page, scene.day);
  },
  events: {
    'day.chosen': async ({ page, scene }, { day }) => {
      const chosen = daysOf[day] ?? thursday;
      if (isSameWeek(chosen, scene.day)) {
        scene.day = chosen === scene.day ? addDays(chosen, 1) : chosen;
        await dayButton(page, new RegExp(`^${weekdayOf(scene.day)}`)).click();
      } else {
        const isAhead = chosen > scene.day;
        scene.day = addDays(scene.day, isAhead ? 7 : -7);
        await page.getByRole('button', { name: isAhead ? 'Next week' : 'Previous week' }).click();
      }
      await expect(page).toHaveURL(`/meal-planner?date=${scene.day}`);
    },
    'change.requested': ({ page }) =>
      items(page)
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click(),
    'change.repeated': ({ page }) => trouble(page).getByRole('button', { name: 'Try again' }).click(),
    'trouble.dismissed': ({ page }) => trouble(page).getByRole('button', { name: 'Dismiss' }).click(),
    'refresh.requested': ({ page }) =>
      page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'retry.requested': ({ page }) => anotherTry(page).click(),
  },
  outputs: {
    loadWeek: {
      call: 'GET /users/me/meal-plans',
      outcomes: { ...interceptedMemberFailures, ok: byServer() },
      rejects: unreadable(),
    },
    refreshWeek: {
      call: 'GET /users/me/meal-plans',
      outcomes: { ...interceptedMemberFailures, ok: byServer() },
      rejects: unreadable(),
    },
    changePlan: {
      call: 'DELETE /users/me/meal-plans',
      outcomes: { ...interceptedMemberFailures, ok: byServer() },
      rejects: unreadable(),
    },
  },
  situations: {
    loading: async ({ page }) => {
      await expect(dayButton(page, /./)).toHaveCount(7);
      await expect(items(page)).toHaveCount(0);
      await expect(failed(page)).toHaveCount(0);
    },
    failed: async ({ page }) => {
      await expect(failed(page)).toBeVisible();
      await expect(anotherTry(page)).toBeVisible();
    },
    ready: known,
    refreshing: known,
    saving: async ({ page }) => {
      await expect(dayButton(page, /./)).toHaveCount(7);
      await expect(failed(page)).toHaveCount(0);
    },
  },
  whyNot: (steps) => steps.map(whyNotAt).find((reason) => reason !== null) ?? null,
};
