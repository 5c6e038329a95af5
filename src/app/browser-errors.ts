import { type BrowserErrorKind, browserErrorPath } from '#domain/device/browser-errors.ts';
import { isAborted } from '#src/api/is-aborted.ts';

/** Of one page: a screen that fails in a loop must not send without end. */
const maxReports = 10;

/** Tells the server that an error of this kind happened, and nothing else about it. */
export type CountError = (kind: BrowserErrorKind) => void;

export function createErrorCount(browser: () => Pick<Navigator, 'onLine' | 'sendBeacon'>): CountError {
  let left = maxReports;
  return (kind) => {
    const { onLine } = browser();
    // without a network most errors are its absence
    if (left === 0 || !onLine) return;
    left -= 1;
    browser().sendBeacon?.(browserErrorPath(kind));
  };
}

/** Of this page. */
export const countError: CountError = createErrorCount(() => navigator);

/** Counts what no code caught. */
export function countUncaughtErrors(page: Pick<Window, 'addEventListener'>, count: CountError): void {
  page.addEventListener('error', ({ error }) => {
    // without an error it is a notice of the browser, or a script of another origin
    if (error) count('script');
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isAborted(reason)) count('promise');
  });
}
