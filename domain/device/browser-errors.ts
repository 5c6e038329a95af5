/** Where an error met a member: a screen that could not be shown, a script that threw, a promise that nobody awaited. */
export const browserErrorKinds = ['screen', 'script', 'promise'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** The app posts each error here, without content. */
export const browserErrorPath = (kind: string) => `/api/browser-errors/${kind}`;
