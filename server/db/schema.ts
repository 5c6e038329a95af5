import type { ContentVersionsTable } from './tables/content-versions.ts';
import type { FavoritesTable } from './tables/favorites.ts';
import type { FilesTable } from './tables/files.ts';
import type { OneTimeCodeTokensTable } from './tables/one-time-code-tokens.ts';
import type { OneTimeCodesTable } from './tables/one-time-codes.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { PagesTable } from './tables/pages.ts';
import type { RateLimitsTable } from './tables/rate-limits.ts';
import type { RecipeDetailsTable } from './tables/recipe-details.ts';
import type { RecipesTable } from './tables/recipes.ts';
import type { ReviewsTable } from './tables/reviews.ts';
import type { ServerKeysTable } from './tables/server-keys.ts';
import type { SessionTokensTable } from './tables/session-tokens.ts';
import type { SessionsTable } from './tables/sessions.ts';
import type { SettingsTable } from './tables/settings.ts';
import type { SignInAttemptsTable } from './tables/sign-in-attempts.ts';
import type { SignInCodesTable } from './tables/sign-in-codes.ts';
import type { SocialAttemptsTable } from './tables/social-attempts.ts';
import type { SocialIdentitiesTable } from './tables/social-identities.ts';
import type { UserMetasTable } from './tables/user-metas.ts';
import type { UsersTable } from './tables/users.ts';

/** Every table by its name. */
export interface Database {
  content_versions: ContentVersionsTable;
  favorites: FavoritesTable;
  files: FilesTable;
  one_time_code_tokens: OneTimeCodeTokensTable;
  one_time_codes: OneTimeCodesTable;
  outbox: OutboxTable;
  pages: PagesTable;
  rate_limits: RateLimitsTable;
  recipe_details: RecipeDetailsTable;
  recipes: RecipesTable;
  reviews: ReviewsTable;
  server_keys: ServerKeysTable;
  session_tokens: SessionTokensTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sign_in_attempts: SignInAttemptsTable;
  sign_in_codes: SignInCodesTable;
  social_attempts: SocialAttemptsTable;
  social_identities: SocialIdentitiesTable;
  user_metas: UserMetasTable;
  users: UsersTable;
}
