/** What the tests need of a browser, whichever protocol it speaks. */

/** A source of input with its ticks: both protocols take those of https://www.w3.org/TR/webdriver2/#actions. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly object[] };

export interface Driver {
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  /** Value of a JavaScript expression in the page, which can be a promise. Only what JSON has arrives. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export const phone = { width: 390, height: 844 };

/** An expression whose value is JSON text, so that both protocols return it in the same form. */
export const asJson = (expression: string): string =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`;

export function fromJson<Value>(text: string): Value {
  const { value }: { value: Value } = JSON.parse(text);
  return value;
}
