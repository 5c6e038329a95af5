/** Renders pages on the server, as static HTML. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#domain/settings/default-settings.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import { socialProviders } from '#domain/settings/social-providers.ts';
import {
  ServerRenderedContentPage,
  type ServerRenderedContentPageProps,
} from './app/server-rendered/ServerRenderedContentPage.tsx';
import {
  ServerRenderedHome,
  type ServerRenderedHomeProps,
} from './app/server-rendered/ServerRenderedHome.tsx';
import {
  ServerRenderedPlanner,
  type ServerRenderedPlannerProps,
} from './app/server-rendered/ServerRenderedPlanner.tsx';
import {
  ServerRenderedPlans,
  type ServerRenderedPlansProps,
} from './app/server-rendered/ServerRenderedPlans.tsx';
import {
  ServerRenderedQuestionnaire,
  type ServerRenderedQuestionnaireProps,
} from './app/server-rendered/ServerRenderedQuestionnaire.tsx';
import { ServerRenderedLanding } from './features/auth/ServerRenderedLanding.tsx';
import { ServerRenderedRecipe } from './features/recipes/recipe/ServerRenderedRecipe.tsx';
import { ShareControls } from './features/recipes/share/ShareControls.tsx';
import { type SharedRecipe, SharedRecipePage } from './features/recipes/share/SharedRecipePage.tsx';
import { AppColumn } from './ui/frame/AppColumn.tsx';
import { ScrollArea } from './ui/frame/ScrollArea.tsx';

const nothing = () => {};

/** Controls are disabled until the app is loaded. */
const atRest = (markup: string) => markup.replaceAll(/<(button|input) /g, '<$1 inert ');

/** The initial state: the details, in the amounts of the recipe. */
export const renderSharedRecipe = (recipe: SharedRecipe): string =>
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
export const renderMemberRecipe = (recipe: SharedRecipe): string =>
  atRest(renderToStaticMarkup(<ServerRenderedRecipe recipe={recipe} />));

/** The landing page of the site. */
export function renderLanding(settings: Settings): string {
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
  return renderToStaticMarkup(<ServerRenderedLanding site={site} />);
}

/** A content page, with a guest's links. */
export const renderContentPage = (page: ServerRenderedContentPageProps['page'], settings: Settings): string =>
  atRest(renderToStaticMarkup(<ServerRenderedContentPage page={page} settings={settings} />));

/** The dashboard of one member. */
export const renderHome = (home: ServerRenderedHomeProps): string =>
  atRest(renderToStaticMarkup(<ServerRenderedHome {...home} />));

/** The planner of one member. */
export const renderPlanner = (planner: ServerRenderedPlannerProps): string =>
  atRest(renderToStaticMarkup(<ServerRenderedPlanner {...planner} />));

/** The questionnaire of one member. */
export const renderQuestionnaire = (questionnaire: ServerRenderedQuestionnaireProps): string =>
  atRest(renderToStaticMarkup(<ServerRenderedQuestionnaire {...questionnaire} />));

/** The plans on sale for one member. */
export const renderPlans = (plans: ServerRenderedPlansProps): string =>
  atRest(renderToStaticMarkup(<ServerRenderedPlans {...plans} />));
