/** Foods by the keys of names, as people decided what a name means. */
export interface NameBindings {
  /** The member's own choices. */
  readonly own: ReadonlyMap<string, string>;
  /** What the operator accepted for everybody. */
  readonly accepted: ReadonlyMap<string, string>;
}

export const noBindings: NameBindings = { own: new Map(), accepted: new Map() };
