/** Result of a server call. Actors resolve with it; a rejection means a bug in our own code. */
export type Outcome<TValue, TField extends string = string> =
  | { readonly kind: 'ok'; readonly value: TValue }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'paymentRequired' }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'invalid'; readonly message: string; readonly fields: FieldErrors<TField> }
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  | { readonly kind: 'canceled' }
  /** `status` null: no response. `message`: the server's message, if the response contained one. */
  | { readonly kind: 'unavailable'; readonly status: number | null; readonly message: string | null };

/** Messages by form field, for a form whose fields are known by name. */
export type FieldErrors<TField extends string = string> = Partial<Record<TField, readonly string[]>>;

export type OutcomeKind = Outcome<unknown>['kind'];

type OutcomeGuard<TArgs> = (args: TArgs, outcome: Outcome<unknown>) => boolean;

/**
 * A guard for the setup of a machine. A generic call rather than a constant: beside a constant, TypeScript no longer
 * infers the params of the other guards and actions.
 */
export const isKind =
  <TArgs>(kind: OutcomeKind): OutcomeGuard<TArgs> =>
  (_, outcome) =>
    outcome.kind === kind;

/** A guard: the response contains at least one field error. */
export const hasFieldErrors =
  <TArgs>(): OutcomeGuard<TArgs> =>
  (_, outcome) =>
    outcome.kind === 'invalid' && Object.values(outcome.fields).some((texts) => (texts?.length ?? 0) > 0);

export const fieldErrorsOf = <TField extends string>(
  outcome: Outcome<unknown, TField>,
): FieldErrors<TField> => (outcome.kind === 'invalid' ? outcome.fields : {});
