/** Takes one kind of member through a whole food test: on the screens of the app, by what the server says is due. */
import type { Locator, Page } from '@playwright/test';
import type { OperationResponse } from '#contract/operations.ts';
import { type ScreeningQuestion, screeningQuestions } from '#domain/triggers/screening.ts';
import { type FoodTestMember, foodTestMember } from '#scripts/demo/food-test-member.ts';
import type { Member } from './member.ts';
import { expect, type MovedDays } from './moved-clocks.ts';

type Tests = OperationResponse<'getTriggerTests'>['data'];
type Current = NonNullable<Tests['current']>;

export interface Kind {
  readonly name: string;
  /** Labels of the choice on the screen. */
  readonly test: string;
  /** Left out, too. */
  readonly alsoLow?: string;
  readonly foodId: string;
  readonly helper: RegExp;
  /** Symptoms come with more grams of the food than this; null for none. */
  readonly troubledAbove: number | null;
  /** Stages in which the diary is written; all by default. */
  readonly logs?: (stage: string) => boolean;
  /** Yes to this question. */
  readonly yes?: ScreeningQuestion;
  /** What is pressed on the first day of a stage. */
  readonly breaksAt?: { readonly stage: Current['stage']; readonly how: 'fever' | 'illness' | 'travel' };
  /** A heading of the last screen. */
  readonly end: RegExp;
  /** What is pressed there. */
  readonly decision?: string;
}

const blind = { helper: /^Someone else/, test: 'lactose', foodId: 'evaporated-milk' } as const;

