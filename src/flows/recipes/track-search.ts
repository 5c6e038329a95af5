/** Where product analytics would listen. Off: nobody listens unless `onTracked` was called, and nothing is sent from the device. */
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
