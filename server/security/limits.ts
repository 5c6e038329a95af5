import { picturesADay } from '#domain/picture/picture-limits.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rate limits. The figures for registration, password reset and codes are our own. */
export const limits = {
  checkEmail: { name: 'check-email', times: 10, windowMs: minute },
  /** Failed sign-ins per address, for all accounts. */
  signInFromAddress: { name: 'sign-in-address', times: 30, windowMs: 5 * minute },
  register: { name: 'register', times: 300, windowMs: hour },
  forgotPassword: { name: 'forgot-password', times: 30, windowMs: 5 * minute },
  /** Wrong codes per address, for all accounts. */
  codeFromAddress: { name: 'code-address', times: 30, windowMs: 5 * minute },
  /** Mails per member about failed second steps. */
  failedStepsMail: { name: 'failed-steps-mail', times: 1, windowMs: day },
  /** Confirmations per member, so that one session cannot fill the table. */
  confirmations: { name: 'confirmations', times: 30, windowMs: hour },
  /** Uploads per member, invalid ones included. */
  picture: { name: 'picture', times: picturesADay, windowMs: day },
  /** Fetches from the recipe source per member; each costs API points. */
  outsideRecipes: { name: 'outside-recipes', times: 60, windowMs: hour },
  /** Web pages fetched for import per member. */
  importedPages: { name: 'imported-pages', times: 30, windowMs: hour },
  /** Texts read for import per member, besides pages and archives. */
  recipeTexts: { name: 'recipe-texts', times: 60, windowMs: hour },
  /** Archives read per member. */
  recipeArchives: { name: 'recipe-archives', times: 10, windowMs: hour },
  /** Exports of own recipes per member. */
  recipeExports: { name: 'recipe-exports', times: 20, windowMs: hour },
  /** Reports of wrong figures per member. */
  figureReports: { name: 'figure-reports', times: 20, windowMs: day },
  /** Reports of wrong figures per address, by guests. */
  guestFigureReports: { name: 'guest-figure-reports', times: 10, windowMs: day },
  /** Calls to the payment provider per member, as its rate limit is shared by all. */
  payment: { name: 'payment', times: 60, windowMs: hour },
  /** Invites to a household read per member, without those that are good. */
  householdInvites: { name: 'household-invites', times: 30, windowMs: hour },
  /** Shared reports read per address, wrong tokens included. */
  sharedReport: { name: 'shared-report', times: 60, windowMs: 10 * minute },
  /** Calendar feeds read per address; calendar apps poll every few minutes at most. */
  calendarFeed: { name: 'calendar-feed', times: 120, windowMs: 10 * minute },
} as const;

/** To members and guests above the limit. */
export const manyFigureReports = 'You’ve reported many figures today. Please try again tomorrow.';

/** Codes mailed per account and purpose, within any window of the length. */
export const codeMailLimits = [
  { times: 1, windowMs: minute },
  { times: 5, windowMs: hour },
  { times: 10, windowMs: 24 * hour },
] as const;

/** Milliseconds until the limits allow another mail; 0: now. `sent`: times of the last day's mails. */
export function codeMailWait(sent: readonly Date[], now: Date): number {
  const newestFirst = sent.map((at) => at.getTime()).sort((a, b) => b - a);
  const waits = codeMailLimits.map(({ times, windowMs }) => {
    const blocking = newestFirst[times - 1];
    return blocking === undefined ? 0 : blocking + windowMs - now.getTime();
  });
  return Math.max(0, ...waits);
}

/** For `Retry-After`: seconds, rounded up. */
export const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
