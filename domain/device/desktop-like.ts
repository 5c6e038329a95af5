const phoneOrTablet =
  /Android|iPhone|iPad|iPod|Windows Phone|Mobile|Tablet|Silk|Kindle|PlayBook|BlackBerry|webOS/i;

/** Whether the device is neither phone nor tablet. An iPad may report itself as a Mac, but no Mac has a touch screen. */
export function isDesktopLike(browser: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): boolean {
  if (phoneOrTablet.test(browser.userAgent)) return false;
  return !(browser.userAgent.includes('Macintosh') && browser.maxTouchPoints > 1);
}
