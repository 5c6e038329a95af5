/** Hook for product analytics. Off by default: without a listener nothing is recorded or sent. */
export interface Tracked {
  readonly name: 'recipe search';
  readonly term: string;
}

let listener: ((event: Tracked) => void) | null = null;

export function onTracked(hear: ((event: Tracked) => void) | null): void {
  listener = hear;
}

export function trackSearch(term: string): void {
  listener?.({ name: 'recipe search', term });
}
