import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperationResponse } from '#contract/operations.ts';
import type { RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import type { PublicSettings } from '#server/settings/public-settings.ts';
import type { SharedRecipe } from './shared-recipe.ts';

/** A member's dashboard. */
interface Home {
  readonly name: string;
  readonly accessTail: string;
  readonly filter: RecipeFilter;
  readonly page: OperationResponse<'listRecipes'>;
}

interface Planner {
  readonly accessTail: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  readonly plan: OperationResponse<'listMealPlans'>;
}

interface Questionnaire {
  readonly accessTail: string;
  readonly categories: OperationResponse<'listQuestionnaireCategories'>['data'];
}

interface Plans {
  readonly accessTail: string;
  readonly plans: OperationResponse<'listPackages'>['data'];
  readonly user: OperationResponse<'getCurrentUser'>['data'];
  readonly settings: PublicSettings;
}

type ContentPage = OperationResponse<'getPage'>['data'];

/** What the build has bundled to render pages; each returns the markup of the page. */
export interface Renderers {
  /** The public page of a recipe. */
  readonly renderSharedRecipe: (recipe: SharedRecipe) => string;
  /** That of members, without what differs for them. */
  readonly renderMemberRecipe: (recipe: SharedRecipe) => string;
  /** The page with sanitized content. */
  readonly renderContentPage: (page: ContentPage, settings: PublicSettings) => string;
  /** The dashboard of one member, with the first page of their list. */
  readonly renderHome: (home: Home) => string;
  /** A day of one member's planner. */
  readonly renderPlanner: (planner: Planner) => string;
  /** The categories of the questionnaire, with the progress of one member. */
  readonly renderQuestionnaire: (questionnaire: Questionnaire) => string;
  /** The plans on sale for one member. */
  readonly renderPlans: (plans: Plans) => string;
  readonly renderLanding: (settings: PublicSettings) => string;
}

/** The renderers of the build in the folder; null without a build. */
export async function loadRenderers(root: string): Promise<Renderers | null> {
  const file = join(root, '.server/pages.js');
  return existsSync(file) ? import(pathToFileURL(file).href) : null;
}
