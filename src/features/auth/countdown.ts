import { countdown as texts } from './texts.ts';

/** Seconds as minutes and seconds: `0:42`, `12:05`. */
export const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** An approximate duration, which changes once a minute. */
export function formatApproximateDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? texts.lessThanMinute : texts.minutes(minutes);
}
