/** A running timer. It is data, so that it survives a reload: the time at which it ends decides. */
export interface CookingTimer {
  readonly id: string;
  /** As in the step. */
  readonly label: string;
  /** Index of the step. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** How far somebody has come with a recipe on this device. */
export interface CookingSession {
  readonly step: number;
  /** Indexes of the steps that are ticked off. */
  readonly done: readonly number[];
  readonly timers: readonly CookingTimer[];
}

/** The recipe that is cooked, as far as its timers need it on any page. */
export interface CookedRecipe {
  readonly recipeId: string;
  readonly title: string;
  /** Number of steps. */
  readonly steps: number;
  readonly servings: number;
  /** Path and query of its cooking mode, with the servings and swaps. */
  readonly address: string;
}

export const newSession: CookingSession = { step: 0, done: [], timers: [] };

/** The timer that rings next; null without any. */
export const nextTimer = (timers: readonly CookingTimer[]): CookingTimer | null =>
  timers.reduce<CookingTimer | null>(
    (first, timer) => (first === null || timer.endsAt < first.endsAt ? timer : first),
    null,
  );

/** Whether it's that timer, and not one that was started later for the same time of the step. */
export const isSameTimer = (one: CookingTimer, other: CookingTimer): boolean =>
  one.id === other.id && one.endsAt === other.endsAt;

/** Whole seconds until it rings; 0 afterwards. */
export const secondsLeft = ({ endsAt }: Pick<CookingTimer, 'endsAt'>, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Whole seconds since it should have rung, as after the device slept; 0 before. */
export const secondsLate = ({ endsAt }: Pick<CookingTimer, 'endsAt'>, now: number): number =>
  Math.max(0, Math.floor((now - endsAt) / 1000));

/** "4:05", "1:00:00". */
export function formatSeconds(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** A session that ended so long ago is over: the next cooking begins anew. Longer than a night. */
const sessionEndsAfterMs = 18 * 3_600_000;

/** Whether nobody goes on with a stored session: its last change and its timers are long past. */
export function isOver(stored: unknown, now: number): boolean {
  if (typeof stored !== 'object' || stored === null) return true;
  const { at, timers }: Readonly<Record<string, unknown>> = { ...stored };
  const ends = Array.isArray(timers) ? timers.map((timer) => Number(timer?.endsAt)) : [];
  const last = Math.max(...[Number(at), ...ends].filter(Number.isFinite), 0);
  return now - last > sessionEndsAfterMs;
}

const isIndex = (value: unknown, count: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;

function isTimer(value: unknown, steps: number): value is CookingTimer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, step, endsAt }: Readonly<Record<string, unknown>> = { ...value };
  return (
    typeof id === 'string' && typeof label === 'string' && isIndex(step, steps) && Number.isFinite(endsAt)
  );
}

/** Parses a stored session of a recipe with so many steps; null when it doesn't belong to it, as after an edit. */
export function readSession(stored: unknown, steps: number): CookingSession | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { step, done, timers }: Readonly<Record<string, unknown>> = { ...stored };
  if (!isIndex(step, steps) || !Array.isArray(done) || !Array.isArray(timers)) return null;
  if (!done.every((each) => isIndex(each, steps)) || !timers.every((each) => isTimer(each, steps)))
    return null;
  return { step, done, timers };
}

/** Parses the recipe of a stored session; null where it isn't known. */
export function readCookedRecipe(stored: unknown): CookedRecipe | null {
  if (typeof stored !== 'object' || stored === null || !('recipe' in stored)) return null;
  const { recipeId, title, steps, servings, address }: Readonly<Record<string, unknown>> = {
    ...Object(stored.recipe),
  };
  if (typeof recipeId !== 'string' || typeof title !== 'string' || typeof address !== 'string') return null;
  return { recipeId, title, steps: Number(steps), servings: Number(servings), address };
}
