/** Seconds: a year. */
const maxAge = 31_536_000;

/** Tells the server, by a cookie for this page alone, which day it is here, so that it can render that day. */
export function noteUtcOffset(): void {
  const minutes = -new Date().getTimezoneOffset();
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one isn't in all browsers
  document.cookie = `kf_utc_offset=${minutes}; Path=/meal-planner; Max-Age=${maxAge}; SameSite=Strict`;
}
