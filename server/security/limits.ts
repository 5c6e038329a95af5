import { picturesADay } from '#domain/picture/picture-limits.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may be done. The figures for registering, forgotten passwords and codes are our own. */
export const limits = {
  checkEmail: { name: 'check-email', times: 10, windowMs: minute },
  /** Failed sign-ins from one address, whatever the account. */
  signInFromAddress: { name: 'sign-in-address', times: 30, windowMs: 5 * minute },
  register: { name: 'register', times: 300, windowMs: hour },
  forgotPassword: { name: 'forgot-password', times: 30, windowMs: 5 * minute },
  /** Codes that were not right, from one address, whoever they are for. */
  codeFromAddress: { name: 'code-address', times: 30, windowMs: 5 * minute },
  /** Pictures of one member, also those that turn out to be none. */
  picture: { name: 'picture', times: picturesADay, windowMs: day },
  /** Readings from the recipe source outside by one member; each costs the operator's points. */
  outsideRecipes: { name: 'outside-recipes', times: 60, windowMs: hour },
  /** Web pages that one member has fetched to import their recipes. */
  importedPages: { name: 'imported-pages', times: 30, windowMs: hour },
  /** Texts that one member has read for recipes, beside pages and archives. */
  recipeTexts: { name: 'recipe-texts', times: 60, windowMs: hour },
  /** Archives of recipes that one member has read; each holds up to all that may be kept. */
  recipeArchives: { name: 'recipe-archives', times: 10, windowMs: hour },
  /** Times that one member has all own recipes written as files. */
  recipeExports: { name: 'recipe-exports', times: 20, windowMs: hour },
  /** Pages and changes of renewal that one member has the payment provider asked for: its patience is everybody's. */
  payment: { name: 'payment', times: 60, windowMs: hour },
  /** Calendars are read from one address, whoever they belong to; apps ask every few minutes at most. */
  calendarFeed: { name: 'calendar-feed', times: 120, windowMs: 10 * minute },
} as const;

/** How many codes are mailed for one purpose of one account within any stretch of the length. */
export const codeMailLimits = [
  { times: 1, windowMs: minute },
  { times: 5, windowMs: hour },
  { times: 10, windowMs: 24 * hour },
] as const;

/** Milliseconds until one more mail keeps to the limits; 0: it may go now. `sent`: the times of those of the last day. */
export function codeMailWait(sent: readonly Date[], now: Date): number {
  const newestFirst = sent.map((at) => at.getTime()).sort((a, b) => b - a);
  const waits = codeMailLimits.map(({ times, windowMs }) => {
    const blocking = newestFirst[times - 1];
    return blocking === undefined ? 0 : blocking + windowMs - now.getTime();
  });
  return Math.max(0, ...waits);
}

/** For `Retry-After`: whole seconds, never too few. */
export const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
