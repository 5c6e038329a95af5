/** Foods by the keys of names, as people decided what a name means. */
export interface NameBindings {
  /** The member's own choices. */
  readonly own: ReadonlyMap<string, string>;
  /** Bindings accepted by the operator for everybody. */
  readonly accepted: ReadonlyMap<string, string>;
}

export const noBindings: NameBindings = { own: new Map(), accepted: new Map() };
