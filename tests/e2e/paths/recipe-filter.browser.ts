/** The generated paths of the filter with its preset, against a real server. */
import type { Page, Route } from '@playwright/test';
import type { RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { allChoices } from '#machines/recipes/recipe-filter.cases.ts';
import type { ChoicesOutcome, recipeFilterMachine } from '#machines/recipes/recipe-filter.machine.ts';
import type { Step } from '#tests/paths/flow.ts';
import { expect, type Member, newAccount, registerSettled } from '../member.ts';
import { filterBy, filterSheet, waitForCards } from '../screens.ts';
import { continueToServer, fulfillOutcome } from './interceptor.ts';
import { storeSession } from './sign-in-steps.ts';
import {
  type BrowserSuite,
  byServer,
  byTest,
  interceptedMemberFailures,
  type Stage,
  unreadable,
} from './suite.ts';

interface Scene {
  readonly member: Member;
  /** The list follows the saved preferences when the filter is opened. */
  readonly followsPreferences: boolean;
}

const lists = {
  'GET /recipes/diet': 'diets',
  'GET /recipes/protein-sources': 'proteinSources',
  'GET /recipes/allergens': 'allergens',
} as const satisfies Record<string, keyof ChoicesOutcome>;
const allLists = Object.keys(lists) as (keyof typeof lists)[];

const preset = (page: Page) => filterSheet(page).getByRole('switch', { name: /^Use my preferences/ });
const limit = (page: Page) => filterSheet(page).getByRole('switch', { name: 'Limit Oxalate' });
const level = (page: Page) => filterSheet(page).getByRole('slider', { name: 'Oxalate level' });
const choice = (page: Page, name: string) => filterSheet(page).getByRole('region', { name, exact: true });
const retry = { name: 'Try again' } as const;

async function fulfillList(route: Route, stage: Stage<Scene>, responses: ChoicesOutcome): Promise<void> {
  const call = allLists.find((each) => each.endsWith(new URL(route.request().url()).pathname.slice(4)));
  if (call === undefined) throw new Error(`${route.request().url()} is none of the lists`);
  const outcome = responses[lists[call]];
  if (outcome.kind === 'ok') return void (await continueToServer(route));
  await fulfillOutcome(route, outcome);
  // retried once with the renewed token
  if (outcome.kind === 'unauthorized') await fulfillOutcome(await stage.interceptor.next(call), outcome);
}

const filtersIn = (steps: readonly Step[]): RecipeFilter[] =>
  steps.flatMap((step) =>
    step.kind === 'event' && step.event.type === 'filter.opened'
      ? [step.event['filter'] as RecipeFilter]
      : [],
  );

/** The resolved names of a path's choices before each of its steps. */
const choicesBefore = (steps: readonly Step[], index: number): ChoicesOutcome | null =>
  steps
    .slice(0, index)
    .flatMap((step) =>
      step.kind === 'resolves' && step.id === 'loadChoices' ? [step.output as ChoicesOutcome] : [],
    )
    .at(-1) ?? null;

const isAt = (type: string) => (step: Step) => step.kind === 'event' && step.event.type === type;

export const recipeFilterSuite: BrowserSuite<typeof recipeFilterMachine, Scene> = {
  prepare: async ({ api }, _, steps) => {
    const member = await registerSettled(api, newAccount());
    const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
    const data = {
      recipes_diet: ['Vegan'],
      recipes_excluded_ingredients: ['Milk'],
      recipe_low_oxalate_enabled: true,
      recipe_low_salicylate_enabled: true,
    };
    expect((await api.post('/api/users/me/preferences', { headers, data })).ok()).toBe(true);
    return { member, followsPreferences: filtersIn(steps)[0]?.applyUserMeta === true };
  },
  open: async ({ page, interceptor, scene }) => {
    await interceptor.letThrough(async () => {
      await storeSession(page, scene.member);
      await page.goto('/dashboard');
      await waitForCards(page);
      if (scene.followsPreferences) return;
      await filterBy(page, async (sheet) => {
        await preset(page).click();
        // without any limit the list would follow the preferences again
        await sheet.getByRole('switch', { name: 'Limit Histamine' }).click();
      });
      // in the format of the app's storage, before the app has opened its filter
      await page.reload();
      await waitForCards(page);
    });
  },
  events: {
    'filter.opened': ({ page }) => page.getByRole('button', { name: /^Filters/ }).click(),
    'name.toggled': ({ page }, { name }) =>
      choice(page, 'Allergens').getByRole('checkbox', { name, exact: true }).click(),
    'list.chosen': async ({ page }) => {
      await filterSheet(page)
        .getByRole('region', { name: 'What I have' })
        .getByRole('button', { name: 'Add what I have' })
        .click();
      await page.getByRole('dialog', { name: 'What I have' }).getByRole('button', { name: 'Close' }).click();
    },
    'level.toggled': ({ page }) => limit(page).click(),
    'level.chosen': async ({ page }) => {
      if (!(await limit(page).isChecked())) await limit(page).click();
      await level(page).press('ArrowRight');
    },
    'flag.toggled': ({ page }) =>
      filterSheet(page)
        .getByRole('region', { name: 'Food Intolerances' })
        .getByRole('checkbox', { name: 'Low FODMAP' })
        .click(),
    'calories.chosen': ({ page }) =>
      filterSheet(page).getByRole('slider', { name: 'Minimum calories' }).press('ArrowRight'),
    'minutes.chosen': ({ page }, { minutes }) =>
      choice(page, 'Time')
        .getByRole('radio', { name: minutes === null ? 'Any time' : `${minutes} min`, exact: true })
        .click(),
    'sort.chosen': ({ page }) =>
      choice(page, 'Sort by').getByRole('radio', { name: 'Quickest first', exact: true }).click(),
    'filter.cleared': ({ page }) => filterSheet(page).getByRole('button', { name: 'Clear Filter' }).click(),
    'filter.submitted': ({ page }) => filterSheet(page).getByRole('button', { name: 'Apply Filter' }).click(),
    'filter.dismissed': ({ page }) => filterSheet(page).getByRole('button', { name: 'Close' }).click(),
    'retry.requested': ({ page }) =>
      filterSheet(page).getByRole('region').getByRole('button', retry).first().click(),
    'preset.toggled': ({ page }) => preset(page).click(),
    'preset.retried': ({ page }) => filterSheet(page).getByRole('button', retry).first().click(),
  },
  outputs: {
    loadChoices: {
      call: allLists,
      outcomes: (responses) =>
        responses === allChoices
          ? byServer()
          : byTest({ settle: (route, stage) => fulfillList(route, stage, responses) }),
      rejects: unreadable(),
    },
    loadPreferences: {
      call: 'GET /users/me/metas',
      outcomes: { ...interceptedMemberFailures, ok: byServer() },
      rejects: unreadable(),
    },
  },
  situations: {
    closed: async ({ page }) => {
      await expect(filterSheet(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
    },
    'open.choices.loading': ({ page }) => expect(choice(page, 'Allergens').getByRole('alert')).toHaveCount(0),
    'open.choices.settled': async ({ page }) => {
      for (const title of ['Allergens', 'Proteins', 'Diets'])
        await expect(
          choice(page, title).getByRole('checkbox').or(choice(page, title).getByRole('alert')).first(),
        ).toBeAttached();
    },
    'open.preset.loading': ({ page }) => expect(preset(page)).toBeDisabled(),
    'open.preset.switchedOff': async ({ page }) => {
      await expect(preset(page)).toBeEnabled();
      await expect(preset(page)).not.toBeChecked();
    },
    'open.preset.switchedOn': ({ page }) => expect(preset(page)).toBeChecked(),
    'open.preset.unavailable': async ({ page }) => {
      await expect(preset(page)).toHaveCount(0);
      await expect(filterSheet(page).getByRole('button', retry).first()).toBeVisible();
    },
  },
  skipped: { 'name.toggled in open.choices.loading': 'The names are not there yet.' },
  whyNot: (taken) => {
    const steps = taken.map(({ step }) => step);
    const [first, ...others] = filtersIn(steps).map(({ applyUserMeta }) => applyUserMeta);
    if (others.some((other) => other !== first))
      return 'What the list answers to is another only once applied.';
    const retried = steps.findIndex(isAt('retry.requested'));
    if (retried >= 0 && choicesBefore(steps, retried) === allChoices)
      return 'Another try is offered only where something failed.';
    const named = steps.findIndex(isAt('name.toggled'));
    if (named >= 0 && choicesBefore(steps, named)?.allergens.kind !== 'ok')
      return 'The names could not be had.';
    return null;
  },
};
