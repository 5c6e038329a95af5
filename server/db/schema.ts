import type { AccountChangesTable } from './tables/account-changes.ts';
import type { AppVersionsTable } from './tables/app-versions.ts';
import type { AppliedChangesTable } from './tables/applied-changes.ts';
import type { CheckoutsTable } from './tables/checkouts.ts';
import type { CollectionRecipesTable } from './tables/collection-recipes.ts';
import type { CollectionsTable } from './tables/collections.ts';
import type { ConsentsTable } from './tables/consents.ts';
import type { ContentVersionsTable } from './tables/content-versions.ts';
import type { CookedRecipesTable } from './tables/cooked-recipes.ts';
import type { CustomFoodsTable } from './tables/custom-foods.ts';
import type { DiaryRecordsTable } from './tables/diary-records.ts';
import type { DiscountCodesTable } from './tables/discount-codes.ts';
import type { FavoritesTable } from './tables/favorites.ts';
import type { FigureReportsTable } from './tables/figure-reports.ts';
import type { FilesTable } from './tables/files.ts';
import type { HealthAnswersTable } from './tables/health-answers.ts';
import type { HealthScoresTable } from './tables/health-scores.ts';
import type {
  HouseholdAdultsTable,
  HouseholdDependentsTable,
  HouseholdInvitesTable,
  HouseholdSeatsTable,
  HouseholdsTable,
} from './tables/households.ts';
import type { AcceptedBindingsTable, IngredientBindingsTable } from './tables/ingredient-bindings.ts';
import type { JobRunsTable } from './tables/job-runs.ts';
import type { MealPlannersTable, MealPlansTable, PlanItemsTable } from './tables/meal-plans.ts';
import type { MemberVersionsTable } from './tables/member-versions.ts';
import type { NotificationsTable } from './tables/notifications.ts';
import type { OneTimeCodeTokensTable } from './tables/one-time-code-tokens.ts';
import type { OneTimeCodesTable } from './tables/one-time-codes.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { PackagesTable } from './tables/packages.ts';
import type { PagesTable } from './tables/pages.ts';
import type { PaymentEventsTable, RedemptionsTable, ReferralSalesTable } from './tables/payment-records.ts';
import type {
  PaymentCustomersTable,
  PaymentsTable,
  ReferralRewardsTable,
  RefundsTable,
  WithdrawalsTable,
} from './tables/payments.ts';
import type { PushTokensTable } from './tables/push-tokens.ts';
import type { PushesTable } from './tables/pushes.ts';
import type { RateLimitsTable } from './tables/rate-limits.ts';
import type { RecipeDetailsTable } from './tables/recipe-details.ts';
import type { RecipeNotesTable } from './tables/recipe-notes.ts';
import type { RecipesTable } from './tables/recipes.ts';
import type { ReportLinksTable } from './tables/report-links.ts';
import type { ReviewsTable } from './tables/reviews.ts';
import type {
  SandboxCardPagesTable,
  SandboxCheckoutsTable,
  SandboxCreditsTable,
  SandboxEventsTable,
  SandboxInvoicesTable,
  SandboxRefundsTable,
  SandboxSubscriptionsTable,
} from './tables/sandbox-payments.ts';
import type { ServerKeysTable } from './tables/server-keys.ts';
import type { SessionTokensTable, TokenOwnersTable } from './tables/session-tokens.ts';
import type { SessionsTable } from './tables/sessions.ts';
import type { SettingsTable } from './tables/settings.ts';
import type { ShoppingTicksTable } from './tables/shopping-ticks.ts';
import type { SignInAttemptsTable } from './tables/sign-in-attempts.ts';
import type { SignInCodesTable } from './tables/sign-in-codes.ts';
import type { SocialAttemptsTable } from './tables/social-attempts.ts';
import type { SocialIdentitiesTable } from './tables/social-identities.ts';
import type { SourceAnswersTable } from './tables/source-answers.ts';
import type { SubscriptionsTable } from './tables/subscriptions.ts';
import type { TitleWordsTable } from './tables/title-words.ts';
import type { TriggerEventsTable } from './tables/trigger-events.ts';
import type { TriggerLimitsTable } from './tables/trigger-limits.ts';
import type { TriggerProgramsTable } from './tables/trigger-programs.ts';
import type {
  AuthenticatorsTable,
  ConfirmationsTable,
  PasskeysTable,
  RecoveryCodesTable,
  TwoStepSetupsTable,
  TwoStepTokensTable,
} from './tables/two-step.ts';
import type { UserMetasTable } from './tables/user-metas.ts';
import type { UsersTable } from './tables/users.ts';

