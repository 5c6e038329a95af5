/** Renders pages on the server, as static HTML. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#domain/settings/default-settings.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import { socialProviders } from '#domain/settings/social-providers.ts';
import { DrawnContentPage, type DrawnContentPageProps } from './app/drawn/DrawnContentPage.tsx';
import { DrawnHome, type DrawnHomeProps } from './app/drawn/DrawnHome.tsx';
import { DrawnPlanner, type DrawnPlannerProps } from './app/drawn/DrawnPlanner.tsx';
import { DrawnPlans, type DrawnPlansProps } from './app/drawn/DrawnPlans.tsx';
import { DrawnQuestionnaire, type DrawnQuestionnaireProps } from './app/drawn/DrawnQuestionnaire.tsx';
import { DrawnLanding } from './features/auth/DrawnLanding.tsx';
import { DrawnRecipe } from './features/recipes/recipe/DrawnRecipe.tsx';
import { ShareControls } from './features/recipes/share/ShareControls.tsx';
import { type SharedRecipe, SharedRecipePage } from './features/recipes/share/SharedRecipePage.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { ScrollArea } from './ui/frame/ScrollArea.tsx';

const nothing = () => {};

/** Controls are disabled until the app is loaded. */
const atRest = (markup: string) => markup.replaceAll(/<(button|input) /g, '<$1 inert ');

/** The initial state: the details, in the amounts of the recipe. */
export const drawSharedRecipe = (recipe: SharedRecipe): string =>
  atRest(
    renderToStaticMarkup(
      <AppColumn>
        <ScrollArea>
          <SharedRecipePage
            recipe={recipe}
            tab="details"
            onTab={nothing}
            servings={recipe.servings}
            onServings={nothing}
            units="us"
            onUnits={nothing}
            controls={<ShareControls recipeId={recipe.id} onShare={nothing} />}
          />
        </ScrollArea>
      </AppColumn>,
    ),
  );

/** The page of members, without what differs for them. */
export const drawMemberRecipe = (recipe: SharedRecipe): string =>
  atRest(renderToStaticMarkup(<DrawnRecipe recipe={recipe} />));

/** The landing page of the site. */
export function drawLanding(settings: Settings): string {
  const offers = {
    providers: socialProviders(settings),
    termsPage: settings.terms_of_services_page,
    privacyPage: settings.privacy_policy_page,
  };
  const site = {
    offers,
    canRegister: isEnabled(settings.registration),
    aboutPage: settings.about_us_page,
  };
  return renderToStaticMarkup(<DrawnLanding site={site} />);
}

/** A content page, with a guest's links. */
export const drawContentPage = (page: DrawnContentPageProps['page'], settings: Settings): string =>
  atRest(renderToStaticMarkup(<DrawnContentPage page={page} settings={settings} />));

/** The dashboard of one member. */
export const drawHome = (home: DrawnHomeProps): string =>
  atRest(renderToStaticMarkup(<DrawnHome {...home} />));

/** The planner of one member. */
export const drawPlanner = (planner: DrawnPlannerProps): string =>
  atRest(renderToStaticMarkup(<DrawnPlanner {...planner} />));

/** The questionnaire of one member. */
export const drawQuestionnaire = (questionnaire: DrawnQuestionnaireProps): string =>
  atRest(renderToStaticMarkup(<DrawnQuestionnaire {...questionnaire} />));

/** The plans on sale for one member. */
export const drawPlans = (plans: DrawnPlansProps): string =>
  atRest(renderToStaticMarkup(<DrawnPlans {...plans} />));
