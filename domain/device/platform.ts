import { isDesktopLike } from './desktop-like.ts';

/** Platforms with different ways to install the app. */
export type Platform = 'ios' | 'android' | 'mac' | 'windows' | 'other';

/** Detects the platform by the user agent. An iPad reports itself as a Mac, but has a touch screen. */
export function platformOf(browser: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): Platform {
  const { userAgent } = browser;
  // some phones append a compatible system to their own
  if (/Windows Phone/i.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  if (/Macintosh/i.test(userAgent)) return isDesktopLike(browser) ? 'mac' : 'ios';
  if (/Windows/i.test(userAgent)) return 'windows';
  return 'other';
}