/** Every table by its name. */
export interface Database {
  accepted_bindings: AcceptedBindingsTable;
  account_changes: AccountChangesTable;
  app_versions: AppVersionsTable;
  applied_changes: AppliedChangesTable;
  authenticators: AuthenticatorsTable;
  checkouts: CheckoutsTable;
  collection_recipes: CollectionRecipesTable;
  collections: CollectionsTable;
  confirmations: ConfirmationsTable;
  consents: ConsentsTable;
  content_versions: ContentVersionsTable;
  custom_foods: CustomFoodsTable;
  discount_codes: DiscountCodesTable;
  favorites: FavoritesTable;
  figure_reports: FigureReportsTable;
  files: FilesTable;
  health_answers: HealthAnswersTable;
  health_scores: HealthScoresTable;
  diary_records: DiaryRecordsTable;
  report_links: ReportLinksTable;
  trigger_programs: TriggerProgramsTable;
  trigger_events: TriggerEventsTable;
  trigger_limits: TriggerLimitsTable;
  household_adults: HouseholdAdultsTable;
  household_dependents: HouseholdDependentsTable;
  household_invites: HouseholdInvitesTable;
  household_seats: HouseholdSeatsTable;
  households: HouseholdsTable;
  ingredient_bindings: IngredientBindingsTable;
  job_runs: JobRunsTable;
  meal_planners: MealPlannersTable;
  member_versions: MemberVersionsTable;
  meal_plans: MealPlansTable;
  notifications: NotificationsTable;
  one_time_code_tokens: OneTimeCodeTokensTable;
  one_time_codes: OneTimeCodesTable;
  outbox: OutboxTable;
  packages: PackagesTable;
  pages: PagesTable;
  passkeys: PasskeysTable;
  payment_customers: PaymentCustomersTable;
  payment_events: PaymentEventsTable;
  payments: PaymentsTable;
  referral_rewards: ReferralRewardsTable;
  plan_items: PlanItemsTable;
  push_tokens: PushTokensTable;
  pushes: PushesTable;
  rate_limits: RateLimitsTable;
  recipe_details: RecipeDetailsTable;
  recipe_notes: RecipeNotesTable;
  cooked_recipes: CookedRecipesTable;
  recipes: RecipesTable;
  recovery_codes: RecoveryCodesTable;
  redemptions: RedemptionsTable;
  referral_sales: ReferralSalesTable;
  refunds: RefundsTable;
  reviews: ReviewsTable;
  sandbox_card_pages: SandboxCardPagesTable;
  sandbox_checkouts: SandboxCheckoutsTable;
  sandbox_credits: SandboxCreditsTable;
  sandbox_events: SandboxEventsTable;
  sandbox_invoices: SandboxInvoicesTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  server_keys: ServerKeysTable;
  session_tokens: SessionTokensTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  shopping_ticks: ShoppingTicksTable;
  sign_in_attempts: SignInAttemptsTable;
  sign_in_codes: SignInCodesTable;
  social_attempts: SocialAttemptsTable;
  social_identities: SocialIdentitiesTable;
  source_answers: SourceAnswersTable;
  subscriptions: SubscriptionsTable;
  title_words: TitleWordsTable;
  token_owners: TokenOwnersTable;
  two_step_setups: TwoStepSetupsTable;
  two_step_tokens: TwoStepTokensTable;
  user_metas: UserMetasTable;
  users: UsersTable;
  withdrawals: WithdrawalsTable;
}
