import type { FastifyInstance } from 'fastify';
import { planDay } from '#domain/meal-plan/plan-day.ts';
import type { Feature } from '#domain/membership/features.ts';
import { questionnaireResponse } from '#server/health/questionnaire-response.ts';
import { cookieValue } from '#server/http/cookie-value.ts';
import { weekResponse } from '#server/meal-plan/week-response.ts';
import { packagesResponse } from '#server/membership/packages-response.ts';
import { findCurrentUser } from '#server/queries/current-user.ts';
import { publicSettings } from '#server/settings/public-settings.ts';
import { ownPageRoute } from './own-page-route.ts';
import type { Reader } from './reading-cookie.ts';
import { loadRendering, type RenderedPages, withMarkup, withTitle } from './rendered-page.ts';

/** Minutes that the device's clock is ahead of UTC, as the planner's page has set it. */
const offsetCookie = 'kf_utc_offset';
const isOffset = /^[+-]?\d{1,3}$/;

/** The day at the device; in UTC for one that hasn't said. */
function todayAt(now: Date, offset: string | null): string {
  const minutes = offset !== null && isOffset.test(offset) ? Number(offset) : 0;
  return new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 10);
}

/** The planner, the questionnaire, and the plans on sale, each with what its own calls would respond at that moment. */
export async function memberPageRoutes(app: FastifyInstance, pages: RenderedPages): Promise<void> {
  const { context, root } = pages;
  const [planner, questionnaire, plans] = await Promise.all([
    loadRendering(root, 'planner.html'),
    loadRendering(root, 'questionnaire.html'),
    loadRendering(root, 'plans.html'),
  ]);
  const renderers = planner?.renderers ?? null;
  if (planner === null || questionnaire === null || plans === null || renderers === null) return;
  const { renderPlanner, renderQuestionnaire, renderPlans } = renderers;
  const has = async ({ userId }: Reader, feature: Feature) =>
    (await findCurrentUser(context.db, userId, context.now()))?.features.includes(feature) === true;

  const plannerPage = withTitle(planner.template, 'Planner');
  ownPageRoute(app, pages, {
    path: '/meal-planner',
    render: async (reader, request) => {
      if (!(await has(reader, 'meal_plan'))) return null;
      const { date } = request.query as { readonly date?: unknown };
      const today = todayAt(context.now(), cookieValue(request, offsetCookie));
      const day = planDay(typeof date === 'string' ? date : null, today);
      const plan = await weekResponse(context, reader.userId, day);
      return withMarkup(plannerPage, renderPlanner({ accessTail: reader.accessTail, day, today, plan }));
    },
  });

  const questionnairePage = withTitle(questionnaire.template, 'Health questionnaire');
  ownPageRoute(app, pages, {
    path: '/health-questionnaire',
    render: async (reader) => {
      if (!(await has(reader, 'questionnaire_health_score'))) return null;
      const { data: categories } = await questionnaireResponse(context, reader.userId);
      const { accessTail } = reader;
      return withMarkup(questionnairePage, renderQuestionnaire({ accessTail, categories }));
    },
  });

  const plansPage = withTitle(plans.template, 'Membership Subscription Plan');
  ownPageRoute(app, pages, {
    path: '/account/choose-plan',
    render: async ({ userId, accessTail }, request) => {
      const [settings, user, { data }] = await Promise.all([
        publicSettings(context, request.ip),
        findCurrentUser(context.db, userId, context.now()),
        packagesResponse(context, userId, request.headers['accept-language']),
      ]);
      if (user === undefined || data.length === 0 || !settings.stripe_connected) return null;
      return withMarkup(plansPage, renderPlans({ accessTail, plans: data, user, settings }));
    },
  });
}
