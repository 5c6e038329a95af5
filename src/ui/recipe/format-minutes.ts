import { formatMinutes as texts } from '#src/ui/recipe/texts.ts';
/** "30 min", "1 h", "1 h 10"; null for an unknown time (null or 0). */
export function formatMinutes(minutes: number | null): string | null {
  const whole = Math.round(minutes ?? 0);
  if (!(whole > 0)) return null;
  if (whole < 60) return texts.minutes(whole);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0 ? texts.hours(hours) : texts.hoursAndMinutes(hours, rest);
}
