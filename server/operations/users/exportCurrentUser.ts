import { fullMetas } from '#domain/account/metas.ts';
import {
  accountChangeResponse,
  passkeyResponse,
  sessionResponse,
} from '#server/accounts/security-response.ts';
import type { Handler } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { consentsResponse } from '#server/health/consents-response.ts';
import { exportDiary } from '#server/health/diary.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import {
  readScores,
  readStored,
  readSwitchedOff,
  switchedOffCategory,
} from '#server/health/encrypted-answers.ts';
import { reportLinkResponse } from '#server/health/report-link-response.ts';
import { householdExport } from '#server/household/household-export.ts';
import { calendarAddress } from '#server/meal-plan/calendar-address.ts';
import { customFoodResponse } from '#server/meal-plan/custom-food-response.ts';
import { nearestToday } from '#server/meal-plan/member-day.ts';
import { planResponses } from '#server/meal-plan/plan-response.ts';
import { findSafeTarget } from '#server/meal-plan/safe-target.ts';
import { notificationResponse } from '#server/notifications/notification-response.ts';
import { pushTokenResponse } from '#server/notifications/push-token-response.ts';
import { listAccountChanges } from '#server/queries/account-changes.ts';
import { listConsentStates } from '#server/queries/consents.ts';
import { listOwnCooked } from '#server/queries/cooked-recipes.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';
import { listFoods } from '#server/queries/custom-foods.ts';
import { listOwnFigureReports } from '#server/queries/figure-reports.ts';
import { listOwnBindings } from '#server/queries/ingredient-bindings.ts';
import { findOwnPlans } from '#server/queries/meal-plans.ts';
import { findMetas } from '#server/queries/metas.ts';
import { findNotifications } from '#server/queries/notifications.ts';
import {
  listFavoriteIds,
  listOwnCollections,
  listOwnNotes,
  listOwnPayments,
  listOwnReviews,
  listOwnRewards,
  listOwnWithdrawals,
  listPurchases,
  listShoppingTicks,
  listSignInProviders,
} from '#server/queries/own-data.ts';
import { findOwnRefs } from '#server/queries/own-recipes.ts';
import { listPasskeys } from '#server/queries/passkeys.ts';
import { listPushTokens } from '#server/queries/push-tokens.ts';
import { findReportLinks } from '#server/queries/report-links.ts';
import { listSessions } from '#server/queries/session-ends.ts';
import { ownRecipeDetail } from '#server/recipes/own-recipe.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { exportTests } from '#server/triggers/trigger-response.ts';

/** More than a member can open while one lasts. */
const mostSessions = 10_000;

export const exportCurrentUser: Handler<'exportCurrentUser'> = async (context, { query, member }) => {
  const { userId } = member;
  const { db, now } = context;
  const at = now();
  const user = await findCurrentUser(db, userId, at);
  if (user === undefined) throw unauthorized('Please sign in.');
  const plans = await findOwnPlans(db, userId);
  const answers = await readStored(context, db, userId);
  const submitted = [...answers].filter(([category]) => category !== switchedOffCategory);
  const profile = await findDietaryProfile(context, userId);
  const scores = await readScores(context, db, userId);
  const notifications = await findNotifications(db, userId);
  const pushTokens = await listPushTokens(db, userId);
  return {
    data: {
      exported_at: at.toISOString(),
      user,
      sign_in_providers: await listSignInProviders(db, userId),
      metas: fullMetas(await findMetas(db, userId)),
      favorite_recipe_ids: await listFavoriteIds(db, userId),
      collections: await listOwnCollections(db, userId),
      reviews: await listOwnReviews(db, userId),
      recipe_notes: await listOwnNotes(db, userId),
      cooked_recipes: await listOwnCooked(db, userId),
      figure_reports: await listOwnFigureReports(db, userId),
      own_recipes: await Promise.all(
        (await findOwnRefs(db, userId)).map((ref) => ownRecipeDetail(context, member, ref)),
      ),
      ingredient_bindings: await listOwnBindings(db, userId),
      custom_foods: (await listFoods(db, userId, '')).map((food) => customFoodResponse(food, profile)),
      meal_plans: await planResponses(context, userId, plans),
      health_answers: Object.assign({}, ...submitted.map(([, pairs]) => pairs)) as Record<string, number>,
      safety_notes_off: [...readSwitchedOff(answers)],
      health_scores: scores.map(({ day, score }) => ({ date: day, healthscore: score })),
      diary: await exportDiary(context, userId),
      trigger_tests: await exportTests(context, userId, nearestToday(query?.today, at)),
      consents: consentsResponse(await listConsentStates(db, userId)),
      calorie_target: await findSafeTarget(context, userId),
      calendar_path: (await calendarAddress(context, userId)).path,
      report_links: (await findReportLinks(db, userId, at)).map(reportLinkResponse),
      shopping_ticks: await listShoppingTicks(db, userId),
      purchases: await listPurchases(db, userId),
      payments: await listOwnPayments(db, userId),
      withdrawals: await listOwnWithdrawals(db, userId),
      referral_rewards: await listOwnRewards(db, userId),
      notifications: notifications.toReversed().map((row) => notificationResponse(row, at)),
      push_tokens: pushTokens.map(pushTokenResponse),
      sessions: (await listSessions(db, userId, at, mostSessions)).map((row) =>
        sessionResponse(row, member.sessionId),
      ),
      account_changes: (await listAccountChanges(db, userId, addMs(at, -lifetimes.accountChanges))).map(
        accountChangeResponse,
      ),
      passkeys: (await listPasskeys(db, userId)).map(passkeyResponse),
      household: await householdExport(db, userId),
    },
  };
};
