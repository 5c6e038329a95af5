let isFirst = false;

/** Whether the app renders its first screen. */
export const isFirstScreen = (): boolean => isFirst;

/** Called when the app starts. */
export function beginFirstScreen(): void {
  isFirst = true;
}

/** Called when the first screen has replaced the static page. */
export function endFirstScreen(): void {
  isFirst = false;
}
