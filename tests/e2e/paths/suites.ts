/** Every machine whose generated paths a browser can walk. */
import type { AnyStateMachine } from 'xstate';
import type { Flow } from '#tests/paths/flow.ts';
import { flows } from '#tests/paths/registry.ts';
import { emailFirstSuite } from './email-first.browser.ts';
import { emailVerificationSuite } from './email-verification.browser.ts';
import { healthQuizSuite } from './health-quiz.browser.ts';
import { loginSuite } from './login.browser.ts';
import { mealPlannerSuite } from './meal-planner.browser.ts';
import { membershipCheckoutSuite } from './membership-checkout.browser.ts';
import { passwordResetSuite } from './password-reset.browser.ts';
import { postLoginSuite } from './post-login.browser.ts';
import { questionnaireSuite } from './questionnaire.browser.ts';
import { recipeFilterSuite } from './recipe-filter.browser.ts';
import { sessionSuite } from './session.browser.ts';
import type { AnySuite, BrowserSuite } from './suite.ts';

export interface DrivenFlow {
  readonly flow: Flow;
  readonly suite: AnySuite;
}

function driven<TMachine extends AnyStateMachine, TScene>(
  file: string,
  suite: BrowserSuite<TMachine, TScene>,
): DrivenFlow {
  const flow = flows.find((each) => each.file === file);
  if (flow === undefined) throw new Error(`There is no flow "${file}"`);
  return { flow, suite: suite as unknown as AnySuite };
}

export const drivenFlows: readonly DrivenFlow[] = [
  driven('auth/login', loginSuite),
  driven('auth/session', sessionSuite),
  driven('routing/post-login', postLoginSuite),
  driven('auth/email-first', emailFirstSuite),
  driven('auth/password-reset', passwordResetSuite),
  driven('auth/email-verification', emailVerificationSuite),
  driven('onboarding/health-quiz', healthQuizSuite),
  driven('recipes/recipe-filter', recipeFilterSuite),
  driven('membership/membership-checkout', membershipCheckoutSuite),
  driven('health/questionnaire', questionnaireSuite),
  driven('planner/meal-planner', mealPlannerSuite),
];
