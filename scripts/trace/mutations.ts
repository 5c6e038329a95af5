/**
 * For every row of docs/requirements.md of the kind ERR, OK or CONST what is changed in the product to see
 * whether its tests notice. A row that quotes a text has that text changed, wherever the product has it; the
 * others are listed here.
 */
import { globSync, readFileSync } from 'node:fs';

/** `from` becomes `to` in the file, at every occurrence. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}
/** Edits that together make one wrong product. */
export type Mutation = readonly Edit[];

const edit = (file: string, from: string, to: string): Mutation => [{ file, from, to }];
/** Wherever the screens of an area have it. */
const inScreens = (area: string, from: string, to: string): Mutation =>
  globSync(`src/features/${area}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(from))
    .map((file) => ({ file, from, to }));
const inMachine = (machine: string, from: string, to: string) =>
  edit(`machines/${machine}.machine.ts`, from, to);
const inMessages = (from: string) => edit('domain/message/messages.ts', from, `${from} (changed)`);
const delay = (machine: string, name: string, from: string, to: string) =>
  inMachine(machine, `delays: { ${name}: ${from} }`, `delays: { ${name}: ${to} }`);

/** Field errors of a response are forgotten. */
const withoutFieldErrors = (machine: string) =>
  inMachine(machine, 'fieldErrors: fieldErrorsOf(outcome)', 'fieldErrors: {}');
const withoutForbidden = (machine: string) =>
  inMachine(machine, "isForbidden: isKind('forbidden')", "isForbidden: isKind('conflict')");
const failureMessage = 'machines/shared/failure-message.ts';
const ownInsteadOfServers = edit(
  failureMessage,
  "    case 'conflict':\n      return outcome.message;",
  "    case 'conflict':\n      return own;",
);
const notLogged = edit('src/flows/log-failure.ts', 'console.warn(', 'console.debug(');
const perPage = (size: number) => `"maximum": 50,\n     "default": ${size}`;
const ingredients = (from: string) => edit('domain/message/messages.ts', from, `(changed) ${from}`);

const chosen: Readonly<Record<string, readonly Mutation[]>> = {
  'ERR-01': [withoutFieldErrors('auth/login'), withoutFieldErrors('auth/email-first')],
  'ERR-02': [withoutForbidden('auth/login')],
  'ERR-04': [withoutForbidden('auth/session')],
  'ERR-05': [withoutFieldErrors('auth/registration')],
  'ERR-06': [withoutFieldErrors('auth/password-reset')],
  'ERR-07': [withoutFieldErrors('auth/password-reset')],
  'ERR-08': [withoutFieldErrors('auth/email-verification')],
  'ERR-09': [withoutFieldErrors('account/profile')],
  'ERR-10': [edit(failureMessage, ': own;', ": 'Changed.';")],
  'ERR-20': [
    inMachine(
      'membership/membership-checkout',
      "'ok' ? messages.checkoutFailed",
      "'ok' ? messages.checkoutStarted",
    ),
  ],
  'ERR-21': [ownInsteadOfServers],
  'ERR-24': [inMessages('Could not enable auto renew. Please retry later.')],
  'ERR-25': [inMessages('Could not cancel auto renew. Please retry later.')],
  'ERR-33': [
    edit(
      failureMessage,
      "    case 'canceled':\n      return null;",
      "      return null;\n    case 'canceled':\n      return own;",
    ),
  ],
  'ERR-37': [
    inMachine(
      'account/notification-switch',
      "{ target: 'disabled', actions: 'noteUnreachable' }",
      "{ target: 'disabled', actions: 'sayUnexpected' }",
    ),
  ],
  'ERR-38': [
    edit(
      'src/flows/account/notification-switch-flow.ts',
      "permission === 'denied') console",
      "permission === 'granted') console",
    ),
  ],
  'ERR-48': [
    edit(
      'domain/message/entry-messages.ts',
      'The system is currently overloaded',
      'The system is overloaded',
    ),
  ],
  'ERR-50': [ownInsteadOfServers],
  'ERR-75': [notLogged],
  'ERR-76': [notLogged],
  'ERR-77': [notLogged],
  'ERR-78': [notLogged],
  'ERR-79': [edit('src/flows/use-copy.ts', 'console.warn(', 'console.debug(')],
  'OK-22': [inMessages('Recipe added to favorites.')],
  'OK-23': [inMessages('Recipe removed from favorites.')],
  'OK-24': [ingredients('Recipes that have ')],
  'OK-25': [ingredients('Recipes that have ')],
  'OK-26': [ingredients('Added "')],
  'OK-27': [ingredients('Added "')],
  'OK-28': [
    inMachine(
      'auth/password-reset',
      'successToast(outcome.value.message)',
      'successToast(messages.codeSent)',
    ),
  ],
  'CONST-01': [delay('shell/splash', 'splashTime', '2000', '2500')],
  'CONST-02': [delay('auth/logout', 'leaveDelay', '500', '700')],
  'CONST-03': [edit('src/app/toasts/toast-store.ts', 'shortMs = 1000', 'shortMs = 1500')],
  'CONST-04': [edit('src/app/toasts/toast-store.ts', 'defaultMs = 5000', 'defaultMs = 6000')],
  'CONST-05': [
    delay('shell/access-refusal', 'readingTime', '1000', '1500'),
    delay('membership/feature-gate', 'readingTime', '1000', '1500'),
  ],
  'CONST-06': [delay('recipes/share-page', 'readingTime', '5000', '6000')],
  'CONST-07': [
    inMachine('shared/term-search', 'typingPause: 500', 'typingPause: 600'),
    delay('collections/collection-list', 'typingPause', '500', '600'),
    delay('planner/picker-search', 'typingPause', '500', '600'),
    delay('recipes/recipe-browser', 'typingPause', '500', '600'),
  ],
  'CONST-08': [
    edit('domain/account/one-time-code.ts', 'codeLength = 6', 'codeLength = 7'),
    edit('domain/account/one-time-code.ts', '\\d{6}', '\\d{7}'),
  ],
  'CONST-09': [inScreens('auth', 'At least 8', 'At least 9'), inScreens('auth', 'min 8', 'min 9')],
  'CONST-10': [
    inMachine(
      'membership/membership-checkout',
      "duration: duration ?? 'monthly'",
      "duration: duration ?? 'yearly'",
    ),
  ],
  'CONST-11': [inMachine('membership/plan-choice', "cycle: 'yearly'", "cycle: 'monthly'")],
  'CONST-12': [
    edit(
      'domain/membership/money.ts',
      "'currency', currency })",
      "'currency', currency, maximumFractionDigits: 0 })",
    ),
  ],
  'CONST-13': [inScreens('membership', '$59', '$69')],
  'CONST-14': [inScreens('membership', '$147.00', '$157.00')],
  'CONST-15': [edit('domain/member/height.ts', 'length: 12', 'length: 13')],
  'CONST-16': [edit('domain/session/after-sign-in.ts', "{ to: 'dashboard' }", "{ to: 'account' }")],
  'CONST-17': [
    edit(
      'src/api/client.ts',
      'fetch: fetchWithRenewal',
      'fetch: (request) => Promise.race([fetchWithRenewal(request), new Promise<Response>((_, reject) => setTimeout(reject, 60_000))])',
    ),
  ],
  'CONST-18': [
    edit('src/api/outcome-of.ts', 'response.ok', 'response.status === 200'),
    edit('src/api/outcome-of.ts', 'response.ok', 'response.status < 305'),
  ],
  'CONST-19': [edit('domain/calendar/birth-date.ts', 'length: 101', 'length: 100')],
  'CONST-20': [inScreens('account', 'LBS', 'KG')],
  'CONST-21': [edit('server/db/migrations/001-accounts.ts', "default 'other'", "default 'female'")],
  'CONST-22': [edit('src/flows/account/push-token-flow.ts', '7 * 24', '8 * 24')],
  'CONST-23': [edit('src/pwa/push-token.ts', 'const workerLimit = 10_000', 'const workerLimit = 12_000')],
  'CONST-24': [
    edit('domain/calendar/greeting.ts', 'hour < 12', 'hour <= 12'),
    edit('domain/calendar/greeting.ts', 'hour < 18', 'hour <= 18'),
  ],
  'CONST-25': [edit('domain/member/short-name.ts', 'initial.toUpperCase()', 'others.at(-1)')],
  'CONST-26': [delay('shared/copy', 'copiedShown', '2000', '2500')],
  'CONST-27': [
    delay('shell/install-prompt', 'hintDelay', '1000', '1500'),
    edit('src/flows/shell/install-prompt-flow.ts', '[2, 3]', '[2, 3, 4]'),
  ],
  'CONST-28': [edit('src/flows/planner/picker-flows.ts', 'pageSize = 10', 'pageSize = 12')],
  'CONST-29': [edit('contract/openapi.json', perPage(10), perPage(12))],
  'CONST-30': [
    edit('domain/meal-plan/generator-form.ts', 'defaultTarget = 2000', 'defaultTarget = 2100'),
    edit('domain/meal-plan/plan-limits.ts', 'defaultTargetCalories = 2000', 'defaultTargetCalories = 2100'),
  ],
  'CONST-31': [edit('domain/food/protein-sources.ts', "'Plant-Based'", "'Plant Based'")],
  'CONST-32': [edit('domain/intolerance/choices.ts', '`Low $', '`Lower $')],
  'CONST-33': [edit('domain/recipe-filter/recipe-filter.ts', 'max: 1000', 'max: 1100')],
  'CONST-34': [edit('domain/intolerance/intolerances.ts', "2: 'Medium'", "2: 'Middle'")],
  'CONST-35': [edit('domain/recipe-filter/recipe-filter.ts', "['1', '2', '3']", "['1', '2', '3', '4']")],
  'CONST-36': [edit('src/ui/recipe/Stars.tsx', '[1, 2, 3, 4, 5]', '[1, 2, 3, 4, 5, 6]')],
  'CONST-37': [edit('domain/recipe/servings.ts', 'minimumServings = 1', 'minimumServings = 2')],
  'CONST-38': [edit('src/features/planner/PickerList.tsx', 'min={0}', 'min={1}')],
  'CONST-39': [edit('src/ui/sheet/BottomSheet.module.css', 'height: 400px', 'height: 420px')],
  'CONST-40': [delay('recipes/intolerance-manager', 'settlingTime', '100', '150')],
  'CONST-41': [edit('domain/calendar/week.ts', 'daysFrom(monday(day), 7)', 'daysFrom(monday(day), 6)')],
  'CONST-42': [edit('domain/onboarding/quiz.ts', "  'excludedIngredients',\n] as const", '] as const')],
  'CONST-43': [edit('domain/questionnaire/questionnaire.ts', "= ['11', '103', '105']", "= ['11', '103']")],
  'CONST-44': [
    edit('domain/questionnaire/questionnaire.ts', "['201', '11', '103', '105']", "['11', '103', '105']"),
  ],
  'CONST-45': [edit('domain/health-score/recommendations.ts', 'featuredCount = 3', 'featuredCount = 4')],
  'CONST-46': [
    edit('domain/meal-plan/day-totals.ts', 'Math.round(items.reduce', 'Number(items.reduce'),
    edit('domain/meal-plan/day-totals.ts', "    Protein: sum('Protein'),\n", ''),
  ],
  'CONST-47': [
    edit('domain/quantity/format-amount.ts', 'tolerance = 0.02', 'tolerance = 0.05'),
    edit('domain/quantity/format-amount.ts', 'smallestDecimal = 0.1', 'smallestDecimal = 0.2'),
  ],
  'CONST-48': [inMachine('recipes/recipe-browser', 'term.length >= 3', 'term.length >= 4')],
  'CONST-49': [edit('machines/auth/credentials.ts', "name: '__'", "name: '_'")],
  'CONST-50': [
    edit('domain/questionnaire/questionnaire.ts', 'const yes = 1', 'const yes = 2'),
    edit('domain/questionnaire/questionnaire.ts', 'const unknown = -1', 'const unknown = -2'),
  ],
  'CONST-51': [edit('domain/recipe/review-picture.ts', "  'image/gif',\n", '')],
};

const sources = globSync('{domain,machines,server,src}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|fixture|cases|journeys|samples)\.tsx?$/.test(file))
  .sort();

/** The quoted text as a literal, or within one where it is part of a longer text. */
function textEdits(text: string): Mutation {
  const edits = (from: string, to: string) =>
    sources.flatMap((file) => (readFileSync(file, 'utf8').includes(from) ? [{ file, from, to }] : []));
  const literal = edits(`'${text}'`, `'${text} (changed)'`);
  return literal.length > 0 ? literal : edits(text, `${text} (changed)`);
}

/** The mutations of every row, by id. Empty: none was found, which a test reports. */
export function mutationsOf(requirements: string): ReadonlyMap<string, readonly Mutation[]> {
  const rows = [...requirements.matchAll(/^\| ((?:ERR|OK|CONST)-\d+) \| ([^|]*)\|/gm)];
  return new Map(
    rows.map(([, id = '', text = '']) => {
      const quoted = /`([^`]{6,})`/.exec(text)?.[1];
      const found = chosen[id] ?? (quoted === undefined ? [] : [textEdits(quoted)]);
      return [id, found];
    }),
  );
}
