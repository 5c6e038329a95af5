/** Foods by name keys, as chosen by people. */
export interface NameBindings {
  /** The member's own choices. */
  readonly own: ReadonlyMap<string, string>;
  /** Bindings accepted by the operator for all members. */
  readonly accepted: ReadonlyMap<string, string>;
}

export const noBindings: NameBindings = { own: new Map(), accepted: new Map() };