export const kinds = {
  limit: {
    ...blind,
    alsoLow: 'Mannitol',
    name: 'with a trigger, up to a limit',
    troubledAbove: 30,
    end: /^Your limit for lactose: .* g in one serving$/,
    decision: 'Use this limit',
  },
  alarm: {
    ...blind,
    name: 'who reports an alarm sign and stops',
    troubledAbove: 30,
    breaksAt: { stage: 'dosing', how: 'fever' },
    end: /^A doctor first$/,
  },
  tolerated: {
    ...blind,
    name: 'without a trigger, up to the tolerated amount',
    troubledAbove: null,
    end: /^You tolerate lactose up to .* g in one serving$/,
    decision: 'Done: eat as I used to',
  },
  tooLittle: {
    ...blind,
    name: 'with too few diary entries for a result',
    troubledAbove: 30,
    logs: (stage) => stage !== 'dosing',
    end: /^Not enough to tell about lactose$/,
    decision: 'Done: eat as I used to',
  },
  screenedOut: {
    ...blind,
    name: 'excluded by the screening',
    troubledAbove: null,
    yes: 'eatingDisorder',
    end: /^Please don’t do this on your own$/,
  },
  ill: {
    ...blind,
    name: 'who pauses for an illness between portions and resumes',
    troubledAbove: 30,
    breaksAt: { stage: 'dosing', how: 'illness' },
    end: /^Your limit for lactose: /,
    decision: 'Not now: eat as I used to',
  },
  traveling: {
    ...blind,
    name: 'who pauses for travel during the restriction and resumes',
    troubledAbove: null,
    breaksAt: { stage: 'restriction', how: 'travel' },
    end: /^You tolerate lactose up to /,
    decision: 'Done: eat as I used to',
  },
  open: {
    ...blind,
    name: 'with open doses',
    helper: /^I do/,
    troubledAbove: 30,
    end: /^Likely, your limit for lactose: /,
    decision: 'Use this limit',
  },
  singleFood: {
    name: 'testing a single food in grams',
    test: 'food',
    foodId: 'onion',
    helper: /^Someone else/,
    troubledAbove: 50,
    end: /^Your limit for onion: .* g in one serving$/,
    decision: 'Use this limit',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export interface Walker {
  readonly page: Page;
  readonly member: Member;
  /** Of the calls. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly days: MovedDays;
  /** Times that each stage is seen and acted on in the browser; the days between are calls of the app alone. */
  readonly times: number;
  /** On each screen, before anything is pressed. */
  readonly onScreen: (name: string) => Promise<void>;
}

const headings: Readonly<Partial<Record<Current['stage'], string>>> = {
  baseline: 'Eat as usual',
  restriction: 'Leave it out',
  review: 'Are you better?',
  dosing: 'Your portion',
  resting: 'Rest',
  paused: 'Paused',
};

async function answer({ page, onScreen }: Walker, { yes }: Kind): Promise<void> {
  await page.getByRole('button', { name: 'See if it’s for you' }).click();
  for (const { id, text } of screeningQuestions) {
    const name = id === yes ? 'Yes' : 'No';
    await page.getByRole('group', { name: text }).getByRole('radio', { name, exact: true }).check();
  }
  await onScreen('questions');
  await page.getByRole('button', { name: 'Next' }).click();
}

async function choose({ page, onScreen }: Walker, { test, alsoLow, foodId, helper }: Kind): Promise<void> {
  await page.getByLabel('Test', { exact: true }).selectOption(test);
  await page
    .getByLabel(test === 'food' ? 'Food' : 'Food that carries it', { exact: true })
    .selectOption(foodId);
  if (alsoLow !== undefined) await page.getByRole('checkbox', { name: alsoLow }).check();
  await page.getByRole('radio', { name: helper }).check();
  await onScreen('choice');
  await page.getByRole('button', { name: 'Start the test' }).click();
}

/** Eats the portion and logs the day, by the buttons. `isBad`: the portion troubles this member. */
async function logDay(screen: Locator, isBad: boolean): Promise<void> {
  const eaten = screen.getByRole('button', { name: /^I ate Dish / });
  if (await eaten.isVisible()) {
    await eaten.click();
    await expect(screen.getByText(/^You ate Dish .* today\./)).toBeVisible();
  }
  if (isBad) {
    await screen.getByRole('button', { name: 'Bloating' }).click();
    await screen.getByRole('button', { name: 'Severe', exact: true }).click();
    await expect(screen.getByText(/^Severe, /)).toBeVisible();
    return;
  }
  await screen.getByRole('button', { name: 'No symptoms today' }).click();
  await expect(screen.getByText('No symptoms', { exact: true })).toBeVisible();
}

async function takeBreak(
  { page, days, onScreen }: Walker,
  how: 'fever' | 'illness' | 'travel',
): Promise<void> {
  if (how === 'fever') {
    await page.getByRole('button', { name: 'Something’s wrong' }).click();
    await expect(page.getByRole('dialog', { name: 'What is it?' })).toBeVisible();
    await onScreen('alarm signs');
    await page.getByRole('button', { name: 'A fever' }).click();
    await expect(page.getByRole('alert')).toContainText('See a doctor about this');
    await onScreen('alarm');
    await page.getByRole('button', { name: 'I’ve read this' }).click();
    return;
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('dialog', { name: 'Why are you pausing?' })).toBeVisible();
  await onScreen('reasons to pause');
  await page.getByRole('button', { name: how === 'illness' ? /^I’m ill/ : /^I’m traveling/ }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  for (let n = 0; n < 5; n += 1) days.pass();
  await days.open(page, '/account/triggers');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await onScreen('paused');
  await page.getByRole('button', { name: 'Continue the test' }).click();
  await expect(page.getByRole('heading', { name: 'Leave it out' })).toBeVisible();
}

/** What is due on a day, on the screen of that day. */
async function act(walker: Walker, kind: Kind, lived: FoodTestMember, current: Current): Promise<void> {
  const { page, days, onScreen } = walker;
  const screen = page.getByRole('main');
  const heading = current.is_waiting_for_entries ? 'A few entries first' : headings[current.stage];
  if (heading !== undefined) await expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  await onScreen(current.stage);
  if (current.stage === 'review') {
    await page.getByRole('button', { name: 'Better: test it with portions' }).click();
    await expect(screen.getByRole('heading', { name: 'Your portion' })).toBeVisible();
    return;
  }
  if (kind.logs?.(current.stage) === false) {
    await screen.getByRole('button', { name: /^I ate Dish / }).click();
    return;
  }
  const grams = current.portion === null ? 0 : await lived.gramsOf(days.today());
  await logDay(screen, kind.troubledAbove !== null && grams > kind.troubledAbove);
}

/** To the end of the test, and the decision there. */
export async function walk(walker: Walker, kind: Kind): Promise<void> {
  const { page, days, member, baseUrl, headers, onScreen } = walker;
  const screen = page.getByRole('main');
  const account = { ...member, baseUrl, ...(headers && { headers }) };
  const lived = foodTestMember(account, kind.troubledAbove, kind.logs);
  await lived.stateBody(days.today());
  await days.open(page, '/account/triggers');
  await expect(page.getByRole('button', { name: 'See if it’s for you' })).toBeVisible();
  await onScreen('start');
  await answer(walker, kind);
  if (kind.yes === undefined) {
    await choose(walker, kind);
    await expect(screen.getByRole('heading', { name: 'Eat as usual' })).toBeVisible();
    await live(walker, kind, lived);
    if (kind.breaksAt?.how !== 'fever') await days.open(page, '/account/triggers');
  }
  await expect(screen.getByRole('heading', { name: kind.end })).toBeVisible();
  await onScreen('end');
  if (kind.decision === undefined) return;
  await page.getByRole('button', { name: kind.decision }).click();
  await expect(screen.getByRole('region', { name: 'Your result' })).toHaveCount(0);
  await onScreen('after');
}

/** Each day until the result or a stop. */
async function live(walker: Walker, kind: Kind, lived: FoodTestMember): Promise<void> {
  const { page, days, times } = walker;
  const seen = new Map<string, number>();
  let breaksAt: Kind['breaksAt'] | null = kind.breaksAt ?? null;
  let openOn = days.today();
  const open = async () => {
    if (openOn !== days.today()) await days.open(page, '/account/triggers');
    openOn = days.today();
  };
  for (let n = 0; n < 300; n += 1) {
    const { current } = await lived.tests(days.today());
    if (current === null || current.stage === 'result') return;
    const { stage } = current;
    const count = seen.get(stage) ?? 0;
    seen.set(stage, count + 1);
    if (breaksAt?.stage === stage) {
      await open();
      await takeBreak(walker, breaksAt.how);
      if (breaksAt.how === 'fever') return;
      breaksAt = null;
    } else if (count < times || stage === 'review') {
      await open();
      await act(walker, kind, lived, current);
    } else await lived.live(days.today(), 'result');
    if (stage !== 'review') days.pass();
  }
  throw new Error(`The test of somebody ${kind.name} never came to an end.`);
}
