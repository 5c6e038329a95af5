/** Sources of errors in a browser: a screen that failed to render, a script that threw, an unhandled promise rejection. */
export const browserErrorKinds = ['screen', 'script', 'promise'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** The app posts each error here, without content. */
export const browserErrorPath = (kind: string) => `/api/browser-errors/${kind}`;
