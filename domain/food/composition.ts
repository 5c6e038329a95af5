/** What a food is made of, by food id. */
export interface Composition {
  /** By what it is: mayonnaise holds egg. */
  readonly holds: readonly string[];
  /** In many products of this name, so that nobody can say without the label: onion in stock. */
  readonly mayHold: readonly string[];
}

/** By food id. */
export type Compositions = Readonly<Record<string, Composition>>;

const ids = (text: string) => text.split(' ').filter((id) => id !== '');

export const composed = (holds: string, mayHold = ''): Composition => ({
  holds: ids(holds),
  mayHold: ids(mayHold),
});
