import { isDesktopLike } from './desktop-like.ts';

/** What an app is installed on; each has its own way to do it. */
export type Platform = 'ios' | 'android' | 'mac' | 'windows' | 'other';

/** Tells the system by what the browser says of itself. An iPad calls itself a Mac, but has a touch screen. */
export function platformOf(browser: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): Platform {
  const { userAgent } = browser;
  // some phones name a system they are like, after their own
  if (/Windows Phone/i.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  if (/Macintosh/i.test(userAgent)) return isDesktopLike(browser) ? 'mac' : 'ios';
  if (/Windows/i.test(userAgent)) return 'windows';
  return 'other';
}
